import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A line of text and the bytes behind it, as they come over one stream. */
export class LineThenBytes {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** The first line without its end; undefined when the stream ends before it. */
  async line(): Promise<string | undefined> {
    const parts: Buffer[] = [];
    for (let next = await this.#chunks.next(); !next.done; next = await this.#chunks.next()) {
      const end = next.value.indexOf('\n');
      parts.push(end < 0 ? next.value : next.value.subarray(0, end));
      if (end < 0) continue;
      this.#rest = next.value.subarray(end + 1);
      return Buffer.concat(parts).toString('utf8');
    }
    return undefined;
  }

  /** Writes what follows the line into a new file, private to its user; returns how many bytes that were. */
  async intoFile(file: string): Promise<number> {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(this.#following(), target);
    return target.bytesWritten;
  }

  async *#following(): AsyncGenerator<Buffer> {
    yield this.#rest;
    for (let next = await this.#chunks.next(); !next.done; next = await this.#chunks.next()) yield next.value;
  }
}
