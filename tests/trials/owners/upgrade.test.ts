import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles } from '../../architecture/project-files.ts';
import { linkPackages, markInstalled } from '../../project-copy.ts';
import { makeHistory, type ProjectHistory } from '../../project-history.ts';
import { pageOf, runDesk } from '../../servers/desk-program.ts';
import { freePort } from '../../servers/programs.ts';

let history: ProjectHistory;

beforeAll(() => {
  history = makeHistory((folder) => {
    for (const file of projectFiles('')) cpSync(file, join(folder, file));
    cpSync('owner/sample-owner.yaml', join(folder, 'owner.yaml'));
  });
  linkPackages(history.owner.folder);
});

afterAll(() => history.dispose());

/** Runs a command of package.json there, as the owner types it. */
function npm(...args: readonly string[]): Promise<{ readonly status: number | null; readonly output: string }> {
  const program = spawn('npm', ['run', '--silent', ...args], { cwd: history.owner.folder });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => (output += String(data)));
  return new Promise((ended) => program.on('close', (status) => ended({ status, output })));
}

describe('npm run upgrade', () => {
  it('takes a version, builds the site with it, and leaves the owner’s words and values on the pages', async () => {
    const { project, owner } = history;
    const [post, guide] = ['content/posts/va-loan-benefits-guide.md', 'content/guides/rate-comparison.md'];
    owner.change('owner.yaml', [/^ {2}cell: .*$/m, '  cell: (206) 321-0142']);
    owner.change(post, [/\n$/, '\n\nThis sentence is my own.\n']);
    owner.save('My words');
    owner.write('settings.env', 'SITE_URL=https://www.my-name.com\n');
    project.change(post, [/\n$/, '\n\nThis sentence is the project’s.\n']);
    project.change(guide, [/\n$/, '\n\nThis sentence is new.\n']);
    project.change('owner/owner-schema.ts', [
      "  email: named('Email address', email),",
      "  email: named('Email address', email),\n  fax: named('Fax', phone),",
    ]);
    project.change('owner.yaml', [
      /^# Where the office is/m,
      '# The fax. Example: (206) 321-0100\nfax: (206) 555-0199\n\n# Where the office is',
    ]);
    project.save('Second version');

    const { status, output } = await npm('upgrade');
    expect(status, output).toBe(0);
    expect(output).toContain('owner.yaml: fax is asked for now, such as (206) 321-0100.');
    expect(output).toMatch(/va-loan-benefits-guide\.md: changed by you and by the project\. Yours stays\./);
    expect(output).not.toMatch(/^ +at /m);
    expect(owner.git('log', '-1', '--format=%s|%an')).toMatch(/^Take version [0-9a-f]{8} of the project\|Ana$/);
    expect(owner.git('status', '--porcelain')).toBe('');
    expect(owner.read('dist/learn/rate-comparison.html')).toContain('This sentence is new.');
    expect(owner.read('dist/blog/va-loan-benefits-guide.html')).toContain('This sentence is my own.');
    expect(owner.read('dist/blog/va-loan-benefits-guide.html')).not.toContain('This sentence is the project');
    expect(owner.read('dist/index.html')).toContain('(206) 321-0142');
    expect(owner.read('dist/index.html')).toContain('https://www.my-name.com');
    // What has the sample's value is named until the owner has written their own.
    expect((await npm('launch-check')).output).toMatch(/fax[\s\S]{0,80}\(206\) 555-0199/);
  });

  it('puts back the site as it was when the newer version cannot be built, and says why', async () => {
    const { project, owner } = history;
    const before = [owner.git('rev-parse', 'HEAD'), owner.read('dist/index.html')];
    project.change('owner/read-owner.ts', ["const ownerFile = 'owner.yaml';", "const ownerFile = 'nobody.yaml';"]);
    project.save('A version that cannot be built');
    const { status, output } = await npm('upgrade');
    expect([status, output]).toEqual([1, expect.stringContaining('The site could not be built with that version')]);
    expect(output).toContain('There is no nobody.yaml');
    expect([owner.git('rev-parse', 'HEAD'), owner.read('dist/index.html')]).toEqual(before);
    expect(owner.git('status', '--porcelain')).toBe('');
  });
});

describe('the desk', () => {
  it('shows what is new, takes that version, and opens again with it', async () => {
    const { project, owner } = history;
    project.change('owner/read-owner.ts', ["const ownerFile = 'nobody.yaml';", "const ownerFile = 'owner.yaml';"]);
    project.change('desk/views/StartPage.tsx', ['Good to see you', 'Welcome back']);
    project.save('Greet the owner in other words');
    markInstalled(owner.folder);
    const desk = runDesk(owner.folder, await freePort());
    try {
      const first = await desk.address(0);
      expect(await pageOf(first)).toContain('Good to see you');
      owner.write('settings.env', `PUBLISH_TO=${owner.folder}-public\n`);
      const offered = await pageOf(first, 'upgrade', 'look');
      expect(offered).toContain('Greet the owner in other words');
      expect(await pageOf(first, 'upgrade', 'take')).toMatch(/Your site has version [0-9a-f]{8} of the project\./);
      const second = await desk.address(1);
      expect(second).not.toBe(first);
      expect(await pageOf(second)).toContain('Welcome back');
      expect(await pageOf(second, 'upgrade')).toContain('Return to the version before');
      // What was set on the desk before holds on the one after.
      expect(await pageOf(second, 'publish', 'back')).toContain(`${owner.folder}-public`);
      expect(await pageOf(second, 'upgrade', 'look')).toContain('You have the newest version');
    } finally {
      await desk.close();
    }
  });
});
