import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Git } from '../../../upgrade/git.ts';
import type { VersionPrograms } from '../../../upgrade/put-in-place.ts';
import { goBack, upgrade } from '../../../upgrade/upgrade.ts';
import { projectFiles } from '../../architecture/project-files.ts';
import { makeHistory, type ProjectHistory, type Repository } from '../../project-history.ts';

/** What of the project is upgraded here: files are chosen by their names, and the owner's file is joined by its own program. */
const part =
  /^(owner\.yaml|package(-lock)?\.json|\.gitignore|README\.md|content\/|docs\/[\w-]+\.md|forms\/|owner\/|pictures\/|scripts\/join|settings\/|src\/(sections\/home|styles)\/|upgrade\/)/;

function fill(folder: string): void {
  for (const file of projectFiles('').filter((name) => part.test(name))) cpSync(file, join(folder, file));
  cpSync('owner/sample-owner.yaml', join(folder, 'owner.yaml'));
}

/** Links the packages that the program for the owner's file needs. */
function linkPackages(owner: Repository): void {
  mkdirSync(join(owner.folder, 'node_modules'), { recursive: true });
  for (const name of ['culori', 'yaml', 'zod'])
    symlinkSync(resolve('node_modules', name), join(owner.folder, 'node_modules', name));
}

/** The programs of a version: the real one for the owner's file; of the others, what they leave behind. */
function programsOf(owner: Repository): VersionPrograms {
  return {
    async install() {
      owner.write('node_modules/packages-of', owner.read('package-lock.json').slice(0, 90));
      linkPackages(owner);
    },
    async joinOwnerFile(files) {
      const program = join(owner.folder, 'scripts/join-owner-file.ts');
      const answer = execFileSync('node', [program], { cwd: owner.folder, input: JSON.stringify(files), encoding: 'utf8' });
      return JSON.parse(answer);
    },
    async build() {
      owner.write('dist/index.html', owner.git('write-tree'));
    },
  };
}

/** An owner's clone of a project, to be upgraded without installing and building anything. */
export class OwnerUpgrade {
  readonly #history: ProjectHistory = makeHistory(fill);
  readonly project = this.#history.project;
  readonly owner = this.#history.owner;
  readonly programs = programsOf(this.owner);

  constructor() {
    linkPackages(this.owner);
  }

  take(from?: string, programs: Partial<VersionPrograms> = {}) {
    return upgrade(new Git(this.owner.folder, process.env), { ...this.programs, ...programs }, from, () => {});
  }

  back(say: (sentence: string) => void = () => {}) {
    return goBack(new Git(this.owner.folder, process.env), this.programs, say);
  }

  head(): string {
    return this.owner.git('rev-parse', 'HEAD');
  }

  dispose(): void {
    this.#history.dispose();
  }
}
