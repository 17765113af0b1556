import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Fastify from 'fastify';
import { precompress } from '../../publishing/precompress.ts';
import { readSite } from '../../server/website/files.ts';
import { serveWebsite } from '../../server/website/website.ts';
import { linkPackages } from '../project-copy.ts';
import { buildIfNeeded, runSite } from '../servers/site-server.ts';
import { type CounterProject, counterProjects } from './counter-projects.ts';
import type { Findings, Part, Skipped } from './part.ts';
import { slowPhone, type Visit, visitAll } from './slow-phone.ts';

/** Our pages that stand beside the others: with no island, with an island that waits, with one that starts at once. */
const ourPaths = ['/learn', '/', '/calculator'];

/** Runs a program in a folder; its output is shown only when it fails. */
function run(folder: string, program: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (status !== 0) console.error(`${stdout}\n${stderr}`);
  return status === 0;
}

/** What stands on our home page, a line of its text version each. */
function homePageWords(): string[] {
  return readFileSync('dist/index.txt', 'utf8')
    .split(/\n{2,}/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** Writes a project and installs what it needs. False when the registry does not give it. */
function prepare(folder: string, { packages, files }: CounterProject): boolean {
  for (const [path, text] of Object.entries(files(homePageWords()))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const manifest = { private: true, type: 'module', dependencies: packages ?? dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  if (packages) return run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  linkPackages(folder);
  return true;
}

/** Serves a folder of built pages as our server does: from memory, as brotli. */
async function serve(folder: string): Promise<{ readonly base: string; readonly stop: () => Promise<void> }> {
  await precompress(folder);
  if (!existsSync(join(folder, '404.html'))) writeFileSync(join(folder, '404.html'), '');
  const app = Fastify();
  serveWebsite(app, readSite(folder));
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  return { base, stop: () => app.close() };
}

/** Builds and visits a project; a sentence when it cannot be had. */
async function measureProject(project: CounterProject): Promise<Visit | string> {
  const folder = mkdtempSync(join(tmpdir(), 'counter-'));
  try {
    if (!prepare(folder, project)) return `The packages of ${project.name} could not be installed: the registry did not answer.`;
    const [program, ...args] = project.build;
    if (!run(folder, resolve(folder, 'node_modules/.bin', program), args)) throw new Error(`${project.name} could not be built.`);
    const server = await serve(join(folder, project.built));
    const [visit] = await visitAll([`${server.base}/`]).finally(server.stop);
    return visit as Visit;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(): Promise<Findings | Skipped> {
  buildIfNeeded();
  const measured: { readonly name: string; readonly visit: Visit }[] = [];
  for (const project of counterProjects) {
    const visit = await measureProject(project);
    if (typeof visit === 'string') return { skipped: visit };
    measured.push({ name: project.name, visit });
  }
  const site = await runSite();
  const ours = await visitAll(ourPaths.map((path) => site.url + path)).finally(site.stop);
  measured.push(...ours.map((visit, index) => ({ name: `This site, ${ourPaths[index]}`, visit })));
  return {
    headings: ['page', 'HTML, CSS, script kB', 'all kB', 'requests', 'largest paint ms', 'blocking ms'],
    rows: measured.map(({ name, visit }) => [
      name,
      (visit.codeBytes / 1000).toFixed(1),
      (visit.bytes / 1000).toFixed(1),
      visit.requests,
      Math.round(visit.lcpMs),
      Math.round(visit.blockingMs),
    ]),
    notes: [
      'The first rows are the words of our home page as plain paragraphs with one counter, without styles, type or pictures; ' +
        'the last rows are whole pages of this site. All come from the same server as brotli.',
      `Chromium with a processor ${slowPhone.cpuSlowdown} times slower, ${slowPhone.megabitsPerSecond} Mbit/s, ${slowPhone.latencyMs} ms for each answer; median of three.`,
    ],
    missed: [],
  };
}

export const frameworksBench: Part = { title: 'the same words with a counter in other frameworks', measure };
