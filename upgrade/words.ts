import type { AskedField } from './owner-file.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** What the owner is told of files: of a newer version that they take, or of the earlier one that they go back to. */
export class Words {
  readonly #folder: string;
  readonly #other: string;

  /**
   * @param folder where files are kept for reading
   * @param to which version they take
   */
  constructor(folder: string, to: 'newer' | 'earlier') {
    this.#folder = folder;
    this.#other = to === 'newer' ? "the project's newer one" : 'the one of the earlier version';
  }

  #toRead(path: string): string {
    return `${this.#folder}/${path}`;
  }

  staysDeleted(path: string): string {
    return `${path}: you have deleted it, and it stays deleted. The project has changed it since.`;
  }

  onlyYours(path: string): string {
    return `${path}: yours stays. The version that you take does not have it.`;
  }

  yoursStays(path: string, changed: readonly [put: number, taken: number] | undefined): string {
    const how = changed ? `, with ${lines(changed[0])} put in and ${lines(changed[1])} taken out,` : '';
    return `${path}: changed by you and by the project. Yours stays. To read ${this.#other}${how} open ${this.#toRead(path)}`;
  }

  together(path: string): string {
    return `${path}: changed by you and by the project, in different lines. It has both changes now.`;
  }

  sameLines(path: string): string {
    return `${path}: changed by you and by the project in the same place. It is ${this.#other} now, and yours is in ${this.#toRead(path)}. Show both to whoever changed it.`;
  }

  isGone(path: string): string {
    return `${path}: the version that you take does not have it any more, so it is gone. Yours is in ${this.#toRead(path)}.`;
  }

  isBack(path: string): string {
    return `${path}: you had deleted it, and the version that you take needs it: it is back.`;
  }

  /** What became of the values of the owner's file. */
  values({ asked, gone }: { readonly asked: readonly AskedField[]; readonly gone: readonly string[] }): string[] {
    return [
      'owner.yaml: your values stand under the remarks of this version.',
      ...asked.map(
        ({ field, example, sample }) =>
          `owner.yaml: ${field} is asked for now, such as ${example || sample}. Until you write your own, the sample's stands there: ${sample}`,
      ),
      ...gone.map(
        (field) =>
          `owner.yaml: ${field} is no field any more, and your value of it has gone. It is still in the history of your repository.`,
      ),
    ];
  }
}
