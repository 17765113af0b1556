import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Owner } from '../src/owner/define-owner.ts';

/** A copy of the project in a folder of its own, to be built with other settings or another owner. */
export interface SiteCopy {
  readonly folder: string;
  readonly dist: string;
  readonly remove: () => void;
}

/**
 * Copies the project, builds it and tells where. The packages are those of the project itself.
 *
 * @throws Error with what the build printed, when it fails
 */
export function buildSiteCopy(change: { readonly owner?: Owner; readonly environment?: NodeJS.ProcessEnv }): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.split('\n').filter((name) => name !== '' && existsSync(name))) {
    if (file !== 'node_modules') cpSync(file, join(folder, file), { recursive: true });
  }
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  if (change.owner) {
    const values = JSON.stringify(change.owner, null, 2);
    writeFileSync(
      join(folder, 'owner.config.ts'),
      `import { defineOwner } from './src/owner/define-owner.ts';\n\nexport default defineOwner(${values} as never);\n`,
    );
  }
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...change.environment, PATH: `${resolve('node_modules/.bin')}${delimiter}${PATH}`, NODE_OPTIONS: '' },
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    throw new Error(`The copy of the site could not be built:\n${stdout}\n${stderr}`);
  }
  return { folder, dist: join(folder, 'dist'), remove };
}
