import { connect } from 'node:net';

/** A file as it came over the line. */
export interface WireBytes {
  readonly head: string;
  /** Bytes of the answer, its headers included. */
  readonly bytes: number;
}

/** Asks for a file as a browser does that keeps its connection, and counts every byte of the answer. */
export function wireBytes(port: number, path: string): Promise<WireBytes> {
  const request = [`GET ${path} HTTP/1.1`, 'Host: www.site.test', 'Accept-Encoding: gzip, deflate, br', '', ''].join('\r\n');
  return new Promise((counted, failed) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', failed);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const end = received.indexOf('\r\n\r\n') + 4;
      const head = received.subarray(0, end).toString('latin1');
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      if (end < 4 || received.length < end + length) return;
      socket.destroy();
      counted({ head, bytes: received.length });
    });
  });
}
