import type { IncomingMessage } from 'node:http';
import { bodyLimitBytes } from './message-body.ts';

/** How much may be on its way in at once, in bytes, by what the senders say: 500 of the largest messages. */
const roomBytes = 500 * bodyLimitBytes;

/** The most that a message can hold of memory while it arrives. One without a length may become as large as any. */
function bytesOf({ headers }: IncomingMessage): number {
  return Math.min(Number(headers['content-length'] ?? bodyLimitBytes), bodyLimitBytes);
}

/**
 * The messages whose bodies are still on their way. A person's message arrives within moments; one that does not come to its
 * end is stalled on purpose. When there is no room, the oldest is cut off, so that a new one always gets in.
 */
export class ArrivingBodies {
  readonly #arriving = new Set<IncomingMessage>();
  #bytes = 0;

  enter(request: IncomingMessage): void {
    this.#arriving.add(request);
    this.#bytes += bytesOf(request);
    for (const oldest of this.#arriving) {
      if (this.#bytes <= roomBytes) break;
      this.#leave(oldest);
      oldest.destroy();
    }
    const leave = () => this.#leave(request);
    request.once('end', leave).once('close', leave);
  }

  #leave(request: IncomingMessage): void {
    if (this.#arriving.delete(request)) this.#bytes -= bytesOf(request);
  }
}
