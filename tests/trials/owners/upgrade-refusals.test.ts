import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Repository } from '../../project-history.ts';
import { OwnerUpgrade } from './owner-upgrade.ts';

let trial: OwnerUpgrade;
let project: Repository;
let owner: Repository;

beforeEach(() => {
  trial = new OwnerUpgrade();
  ({ project, owner } = trial);
});

afterEach(() => trial.dispose());

describe('an upgrade with other packages', () => {
  beforeEach(() => {
    project.change('README.md', [/^# .*$/m, '# Second']);
    project.change('package-lock.json', ['"version": "1.0.0"', '"version": "2.0.0"']);
    project.write('src/new.ts', '');
    project.save('Second version');
    owner.write('dist/index.html', 'before');
  });

  /** Everything that an upgrade touches. */
  const state = () => [
    trial.head(),
    owner.git('status', '--porcelain'),
    owner.read('README.md'),
    owner.has('src/new.ts'),
    owner.read('dist/index.html'),
    owner.has('node_modules/packages-of'),
    owner.has('node_modules/yaml'),
  ];

  it('leaves everything where it was when the packages cannot be installed or the site not be built', async () => {
    const before = state();
    const failing = (name: 'install' | 'build') => trial.take(undefined, { [name]: () => Promise.reject(new Error('Line 7')) });
    const andBack = 'so everything is back to where it was:\nLine 7';
    await expect(failing('install')).rejects.toThrow(`The packages of that version could not be installed, ${andBack}`);
    expect(state()).toEqual(before);
    await expect(failing('build')).rejects.toThrow(`The site could not be built with that version, ${andBack}`);
    expect(state()).toEqual(before);
    expect(owner.has('upgrades')).toBe(false);
  });

  it('has the packages of its version, and those of the one before after going back', async () => {
    await trial.take();
    expect(owner.read('node_modules/packages-of')).toContain('2.0.0');
    await trial.back();
    expect(owner.read('node_modules/packages-of')).toContain('1.0.0');
  });

  it('is put back by the next command when it was cut short, and what stood in the files then is kept', async () => {
    const before = state();
    // As a power failure leaves it: the files of the new version, and what was made before moved aside.
    owner.git('fetch', '--quiet', 'origin');
    owner.git('read-tree', '-m', '-u', 'HEAD', 'origin/main');
    mkdirSync(join(owner.folder, 'upgrades/.before'), { recursive: true });
    for (const folder of ['node_modules', 'dist'])
      renameSync(join(owner.folder, folder), join(owner.folder, 'upgrades/.before', folder));
    owner.write('content/posts/meanwhile.md', 'Written meanwhile');
    const said: string[] = [];
    await expect(trial.back((sentence) => said.push(sentence))).rejects.toThrow('There was no upgrade here');
    expect(said).toEqual(['An earlier upgrade was cut short. Everything was put back to where it was before it.']);
    expect(state()).toEqual(before);
    expect(owner.git('show', 'stash@{0}^3:content/posts/meanwhile.md')).toBe('Written meanwhile');
  });
});

describe('there is no upgrade', () => {
  const nothingChanged = async (attempt: Promise<unknown>, sentence: string) => {
    const before = trial.head();
    await expect(attempt).rejects.toThrow(sentence);
    expect([trial.head(), owner.has('dist')]).toEqual([before, false]);
  };

  it('while changes are not saved', async () => {
    owner.change('owner.yaml', ['Robin Sample', 'Ana Lind']);
    owner.write('content/posts/ünsaved.md', 'Draft');
    await nothingChanged(trial.take(), 'Some changes are not saved yet: owner.yaml, content/posts/ünsaved.md. Save them first');
    expect(owner.read('owner.yaml')).toContain('Ana Lind');
  });

  it('while there is nothing newer, nowhere to take it from, or none to go back from', async () => {
    await nothingChanged(trial.take(), 'If that is your own repository, name the project');
    await nothingChanged(trial.take('/no/such/folder'), 'There is no repository of the project at /no/such/folder');
    const away = 'https://ana:secret@no-such-host.invalid/site.git';
    await nothingChanged(trial.take(away), 'https://no-such-host.invalid/site.git cannot be reached now.');
    await nothingChanged(trial.take('--upload-pack=touch'), '"--upload-pack=touch" is no address of a repository.');
    await nothingChanged(trial.back(), 'There was no upgrade here from which to go back.');
  });

  it('to a history that has nothing in common, as after a download', async () => {
    rmSync(join(owner.folder, '.git'), { recursive: true });
    await expect(trial.take()).rejects.toThrow('This folder has no history, as after a download as a ZIP file');
    owner.git('init', '--quiet');
    owner.git('config', 'user.name', 'Ana');
    owner.git('config', 'user.email', 'ana@example.org');
    owner.save('My site');
    await nothingChanged(trial.take(), 'This folder does not know where the project is.');
    await nothingChanged(trial.take(project.folder), 'has no history in common with yours');
  });

  it('to a history that was written anew', async () => {
    project.change('README.md', [/^# .*$/m, '# Second']);
    project.save('Second version');
    await trial.take();
    project.git('commit', '--quiet', '--amend', '--message', 'Another second version');
    project.change('README.md', [/^# .*$/m, '# Third']);
    project.save('Third version');
    rmSync(join(owner.folder, 'dist'), { recursive: true });
    await nothingChanged(trial.take(), 'does not go on from the one that you have');
  });
});
