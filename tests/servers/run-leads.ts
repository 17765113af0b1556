import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs `npm run leads -- …` as a process of its own on a data folder; a last argument may hold further settings. */
export function runLeads(dataDir: string, ...call: readonly (string | NodeJS.ProcessEnv)[]): Promise<Said> {
  const args = call.filter((each) => typeof each === 'string');
  const settings = call.find((each) => typeof each === 'object') ?? {};
  return new Promise((ended) => {
    execFile(
      process.execPath,
      [resolve('server/leads/leads-cli.ts'), ...args],
      { env: { ...process.env, DATA_DIR: dataDir, ...settings }, maxBuffer: 1e9 },
      (fault, out, error) => ended({ code: fault ? Number(fault.code) : 0, out, error }),
    );
  });
}
