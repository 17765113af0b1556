import { execFile } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './programs.ts';

const run = promisify(execFile);

/** Where Debian keeps the server's programs, newest first; they are not on the search path. */
function programFolder(): string | undefined {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/pg_ctl').sort().reverse();
  if (newest) return dirname(newest);
  return (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'pg_ctl')));
}

const programs = programFolder();

export const hasPostgres = programs !== undefined;

/** Why nothing is tried on PostgreSQL where there is none. */
export const noPostgres = 'there is no PostgreSQL; install postgresql';

export interface PostgresServer {
  /** Its address, without a database's name. */
  readonly url: string;
  /** Ends every connection at once, as an update of the system does. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes what it kept. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL server of its own in a temporary folder; undefined where PostgreSQL is not installed. */
export async function startPostgresServer(): Promise<PostgresServer | undefined> {
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  // The server refuses to run as root: it then runs as the user that its package made.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    chownSync(folder, Number(stdout), Number((await run('id', ['-g', 'postgres'])).stdout));
  }
  const call = (program: string, ...args: string[]) => {
    const path = join(programs, program);
    return isRoot ? run('runuser', ['-u', 'postgres', '--', path, ...args], { cwd: folder }) : run(path, args, { cwd: folder });
  };
  const data = join(folder, 'data');
  await call('initdb', '--pgdata', data, '--auth=trust', '--username=leads', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8');
  // What the tests try is the site, not PostgreSQL's own durability: without its syncs the tests take a tenth of the time.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 -c fsync=off -c full_page_writes=off`;
  const start = async () => {
    await call('pg_ctl', '--pgdata', data, '--log', join(folder, 'log'), '--options', settings, '--wait', 'start');
  };
  const stop = async () => {
    await call('pg_ctl', '--pgdata', data, '--mode=immediate', '--wait', 'stop');
  };
  await start();
  return {
    url: `postgres://leads@127.0.0.1:${port}`,
    start,
    stop,
    async remove() {
      await stop().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
