import { connect as connectByHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { connect as encrypt } from 'node:tls';
import type { Running } from '../../servers/web-server.ts';

/**
 * Asks for a page over HTTP/2 on a connection of its own, and counts what comes back once the connection stands: the server's settings,
 * the headers and the page, encryption included.
 */
export function bytesOverHttp2({ httpsPort, certificate }: Running, path: string): Promise<number> {
  return new Promise((counted, failed) => {
    const line = connect(httpsPort, '127.0.0.1');
    const socket = encrypt({ socket: line, servername: 'www.example.com', ca: certificate, ALPNProtocols: ['h2'] }, () => {
      if (socket.alpnProtocol !== 'h2') return failed(new Error('The server speaks no HTTP/2.'));
      const before = line.bytesRead;
      const session = connectByHttp2('https://www.example.com', { createConnection: () => socket });
      session.on('error', failed);
      const request = session.request({ ':path': path, 'accept-encoding': 'gzip, deflate, br' });
      request.on('error', failed);
      request.resume();
      request.on('end', () => {
        const bytes = line.bytesRead - before;
        session.close();
        counted(bytes);
      });
    });
    socket.on('error', failed);
  });
}
