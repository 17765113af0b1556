import { existsSync } from 'node:fs';
import { buildMark, isBuiltFrom } from '../../publishing/build-record.ts';
import { siteFolder } from '../sample-site.ts';
import { type Count, run, single, skipped } from './step.ts';

/** The owner's own site must build; what the tests read is the sample owner's, which is another one once the owner's file is changed. */
export function build(): Count {
  const own = single('node', ['scripts/build.ts', '--quiet']);
  return own.failed > 0 ? own : single('node', ['tests/build-sample-site.ts']);
}

/** The same, unless what stands there was built from these very files: the trials follow the tests. */
export function buildIfOld(): Count {
  const stands = isBuiltFrom('dist', buildMark()) && existsSync(`${siteFolder}/index.html`);
  return stands ? { passed: 1, failed: 0 } : build();
}

/** Installs a Debian package for a program that is missing; whether it is there afterwards. */
function isThereOrInstalled(debianPackage: string, path: string): boolean {
  if (existsSync(path)) return true;
  console.log(`This machine has no ${path}; installing the Debian package ${debianPackage}.`);
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${debianPackage} >/dev/null`;
  return run('sh', ['-c', install]).status === 0 && existsSync(path);
}

/** Installs a Debian package with Chromium where its program is missing and the machine lets us. */
export function provideBrowser(debianPackage: string, path: string): Count {
  if (isThereOrInstalled(debianPackage, path)) return { passed: 0, failed: 0 };
  console.error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.');
  return { passed: 0, failed: 1 };
}

/** Installs a program that a trial reads the site with, on machines that are there for tests alone. */
export function provideReader(debianPackage: string, path: string): Count {
  if (existsSync(path)) return { passed: 0, failed: 0 };
  const isThere = process.env.CI !== undefined && isThereOrInstalled(debianPackage, path);
  return isThere ? { passed: 0, failed: 0 } : skipped(`there is no ${path}`);
}

/** Installs an SSH server on machines that are there for tests alone: on somebody's own it would let others knock from now on. */
export function provideSshServer(path: string): Count {
  if (existsSync(path)) return { passed: 0, failed: 0 };
  if (!process.env.CI) return skipped(`there is no ${path}`);
  return isThereOrInstalled('openssh-server', path) ? { passed: 0, failed: 0 } : skipped('openssh-server could not be installed');
}
