import type { Page } from '@playwright/test';

/** One thing that a screen reader comes to, as Chromium tells it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly depth: number;
  /** Role, name, description and state, as deep as it lies. What changes with the calendar is a sign. */
  readonly line: string;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly value?: { readonly value?: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Boxes without a meaning, and the lines that a text is broken into. */
const unheard =
  /^(generic|none|InlineTextBox|RootWebArea|LineBreak|ListMarker|LabelText|DescriptionList|LayoutTable\w*|MenuListPopup|Legend|rowgroup)$/;

/** What is named by the text in it, which is then not read a second time. */
const namedByText =
  /^(heading|link|button|MenuListOption|option|DisclosureTriangle|summary|columnheader|rowheader|Legend|LabelText|term|spinbutton|cell|gridcell|img|image|canvas|tab)$/;

/** States that are said. */
const said = new Set([
  'required',
  'invalid',
  'disabled',
  'expanded',
  'checked',
  'pressed',
  'selected',
  'live',
  'hasPopup',
  'level',
  'readonly',
]);

/** Days, months and figures go with the calendar and the tables of a year; the words stay. */
function withoutDates(text: string): string {
  return text
    .replace(/\b(January|February|March|April|May|June|July|August|September|October|November|December)(?= \d)/g, 'Month')
    .replace(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\.?(?= \d)/g, 'Month')
    .replace(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'Weekday')
    .replace(/\d[\d,.]*(?<![,.])/g, '#');
}

function stateOf({ role, properties = [] }: AxNode): string {
  return properties
    .filter(
      ({ name, value: { value } }) =>
        said.has(name) &&
        (name !== 'level' || role?.value === 'heading') &&
        value !== false &&
        value !== 'false' &&
        value !== 'off',
    )
    .map(({ name, value: { value } }) => (value === true || value === 'true' ? name : `${name} ${String(value)}`))
    .join(', ');
}

/** Everything on the page, in the order in which it is read. */
export async function heardIn(page: Page): Promise<Heard[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: Heard[] = [];
  const walk = (node: AxNode, depth: number, inName: boolean) => {
    const role = node.role?.value ?? '';
    const name = (node.name?.value ?? '').replace(/\s+/g, ' ').trim();
    const isSaid = !node.ignored && !unheard.test(role) && !(role === 'StaticText' && (inName || name === ''));
    if (isSaid) {
      const description = node.description?.value?.replace(/\s+/g, ' ').trim();
      const value = node.value?.value;
      const parts = [
        role === 'StaticText' ? name : [role, name && `“${name}”`].filter(Boolean).join(' '),
        value !== undefined && value !== '' && `= ${value}`,
        description && description !== name && `(${description})`,
        stateOf(node) && `[${stateOf(node)}]`,
      ];
      heard.push({ role, name, depth, line: withoutDates(`${'  '.repeat(depth)}${parts.filter(Boolean).join(' ')}`) });
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child, isSaid ? depth + 1 : depth, inName || (!node.ignored && namedByText.test(role)));
    }
  };
  if (nodes[0]) walk(nodes[0], 0, false);
  await client.detach();
  return heard;
}

const needsName =
  /^(link|button|textbox|combobox|checkbox|radio|slider|spinbutton|searchbox|heading|image|img|canvas|navigation|radiogroup|dialog|DisclosureTriangle|Date)$/;

/** What may say the same as what is before it: a cell of another column, and the box around a wide table, which scrolls by the keyboard. */
const mayRepeat = /^(cell|group|region)$/;

/** What nobody should hear: a control without a name, the same words twice in a row, a live region that speaks before anything happened. */
export function troublesIn(heard: readonly Heard[]): string[] {
  return heard.flatMap(({ role, name, depth, line }, index) => {
    const before = heard[index - 1];
    const isTwice = before?.name === name && before.depth >= depth && name.length > 2 && !mayRepeat.test(role);
    // A wide table stands in a box of its own, which has the name.
    const isBareTable = role === 'table' && name === '' && !(before && mayRepeat.test(before.role) && before.name !== '');
    const speaks = /^(status|alert|log)$/.test(role) && (heard[index + 1]?.depth ?? 0) > depth;
    return [
      ...(isBareTable || (needsName.test(role) && name === '') ? [`without a name: ${line}`] : []),
      ...(isTwice ? [`twice: ${line}`] : []),
      ...(speaks ? [`speaks at once: ${line}`] : []),
    ];
  });
}
