import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Running } from '../../servers/web-server.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Visit {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Address that the visitor comes from, within the loopback network. */
  readonly from?: string;
  readonly host?: string;
  /** Over http, without TLS. */
  readonly plain?: boolean;
}

/** Asks for an address as it is written, as somebody who comes from outside. */
export function visit(server: Running, path: string, how: Visit = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1', host = 'www.example.com', plain = false } = how;
  const port = plain ? server.httpPort : server.httpsPort;
  const options = {
    ...{ host: '127.0.0.1', port, path, method, localAddress: from, agent: false },
    headers: { Host: `${host}:${port}`, ...headers },
  };
  return new Promise((answered, failed) => {
    const request = plain ? overHttp(options) : overHttps({ ...options, servername: host, ca: server.certificate });
    request.on('error', failed);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', failed);
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.end(body);
  });
}
