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

/** What both sides began with. */
const shipped = (file: string) => owner.git('show', `${owner.git('rev-list', '--max-parents=0', 'HEAD')}:${file}`);

describe('an owner who has changed owner.yaml and settings alone', () => {
  beforeEach(() => {
    owner.change('owner.yaml', [/^ {2}cell: .*$/m, '  # Dana answers this one.\n  cell: (206) 321-0142']);
    owner.save('My phone');
    owner.write('settings.env', 'LEADS_KEEP_DAYS=365\n');
  });

  it('takes the project’s files in one merge commit with both parents, and keeps values, remarks and settings', async () => {
    const before = trial.head();
    project.change('owner.yaml', ['# Job title.', '# What stands on your card.']);
    project.change('docs/owner-guide.md', ['# Owner', '# The owner']);
    project.write('src/new.ts', 'export const isNew = true;\n');
    project.remove('docs/comparison-by-hand.md');
    project.save('Second version');
    const { done, notes, aside } = await trial.take();
    expect(done).toContain(project.git('rev-parse', 'HEAD').slice(0, 8));
    expect(notes).toEqual(['owner.yaml: your values stand under the remarks of this version.']);
    expect(aside).toBeUndefined();
    expect(owner.git('log', '-1', '--format=%P')).toBe(`${before} ${project.git('rev-parse', 'HEAD')}`);
    expect(owner.git('status', '--porcelain')).toBe('');
    expect(owner.git('diff', '--name-only', 'HEAD', project.git('rev-parse', 'HEAD'))).toBe('owner.yaml');
    expect(owner.read('owner.yaml')).toContain('# What stands on your card.');
    expect(owner.read('owner.yaml')).toContain('  # Dana answers this one.\n  cell: (206) 321-0142');
    expect(owner.read('settings.env')).toBe('LEADS_KEEP_DAYS=365\n');
    expect(owner.has('docs/comparison-by-hand.md')).toBe(false);
    expect(owner.read('dist/index.html')).toBe(owner.git('rev-parse', 'HEAD^{tree}'));
  });

  it('takes version after version, each from the one before', async () => {
    for (const title of ['One', 'Two']) {
      project.change('README.md', [/^# .*$/m, `# ${title}`]);
      project.save(title);
      await trial.take();
    }
    expect(owner.read('README.md')).toMatch(/^# Two/);
    await expect(trial.take()).rejects.toThrow('You have the newest version of');
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
    expect((await trial.take()).notes).toEqual([
      'owner.yaml: your values stand under the remarks of this version.',
      "owner.yaml: fax is asked for now, such as (206) 321-0100. Until you write your own, the sample's stands there: (206) 555-0199",
    ]);
    expect(owner.read('owner.yaml')).toContain('fax: (206) 555-0199\n\n# The pager. Example: (206) 321-0101\npager: none\n');
    expect(owner.read('owner.yaml')).toContain('cell: (206) 321-0142');
    // The version before does not know the field: the owner is told, and what they have changed since stays.
    owner.change('owner.yaml', ['fax: (206) 555-0199', 'fax: (206) 321-0177'], ['(206) 321-0142', '(206) 321-0143']);
    owner.save('My fax');
    expect((await trial.back()).notes).toContain(
      'owner.yaml: fax is no field any more, and your value of it has gone. It is still in the history of your repository.',
    );
    expect(owner.read('owner.yaml')).toContain('  # Dana answers this one.\n  cell: (206) 321-0143');
    expect(owner.read('owner.yaml')).not.toContain('fax');
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
    const before = trial.head();
    const { notes, aside } = await trial.take();
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
    await trial.take();
    owner.change(post, ['My own words', 'My later words']);
    owner.write('content/posts/later.md', 'Later\n');
    owner.save('Later');
    const later = trial.head();
    const { notes } = await trial.back();
    expect(owner.git('log', '-1', '--format=%P')).toBe(later);
    expect(owner.read(post)).toContain('title: My later words');
    expect(owner.has('content/posts/later.md')).toBe(true);
    expect(owner.has('content/guides/new.md')).toBe(false);
    expect(owner.read(guide).trim()).toBe(shipped(guide).trim());
    expect(notes).toEqual([]);
    await expect(trial.back()).rejects.toThrow('The site has the version before the last upgrade already.');
    await trial.take();
    expect([owner.read(guide), owner.read(post)]).toEqual([project.read(guide), expect.stringContaining('My later words')]);
    await trial.back();
    expect(owner.has('content/guides/new.md')).toBe(false);
    project.change('README.md', [/^# .*$/m, '# Third']);
    project.save('Third version');
    await trial.take();
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
    const { notes, aside } = await trial.take();
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
