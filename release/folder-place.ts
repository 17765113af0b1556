import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isReleaseId, keptReleases, type Place, releaseBefore } from './place.ts';
import { diskFault, PublishFault } from './publish-fault.ts';

/** In each release: its name, which moves along with it. No host serves what begins with a dot. */
const nameFile = '.release';

/** Whether a path is taken, by a link that leads nowhere too. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * A folder of this computer, such as one that is kept in step with a static host. The releases that are not public stand beside it,
 * in `FOLDER.releases`. Where the path is a link it is made to lead to another release, in one step. A folder that is not empty
 * can be put in the place of another in no one step: the public one is moved away and the new one moved in, microseconds later,
 * and if that fails the first is moved back. Neither way are files of two releases ever mixed.
 */
export class FolderPlace implements Place {
  readonly name: string;
  readonly runsServer = false;
  readonly #path: string;
  readonly #releases: string;

  constructor(path: string) {
    this.#path = resolve(path);
    this.#releases = `${this.#path}.releases`;
    this.name = `the folder ${this.#path}`;
  }

  async publicRelease(): Promise<string | undefined> {
    return this.#current();
  }

  async copyPublic(into: string): Promise<boolean> {
    this.#refuseOthers();
    if (!existsSync(join(this.#path, 'index.html'))) return false;
    cpSync(this.#path, into, { recursive: true, dereference: true });
    return true;
  }

  async publish(built: string, id: string): Promise<void> {
    this.#refuseOthers();
    const incoming = join(this.#releases, `incoming-${id}`);
    try {
      mkdirSync(dirname(incoming), { recursive: true });
      for (const left of readdirSync(this.#releases).filter((name) => name.startsWith('incoming-')))
        rmSync(join(this.#releases, left), { recursive: true });
      // The one that waits tells what was wrong; cpSync calls a full disk an input/output error.
      await cp(built, incoming, { recursive: true });
      writeFileSync(join(incoming, nameFile), `${id}\n`);
      this.#removeAbandoned();
      renameSync(incoming, join(this.#releases, id));
      this.#switch(id);
    } catch (error) {
      rmSync(incoming, { recursive: true, force: true });
      throw diskFault(error as NodeJS.ErrnoException, this.name);
    }
    this.#removeOld();
  }

  async goBack(): Promise<void> {
    const current = this.#current();
    const before = current && releaseBefore(current, this.#kept());
    if (!before)
      throw new PublishFault(`There is no release before the public one in ${this.#releases}, so nothing was changed.`);
    try {
      this.#switch(before);
    } catch (error) {
      throw diskFault(error as NodeJS.ErrnoException, this.name);
    }
  }

  /** The folder is replaced as a whole: one that holds anything else must not be. */
  #refuseOthers(): void {
    const project = process.cwd();
    if (`${project}/`.startsWith(`${this.#path}/`) || dirname(this.#path) === this.#path)
      throw new PublishFault(
        `PUBLISH_TO must not be a folder that holds the project, as ${this.#path} does. Name one of its own.`,
      );
    if (!existsSync(this.#path) || readdirSync(this.#path).length === 0) return;
    if (existsSync(join(this.#path, '.headers.json')) && existsSync(join(this.#path, 'index.html'))) return;
    throw new PublishFault(
      `${this.#path} holds something else than this site, and publishing would replace it. ` +
        `Name a new or empty folder in PUBLISH_TO, such as ${join(dirname(this.#path), 'public-site')}.`,
    );
  }

  #current(): string | undefined {
    const file = join(this.#path, nameFile);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  }

  #kept(): string[] {
    return existsSync(this.#releases) ? readdirSync(this.#releases).filter(isReleaseId).sort() : [];
  }

  #switch(id: string): void {
    const release = join(this.#releases, id);
    if (isLink(this.#path)) this.#switchLink(release);
    else if (isThere(this.#path)) this.#exchange(release);
    else renameSync(release, this.#path);
  }

  #exchange(release: string): void {
    // What was published by hand has no name yet: it counts as older than everything.
    const away = join(this.#releases, this.#current() ?? '0000-01-01T00-00-00Z');
    renameSync(this.#path, away);
    try {
      renameSync(release, this.#path);
    } catch (error) {
      renameSync(away, this.#path);
      throw error;
    }
  }

  #switchLink(release: string): void {
    const next = `${this.#path}.next`;
    rmSync(next, { force: true });
    symlinkSync(join(basename(this.#releases), basename(release)), next);
    renameSync(next, this.#path);
  }

  /** A release that was gone back from is not what was public before the next one. */
  #removeAbandoned(): void {
    const current = this.#current();
    for (const id of this.#kept().filter((id) => current !== undefined && id > current))
      rmSync(join(this.#releases, id), { recursive: true });
  }

  #removeOld(): void {
    const current = this.#current();
    const others = this.#kept().filter((id) => id !== current);
    for (const id of others.slice(0, Math.max(0, others.length - (keptReleases - 1))))
      rmSync(join(this.#releases, id), { recursive: true });
  }
}
