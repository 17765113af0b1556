import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PublishFault } from './publish-fault.ts';
import { unpack } from './tar.ts';

/** The Node that the project pins, such as `24.21.0`. */
export function pinnedNode(root: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies.node as string;
}

/** The processors that Node is built for on Linux, by what the server calls its own. */
const processors: Readonly<Record<string, string>> = { x86_64: 'x64', aarch64: 'arm64' };

/**
 * The pinned Node for a server that runs Linux, as a file: the one that is installed here where the two machines are of one kind,
 * and otherwise the one of the package `node-linux-…`, which npm fetches and checks.
 *
 * @param machine what `uname -m` says on the server
 * @param use is given the file, which may be gone afterwards
 */
export async function withNodeFor(machine: string, root: string, use: (file: string) => Promise<void>): Promise<void> {
  const processor = processors[machine];
  if (!processor)
    throw new PublishFault(`The server has a processor that Node is not built for (${machine}). It must be x86_64 or aarch64.`);
  const installed = join(root, 'node_modules', 'node', 'bin', 'node');
  if (process.platform === 'linux' && process.arch === processor && existsSync(installed)) return use(installed);
  const folder = mkdtempSync(join(tmpdir(), 'node-for-server-'));
  try {
    await fetchPackage(`node-linux-${processor}@${pinnedNode(root)}`, folder);
    await use(join(folder, 'package', 'bin', 'node'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fetchPackage(name: string, folder: string): Promise<void> {
  const npm = spawn('npm', ['pack', name, '--silent', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said = text(npm.stderr);
  const status = await new Promise<number | null>((done, failed) => npm.once('close', done).once('error', failed));
  const file = readdirSync(folder).find((entry) => entry.endsWith('.tgz'));
  if (status !== 0 || !file)
    throw new PublishFault(
      `npm could not fetch Node for the server (${(await said).trim().split('\n').at(-1)}). Check your internet connection and publish again.`,
    );
  await unpack(createReadStream(join(folder, file)), folder);
}
