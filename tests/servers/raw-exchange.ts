import { connect } from 'node:net';

/** What came back over a connection until it was closed. */
export interface RawAnswer {
  /** Status of the first answer that is not `100 Continue`; undefined when the connection was closed without one. */
  readonly status: number | undefined;
  /** Everything, byte for byte as Latin-1. */
  readonly text: string;
  /** Milliseconds from connecting to the end. */
  readonly lastedMs: number;
}

/** A request exactly as written, byte for byte: a client of the language would clean the address up first. */
export function requestBytes(method: string, target: string, ...headers: readonly string[]): Buffer {
  return Buffer.from([`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'), 'latin1');
}

/**
 * Sends bytes and collects the answer until the server closes the connection.
 *
 * @param dribble further bytes, sent one at a time, one every `everyMs` milliseconds
 */
export function exchange(
  port: number,
  bytes: Buffer | string,
  dribble: { readonly bytes: string; readonly everyMs: number } = { bytes: '', everyMs: 1_000 },
): Promise<RawAnswer> {
  return new Promise((ended) => {
    const started = performance.now();
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let next = 0;
    const dropper = setInterval(() => {
      if (next < dribble.bytes.length && socket.writable) socket.write(dribble.bytes[next++] as string);
    }, dribble.everyMs);
    socket.on('data', (data) => received.push(data));
    // A server that refuses may reset the connection while bytes are still on their way to it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dropper);
      const text = Buffer.concat(received).toString('latin1');
      const status = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code)).find((code) => code !== 100);
      ended({ status, text, lastedMs: performance.now() - started });
    });
  });
}
