import { describe, expect, it } from 'vitest';
import { readOwner } from '../../owner/read-owner.ts';
import { importsOf, projectFiles, read } from './project-files.ts';
import { roomOf, rooms } from './rooms.ts';

const code = projectFiles('.ts', '.tsx', '.astro', '.mjs');
const product = code.filter((file) => !/\.test\.|^tests\//.test(file));

describe('the arrows of the house', () => {
  it.each(rooms)('$room imports only what is simpler', ({ room, to, because }) => {
    const inside = product.filter((file) => roomOf(file)?.room === room);
    const wrong = inside.flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith('node:') && roomOf(target)?.room !== room)
        .filter((target) => !to.some((allowed) => target.startsWith(allowed)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong, `Because ${because}. Pass it in as a prop or an argument, or move the code to where it may know it.`).toEqual(
      [],
    );
  });

  it('every file has a room', () => {
    const homeless = product.filter((file) => !roomOf(file));
    expect(homeless, 'Because a folder without a rule may grow into anything. Give it a rule here.').toEqual([]);
  });

  it('every room is there', () => {
    const gone = rooms.filter(({ room }) => !projectFiles('').some((file) => file.startsWith(room)));
    expect(gone, 'Because a rule about nothing reads as if it held.').toEqual([]);
  });

  it('what Node runs as it stands takes no more than types from JSX', () => {
    const bundled = /^(src|desk\/(client|editor|views))\//;
    const wrong = product
      .filter((file) => file.endsWith('.ts') && !bundled.test(file))
      .filter((file) => /^\s*import\s(?!type\b)[^'";]*from\s*'[^']+\.tsx'/m.test(read(file)));
    expect(wrong, 'Because Node takes the types out of a file and knows no JSX: the program would not start.').toEqual([]);
  });

  it('client: directives stand only in pages and layouts, on components from islands', () => {
    const wrong = code.filter(
      (file) =>
        /\sclient:(load|idle|visible|media|only)\b/.test(read(file)) &&
        /\.(astro|tsx)$/.test(file) &&
        !/^src\/(pages|layouts)\//.test(file),
    );
    expect(
      wrong,
      'Because `grep client:` over pages and layouts is the list of what a browser runs. Let the page put the island into a slot.',
    ).toEqual([]);
    for (const file of projectFiles('.astro')) {
      const islands = [...read(file).matchAll(/<(\w+)[^>]*?\sclient:/g)].map(([, name]) => name as string);
      for (const island of islands) {
        expect(
          read(file),
          `${file}: only a component from src/islands may be hydrated, or its imports ship to everyone.`,
        ).toMatch(new RegExp(`import \\{ ${island} \\} from '[./]+islands/`));
      }
    }
  });
});

describe('the order of the house', () => {
  it('reads the environment only in its config modules', () => {
    const wrong = product.filter((file) => /process\.env\b/.test(read(file)) && !/^(settings|setup|scripts)\//.test(file));
    expect(wrong, 'Because a wrong value must stop the start with one sentence. Read it there and pass it on.').toEqual([]);
  });

  it('reads the owner only for pages, layouts and texts', () => {
    const readers = /^(src\/(pages|layouts)\/|src\/collections\.ts|texts\/)/;
    const wrong = product.filter((file) => importsOf(file).includes('owner/owner.ts') && !readers.test(file));
    expect(wrong, 'Because a section or an island would ship or repeat it. Pass it in as a prop.').toEqual([]);
  });

  it('has no file over 250 lines', () => {
    const long = [...code, ...projectFiles('.css')]
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 250);
    expect(long, 'Because a file should be seen at once. Find the second noun in it and give it a file.').toEqual([]);
  });

  it('has no catch-all folder', () => {
    const wrong = projectFiles('').filter((file) => /(^|\/)(utils?|lib|helpers?|common|shared|misc)\//.test(file));
    expect(wrong, 'Because a homeless helper means a missing noun: name the folder after what it is about.').toEqual([]);
  });

  it('has no barrel file', () => {
    const wrong = product.filter((file) => /(^|\/)index\.tsx?$/.test(file));
    expect(wrong, 'Because a barrel hides which file is needed and ships the others. Import the file itself.').toEqual([]);
  });

  it('pins every package to one version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose, 'Because a build must be the same next year. Add packages with `npm install --save-exact`.').toEqual([]);
  });

  it('has every npm script that its documents name', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const missing = projectFiles('.md').flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z][a-z:-]*)/g)]
        .map(([, name]) => name as string)
        .filter((name) => !(name in scripts))
        .map((name) => `${file} names npm run ${name}`),
    );
    expect(missing, 'Because a reader will type it. Add the script or mend the document.').toEqual([]);
  });

  it('states facts of the owner only in owner.yaml', () => {
    const owner = readOwner();
    const facts = [
      owner.company.name,
      owner.loanOfficer.name,
      owner.company.stateLicense,
      owner.loanOfficer.stateLicense,
      owner.email,
      owner.phone.cell,
      owner.phone.office,
      owner.office.street,
    ].filter((fact) => fact !== undefined);
    const wrong = projectFiles('.ts', '.tsx', '.astro', '.md', '.json')
      .filter(
        (file) =>
          // The schema's error messages show examples.
          !file.startsWith('owner/') &&
          !file.includes('.test.') &&
          !file.startsWith('tests/') &&
          !/^(package(-lock)?\.json|docs\/|README)/.test(file),
      )
      .flatMap((file) => facts.filter((fact) => read(file).includes(fact)).map((fact) => `${file} repeats "${fact}"`));
    expect(wrong, 'Because the owner changes a phone number in one place. Use a prop, or {owner:…} in a text.').toEqual([]);
  });
});
