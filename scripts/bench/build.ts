import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Findings, median, type Part } from './part.ts';
import { addPosts, copyProject } from './project-copy.ts';

const counts = [6, 100, 1000] as const;

/** A post more is to lengthen the build by this at most. */
const aimedMsAPost = 20;

type Times = Readonly<Record<string, number>>;

/** Builds a copy of the project and returns what each step took, in milliseconds. */
function build(folder: string): Times {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/build.ts', '--quiet', '--times'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
  });
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  if (status !== 0 || !line) throw new Error(`The copy could not be built: ${stderr || stdout}`);
  return JSON.parse(line) as Times;
}

function total(times: Times): number {
  return Object.values(times).reduce((sum, ms) => sum + ms, 0);
}

/** A site with `count` posts, built three times while it is small and once when it is large. */
function measureSize(count: number): Times {
  const { folder, remove } = copyProject();
  try {
    addPosts(folder, count);
    const runs = Array.from({ length: count < 1000 ? 3 : 1 }, () => build(folder));
    const steps = Object.keys(runs[0] ?? {});
    return Object.fromEntries(steps.map((name) => [name, median(runs.map((times) => times[name] ?? Number.NaN))]));
  } finally {
    remove();
  }
}

function measure(): Findings {
  const sizes = counts.map((count) => ({ count, times: measureSize(count) }));
  const [small, medium, large] = sizes.map(({ times }) => times) as [Times, Times, Times];
  const aPost = (of: (times: Times) => number) => (of(large) - of(medium)) / (counts[2] - counts[1]);
  const early = (total(medium) - total(small)) / (counts[1] - counts[0]);
  const row = (name: string, of: (times: Times) => number) => [
    name,
    ...sizes.map(({ times }) => (of(times) / 1000).toFixed(1)),
    aPost(of).toFixed(1),
  ];
  return {
    headings: ['step', ...counts.map((count) => `${count} posts, s`), 'ms a post'],
    rows: [...Object.keys(small).map((name) => row(name, (times) => times[name] ?? 0)), row('together', total)],
    notes: [
      `From ${counts[0]} to ${counts[1]} posts a post costs ${early.toFixed(1)} ms, from ${counts[1]} to ${counts[2]} it costs ${aPost(total).toFixed(1)} ms.`,
    ],
    missed:
      aPost(total) > aimedMsAPost ? [`A post more costs ${aPost(total).toFixed(1)} ms; the aim is ${aimedMsAPost} ms.`] : [],
  };
}

export const buildBench: Part = { title: 'how the build grows with the blog', measure };
