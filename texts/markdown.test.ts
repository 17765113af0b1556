import { expect, it } from 'vitest';
import sample from '../tests/sample-owner.ts';
import { markdownWithPlaceholders } from './markdown.ts';

type Shared = Parameters<ReturnType<typeof markdownWithPlaceholders>['createRenderer']>[0];

async function written(markdown: string): Promise<string> {
  const renderer = await markdownWithPlaceholders(sample).createRenderer({} as Shared);
  return (await renderer.render(markdown, {})).code;
}

it('writes a column of figures to the right without a style attribute, which the content policy would refuse', async () => {
  const html = await written(
    '| Item | Amount | Paid by | Note |\n| --- | ---: | :---: | :--- |\n| Price | $450,000 | you | a |\n',
  );
  expect(html).toContain('<th class="to-right">Amount</th>');
  expect(html).toContain('<td class="to-right">$450,000</td>');
  expect(html).toContain('<td class="to-center">you</td>');
  expect(html).toContain('<td>a</td>');
  expect(html).not.toContain('style=');
});

it('puts every table into a box that the keyboard can scroll, named by the heading above it, and knows pros and cons', async () => {
  const html = await written(
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n\n## To weigh\n\n| Pros | Cons |\n| --- | --- |\n| more | less |\n',
  );
  expect(html).toContain('<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>');
  expect(html).toContain('<h2 id="to-weigh">');
  expect(html).toContain('<div class="table-scroll" role="group" aria-labelledby="to-weigh" tabindex="0"><table');
  expect(html.match(/<table class="pros-and-cons">/g)).toHaveLength(1);
});

it('keeps a word with a hyphen whole in a heading, and leaves its text and its address as they are', async () => {
  const html = await written('## Phase 1: pre-qualification or pre-approval\n\nA pre-qualification.\n');
  expect(html).toContain('<span class="whole">pre-qualification</span> or <span class="whole">pre-approval</span></h2>');
  expect(html).toContain('id="phase-1-pre-qualification-or-pre-approval"');
  expect(html).toContain('<p>A pre-qualification.</p>');
});

it('keeps a telephone number whole', async () => {
  expect(await written('Call (206) 555-0142 or write.\n')).toContain('Call <span class="whole">(206) 555-0142</span> or write.');
});
