import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with a history: the project's, or that of an owner who has cloned it. */
export interface Repository {
  readonly folder: string;
  read(file: string): string;
  has(file: string): boolean;
  write(file: string, content: string | Buffer): void;
  /** Changes a text; each thing to change must stand there. */
  change(file: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]): void;
  remove(file: string): void;
  git(...args: readonly string[]): string;
  /** Saves everything, as the guide says. */
  save(message: string): void;
}

export interface ProjectHistory {
  readonly project: Repository;
  readonly owner: Repository;
  dispose(): void;
}

function repository(folder: string): Repository {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  return {
    folder,
    read,
    has: (file) => existsSync(join(folder, file)),
    write,
    change(file, ...changes) {
      const changed = changes.reduce((text, [from, to]) => {
        const next = text.replace(from, to);
        if (next === text) throw new Error(`${file} does not say ${from}.`);
        return next;
      }, read(file));
      write(file, changed);
    },
    remove: (file) => rmSync(join(folder, file)),
    git,
    save(message) {
      git('add', '--all');
      git('commit', '--quiet', '--message', message);
    },
  };
}

/** Makes a folder the repository of somebody. */
function begin(folder: string, name: string, email: string): Repository {
  const begun = repository(folder);
  for (const setting of [`user.name ${name}`, `user.email ${email}`, 'gc.auto 0', 'commit.gpgsign false'])
    begun.git('config', ...setting.split(' '));
  return begun;
}

/**
 * A project as a repository of its own, and an owner's clone of it.
 *
 * @param fill puts the project's files into the folder
 */
export function makeHistory(fill: (folder: string) => void): ProjectHistory {
  const folder = mkdtempSync(join(tmpdir(), 'project-history-'));
  const [ofProject, ofOwner] = [join(folder, 'project'), join(folder, 'owner')];
  fill(ofProject);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', ofProject]);
  const project = begin(ofProject, 'Project', 'project@example.org');
  project.save('First version');
  execFileSync('git', ['clone', '--quiet', ofProject, ofOwner]);
  return {
    project,
    owner: begin(ofOwner, 'Ana', 'ana@example.org'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
