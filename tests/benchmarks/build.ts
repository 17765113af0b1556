import { statSync } from 'node:fs';
import { join } from 'node:path';
import { morePosts } from '../more-posts.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { type Findings, median, type Part } from './part.ts';

const counts = [6, 100, 1000] as const;

/** A post more is to lengthen the build by this at most. */
const aimedMsAPost = 20;

interface Time {
  readonly ms: number;
  /** Processor time. */
  readonly cpuMs: number;
}

/** What a visitor and a reader of feeds fetch of the whole blog. */
const shownFiles = ['blog.html', 'feed.json', 'rss.xml'];

type Times = Readonly<Record<string, Time>>;

/** Builds a copy of the project and returns what each step took. */
async function build(copy: ProjectCopy): Promise<Times> {
  const { status, output } = await copy.run('scripts/build.ts', '--quiet', '--times');
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (status !== 0 || !line) throw new Error(`The copy could not be built: ${output}`);
  return JSON.parse(line) as Times;
}

function total(times: Times, unit: keyof Time): number {
  return Object.values(times).reduce((sum, time) => sum + time[unit], 0);
}

interface Size {
  readonly count: number;
  readonly times: Times;
  /** How long `shownFiles` are. */
  readonly sent: string;
}

/** A site with `count` posts, built three times while it is small and once when it is large. */
async function measureSize(count: number): Promise<Size> {
  const copy = copyProject();
  try {
    for (const [file, text] of Object.entries(morePosts(count))) copy.write(file, text);
    const runs: Times[] = [];
    while (runs.length < (count < 1000 ? 3 : 1)) runs.push(await build(copy));
    const middle = (name: string, unit: keyof Time) => median(runs.map((times) => times[name]?.[unit] ?? Number.NaN));
    const times = Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, { ms: middle(name, 'ms'), cpuMs: middle(name, 'cpuMs') }]),
    );
    const kilobytes = (file: string) => Math.round(statSync(join(copy.folder, 'dist', file)).size / 1000);
    return { count, times, sent: shownFiles.map((file) => `${file} ${kilobytes(file)} kB`).join(', ') };
  } finally {
    copy.dispose();
  }
}

async function measure(): Promise<Findings> {
  const sizes: Size[] = [];
  for (const count of counts) sizes.push(await measureSize(count));
  const [small, medium, large] = sizes.map(({ times }) => times) as [Times, Times, Times];
  type Of = (times: Times, unit: keyof Time) => number;
  const aPost = (of: Of, unit: keyof Time) => (of(large, unit) - of(medium, unit)) / (counts[2] - counts[1]);
  const early = (total(medium, 'cpuMs') - total(small, 'cpuMs')) / (counts[1] - counts[0]);
  const row = (name: string, of: Of) => [
    name,
    ...sizes.map(({ times }) => (of(times, 'ms') / 1000).toFixed(1)),
    aPost(of, 'ms').toFixed(1),
    aPost(of, 'cpuMs').toFixed(1),
  ];
  // Other work on the machine lengthens the time by the clock; an idle machine needs no longer than the processor time.
  const needed = Math.min(aPost(total, 'ms'), aPost(total, 'cpuMs'));
  return {
    headings: ['step', ...counts.map((count) => `${count} posts, s`), 'ms a post', 'CPU ms a post'],
    rows: [...Object.keys(small).map((name) => row(name, (times, unit) => times[name]?.[unit] ?? 0)), row('together', total)],
    notes: [
      ...sizes.map(({ count, sent }) => `${count} posts, uncompressed: ${sent}.`),
      `The last two columns are from ${counts[1]} to ${counts[2]} posts. From ${counts[0]} to ${counts[1]} a post costs ${early.toFixed(1)} ms of processor time.`,
    ],
    missed: needed > aimedMsAPost ? [`A post more costs ${needed.toFixed(1)} ms; the aim is ${aimedMsAPost} ms.`] : [],
  };
}

export const buildBench: Part = { title: 'how the build grows with the blog', measure };
