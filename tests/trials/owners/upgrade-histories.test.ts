import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Git } from '../../../upgrade/git.ts';
import type { VersionPrograms } from '../../../upgrade/put-in-place.ts';
import { goBack, upgrade } from '../../../upgrade/upgrade.ts';
import { projectFiles } from '../../architecture/project-files.ts';
import { makeHistory, type ProjectHistory, type Repository } from '../../project-history.ts';

let history: ProjectHistory;
let project: Repository;
let owner: Repository;
let built: number;

/** What of the project an upgrade reads here: its files are chosen by their names, and the owner's file is joined by its own program. */
const part =
  /^(owner\.yaml|package(-lock)?\.json|\.gitignore|README\.md|content\/|docs\/[\w-]+\.md|forms\/|owner\/|pictures\/|scripts\/join|settings\/|src\/(sections\/home|styles)\/|upgrade\/)/;

function fill(folder: string): void {
  for (const file of projectFiles('').filter((name) => part.test(name))) cpSync(file, join(folder, file));
  cpSync('owner/sample-owner.yaml', join(folder, 'owner.yaml'));
}

/** Links packages of this project into the owner's. */
function link(...names: readonly string[]): void {
  mkdirSync(join(owner.folder, 'node_modules'), { recursive: true });
  for (const name of names) symlinkSync(resolve('node_modules', name), join(owner.folder, 'node_modules', name));
}

beforeEach(() => {
  history = makeHistory(fill);
  ({ project, owner } = history);
  link('astro', 'culori', 'yaml');
  built = 0;
});

afterEach(() => history.dispose());

/** The programs of a version: the real one for the owner's file; for the others, what they leave behind. */
const programs: VersionPrograms = {
  async install() {
    owner.write('node_modules/packages-of', owner.read('package-lock.json').slice(0, 90));
    link('astro', 'culori', 'yaml');
  },
  async joinOwnerFile(files) {
    const program = join(owner.folder, 'scripts/join-owner-file.ts');
    return JSON.parse(execFileSync('node', [program], { cwd: owner.folder, input: JSON.stringify(files), encoding: 'utf8' }));
  },
  async build() {
    built += 1;
    owner.write('dist/index.html', owner.git('write-tree'));
  },
};

const git = () => new Git(owner.folder, process.env);
const take = (from?: string, by = programs) => upgrade(git(), by, from, () => {});
const back = (by = programs) => goBack(git(), by, () => {});
const head = () => owner.git('rev-parse', 'HEAD');
const newest = () => project.git('rev-parse', 'HEAD');

/** What both sides began with. */
const shipped = (file: string) => owner.git('show', `${owner.git('rev-list', '--max-parents=0', 'HEAD')}:${file}`);

describe('an owner who has changed owner.yaml and settings alone', () => {
  beforeEach(() => {
    owner.change('owner.yaml', [/^ {2}cell: .*$/m, '  # Dana answers this one.\n  cell: (206) 321-0142']);
    owner.save('My phone');
    owner.write('settings.env', 'LEADS_KEEP_DAYS=365\n');
  });

  it('takes the project’s files in one merge commit with both parents, and keeps values, remarks and settings', async () => {
    const before = head();
    project.change('owner.yaml', ['# Job title.', '# What stands on your card.']);
    project.change('docs/owner-guide.md', ['# Owner', '# The owner']);
    project.write('src/new.ts', 'export const isNew = true;\n');
    project.remove('docs/comparison-by-hand.md');
    project.save('Second version');
    const { done, notes, aside } = await take();
    expect(done).toContain(newest().slice(0, 8));
    expect(notes).toEqual(['owner.yaml: your values stand under the remarks of this version.']);
    expect(aside).toBeUndefined();
    expect(owner.git('log', '-1', '--format=%P')).toBe(`${before} ${newest()}`);
    expect(owner.git('status', '--porcelain')).toBe('');
    expect(owner.git('diff', '--name-only', 'HEAD', newest())).toBe('owner.yaml');
    expect(owner.read('owner.yaml')).toContain('# What stands on your card.');
    expect(owner.read('owner.yaml')).toContain('  # Dana answers this one.\n  cell: (206) 321-0142');
    expect(owner.read('settings.env')).toBe('LEADS_KEEP_DAYS=365\n');
    expect([built, owner.has('docs/comparison-by-hand.md')]).toEqual([1, false]);
  });

  it('takes version after version, each from the one before', async () => {
    for (const title of ['One', 'Two']) {
      project.change('README.md', [/^# .*$/m, `# ${title}`]);
      project.save(title);
      await take();
    }
    expect(owner.read('README.md')).toMatch(/^# Two/);
    await expect(take()).rejects.toThrow('You have the newest version of');
  });

  it('is asked for a new field in words, and has the sample’s value and none until then', async () => {
    project.change('owner/owner-schema.ts', [
      "  email: named('Email address', email),",
      "  email: named('Email address', email),\n  fax: named('Fax', phone),\n  pager: named('Pager', phone).optional(),",
    ]);
    project.change('owner.yaml', [
      /^# Where the office is/m,
      '# The fax. Example: (206) 321-0100\nfax: (206) 555-0199\n\n# The pager. Example: (206) 321-0101\npager: (206) 555-0198\n\n# Where the office is',
    ]);
    project.save('Fax');
    expect((await take()).notes).toEqual([
      'owner.yaml: your values stand under the remarks of this version.',
      "owner.yaml: fax is asked for now, such as (206) 321-0100. Until you write your own, the sample's stands there: (206) 555-0199",
    ]);
    expect(owner.read('owner.yaml')).toContain('fax: (206) 555-0199\n\n# The pager. Example: (206) 321-0101\npager: none\n');
    expect(owner.read('owner.yaml')).toContain('cell: (206) 321-0142');
  });
});

describe('an owner who has rewritten a post, deleted another, and added a photograph and a guide', () => {
  const [post, other] = ['content/posts/va-loan-benefits-guide.md', 'content/posts/refinancing-vs-home-equity-loan.md'];
  const guide = 'content/guides/rate-comparison.md';

  beforeEach(() => {
    owner.change(post, [/^title: .*$/m, 'title: My own words']);
    owner.remove(other);
    owner.write('pictures/me.jpg', Buffer.from([0xff, 0xd8, 0, 1, 2]));
    owner.write('content/guides/mine.md', 'Mine\n');
    owner.save('My posts');
    project.change(post, [/^title: .*$/m, 'title: Better words\nsummary: New']);
    project.change(other, [/^title: .*$/m, 'title: Better words']);
    project.write(guide, `${project.read(guide)}\nOne more sentence.\n`);
    project.write('content/guides/new.md', 'New\n');
    project.save('Second version');
  });

  it('keeps each, reads the newer post beside the site, and has the guide that they never touched', async () => {
    const before = head();
    const { notes, aside } = await take();
    expect(owner.read(post)).toContain('title: My own words');
    expect([owner.has(other), owner.has('pictures/me.jpg'), owner.read('content/guides/mine.md')]).toEqual([
      false,
      true,
      'Mine\n',
    ]);
    expect(owner.read(guide)).toContain('One more sentence.');
    expect(owner.read('content/guides/new.md')).toBe('New\n');
    expect(owner.read(`${aside}/${post}`)).toBe(project.read(post));
    expect(notes).toEqual([
      `${other}: you have deleted it, and it stays deleted. The project has changed it since.`,
      `${post}: changed by you and by the project. Yours stays. To read the project's newer one, with 2 lines put in and 1 line taken out, open ${aside}/${post}`,
    ]);
    expect(owner.read(`${aside}/what-changed.txt`)).toBe(`${notes.join('\n')}\n`);
    expect(owner.git('status', '--porcelain')).toBe('');
    expect(owner.git('diff', '--name-status', before, 'HEAD').split('\n')).toEqual(['A\tcontent/guides/new.md', `M\t${guide}`]);
  });

  it('returns to the version before with what they have saved since, and may take the newer one again', async () => {
    await take();
    owner.change(post, ['My own words', 'My later words']);
    owner.write('content/posts/later.md', 'Later\n');
    owner.save('Later');
    const later = head();
    const { notes } = await back();
    expect(owner.git('log', '-1', '--format=%P')).toBe(later);
    expect(owner.read(post)).toContain('title: My later words');
    expect(owner.has('content/posts/later.md')).toBe(true);
    expect(owner.has('content/guides/new.md')).toBe(false);
    expect(owner.read(guide).trim()).toBe(shipped(guide).trim());
    expect(notes).toEqual([]);
    await expect(back()).rejects.toThrow('The site has the version before the last upgrade already.');
    await take();
    expect([owner.read(guide), owner.read(post)]).toEqual([project.read(guide), expect.stringContaining('My later words')]);
    await back();
    expect(owner.has('content/guides/new.md')).toBe(false);
    project.change('README.md', [/^# .*$/m, '# Third']);
    project.save('Third version');
    await take();
    expect([owner.has('content/guides/new.md'), owner.read('README.md').slice(0, 7)]).toEqual([true, '# Third']);
  });
});

describe('an owner whose developer has changed words and a style', () => {
  it('has both where the lines differ, and the project’s where they are the same, with theirs laid aside', async () => {
    const [section, style] = ['src/sections/home/Person.tsx', 'src/styles/site.css'];
    const [words, own] = [/<p className="mb-4 text-sm">/, '<p className="mb-8 text-sm">'];
    owner.change(section, [words, own]);
    owner.change(style, ['@layer theme,', '/* ours */\n@layer theme,']);
    owner.save('Our style');
    project.change(section, [words, '<p className="mb-2 text-sm">']);
    project.write(style, `${project.read(style)}\n.new { color: red; }\n`);
    project.save('Second version');
    const { notes, aside } = await take();
    expect(owner.read(style)).toMatch(/^\/\* ours \*\/[\s\S]*\.new \{ color: red; \}\n$/);
    expect(owner.read(section)).toBe(project.read(section));
    expect(owner.read(`${aside}/${section}`)).toContain(own);
    expect(notes).toEqual([
      `${section}: changed by you and by the project in the same place. It is the project's newer one now, and yours is in ${aside}/${section}. Show both to whoever changed it.`,
      `${style}: changed by you and by the project, in different lines. It has both changes now.`,
    ]);
    expect(owner.read(style) + owner.read(section)).not.toContain('<<<<<<<');
  });
});

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
    head(),
    owner.git('status', '--porcelain'),
    owner.read('README.md'),
    owner.has('src/new.ts'),
    owner.read('dist/index.html'),
    owner.has('node_modules/packages-of'),
    owner.has('node_modules/yaml'),
  ];

  it('leaves everything where it was when the packages cannot be installed or the site not be built', async () => {
    const before = state();
    const failing = (name: 'install' | 'build') =>
      take(undefined, { ...programs, [name]: () => Promise.reject(new Error('Line 7')) });
    const andBack = 'so everything is back to where it was:\nLine 7';
    await expect(failing('install')).rejects.toThrow(`The packages of that version could not be installed, ${andBack}`);
    expect(state()).toEqual(before);
    await expect(failing('build')).rejects.toThrow(`The site could not be built with that version, ${andBack}`);
    expect(state()).toEqual(before);
    expect(owner.has('upgrades')).toBe(false);
  });

  it('has the packages of its version, and those of the one before after going back', async () => {
    await take();
    expect(owner.read('node_modules/packages-of')).toContain('2.0.0');
    await back();
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
    await expect(goBack(git(), programs, (sentence) => said.push(sentence))).rejects.toThrow('There was no upgrade here');
    expect(said).toEqual(['An earlier upgrade was cut short. Everything was put back to where it was before it.']);
    expect(state()).toEqual(before);
    expect(owner.git('show', 'stash@{0}^3:content/posts/meanwhile.md')).toBe('Written meanwhile');
  });
});

describe('there is no upgrade', () => {
  const nothingChanged = async (attempt: Promise<unknown>, sentence: string) => {
    const before = head();
    await expect(attempt).rejects.toThrow(sentence);
    expect([head(), built]).toEqual([before, 0]);
  };

  it('while changes are not saved', async () => {
    owner.change('owner.yaml', ['Robin Sample', 'Ana Lind']);
    owner.write('content/posts/ünsaved.md', 'Draft');
    await nothingChanged(take(), 'Some changes are not saved yet: owner.yaml, content/posts/ünsaved.md. Save them first');
    expect(owner.read('owner.yaml')).toContain('Ana Lind');
  });

  it('while there is nothing newer, nowhere to take it from, or none to go back from', async () => {
    await nothingChanged(take(), 'If that is your own repository, name the project');
    await nothingChanged(take('/no/such/folder'), 'There is no repository of the project at /no/such/folder');
    const away = 'https://ana:secret@no-such-host.invalid/site.git';
    await nothingChanged(take(away), 'https://no-such-host.invalid/site.git cannot be reached now.');
    await nothingChanged(take('--upload-pack=touch'), '"--upload-pack=touch" is no address of a repository.');
    await nothingChanged(back(), 'There was no upgrade here from which to go back.');
  });

  it('to a history that has nothing in common, as after a download', async () => {
    rmSync(join(owner.folder, '.git'), { recursive: true });
    await expect(take()).rejects.toThrow('This folder has no history, as after a download as a ZIP file');
    owner.git('init', '--quiet');
    owner.git('config', 'user.name', 'Ana');
    owner.git('config', 'user.email', 'ana@example.org');
    owner.save('My site');
    await nothingChanged(take(), 'This folder does not know where the project is.');
    await nothingChanged(take(project.folder), 'has no history in common with yours');
  });

  it('to a history that was written anew', async () => {
    project.change('README.md', [/^# .*$/m, '# Second']);
    project.save('Second version');
    await take();
    project.git('commit', '--quiet', '--amend', '--message', 'Another second version');
    project.change('README.md', [/^# .*$/m, '# Third']);
    project.save('Third version');
    built = 0;
    await nothingChanged(take(), 'does not go on from the one that you have');
  });
});
