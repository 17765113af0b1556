import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePort, untilListening } from './programs.ts';

/** A program that serves the site to the world, with its examples in `docs/hosting/`. */
export interface WebServer {
  readonly name: 'nginx' | 'Caddy';
  readonly program: string;
  readonly proxyExample: string;
  readonly staticExample: string;
}

/** Settings of our server behind one of them on this machine. */
export const behindProxy = { TRUST_PROXY: '127.0.0.1' };

export const webServers: readonly WebServer[] = [
  { name: 'nginx', program: '/usr/sbin/nginx', proxyExample: 'nginx-proxy.conf', staticExample: 'nginx-static.conf' },
  { name: 'Caddy', program: '/usr/bin/caddy', proxyExample: 'Caddyfile-proxy', staticExample: 'Caddyfile-static' },
];

/** Why a program's examples cannot be tried here; undefined when they can. */
export function whyNot({ name, program }: WebServer): string | undefined {
  return existsSync(program) ? undefined : `${name} is not at ${program}: install it to try its examples`;
}

/** A running program of its own, on ports and in a folder of its own. */
export interface Running {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** The certificate to trust. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/** What an example says, and what it is here. */
type Place = readonly [from: string | RegExp, to: string];

/** An example with the places of this machine in it. Each thing to replace must stand there, or the test has lost its object. */
function adapted(example: string, places: readonly Place[]): string {
  return places.reduce(
    (text, [from, to]) => {
      const next = text.replaceAll(from, to);
      if (next === text) throw new Error(`docs/hosting/${example} does not say ${from}.`);
      return next;
    },
    readFileSync(join('docs/hosting', example), 'utf8'),
  );
}

function nginxConfig(folder: string, example: string, ports: { https: number; http: number }, places: readonly Place[]) {
  writeFileSync(
    join(folder, 'site.conf'),
    adapted(example, [
      // First, or they would be found again in a port that begins as theirs does.
      ...places,
      [/listen \[::\]:.*;\n/g, '\n'],
      ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['/etc/letsencrypt/live/www.example.com/fullchain.pem', join(folder, 'certificate.pem')],
      ['/etc/letsencrypt/live/www.example.com/privkey.pem', join(folder, 'key.pem')],
    ]),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `  ${use}_temp_path ${join(folder, use)};`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log stderr warn;\n` +
      `events {}\nhttp {\n  access_log off;\n${temporary.join('\n')}\n  include ${join(folder, 'site.conf')};\n}\n`,
  );
  return ['-c', config, '-p', folder];
}

function caddyConfig(folder: string, example: string, ports: { https: number; http: number }, places: readonly Place[]) {
  const site = (name: string) =>
    `https://${name}:${ports.https} {\n\tbind 127.0.0.1\n\ttls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}\n`;
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    adapted(example, [
      ...places,
      [/^\{\n/gm, `{\n\tadmin off\n\tauto_https off\n\thttp_port ${ports.http}\n\tstorage file_system ${folder}\n`],
      [/^www\.example\.com \{\n/gm, site('www.example.com')],
      [/^example\.com \{\n/gm, site('example.com')],
    ]),
  );
  return ['run', '--config', config, '--adapter', 'caddyfile'];
}

/**
 * Starts a program with one of its examples. Nothing of the machine's own web servers is touched.
 *
 * @param places what of the example is elsewhere here: the folder of the pages, the address of the server behind
 */
export async function startWebServer(server: WebServer, example: string, places: readonly Place[]): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  const ports = { https: await freePort(), http: await freePort() };
  const names = 'subjectAltName=DNS:www.example.com,DNS:example.com';
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const make = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', [...make, '-subj', '/CN=www.example.com', '-addext', names, ...files], { stdio: 'pipe' });
  const config = server.name === 'nginx' ? nginxConfig : caddyConfig;
  const child = spawn(server.program, config(folder, example, ports, places), {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  await untilListening(ports.https, child).catch((error: Error) => {
    throw new Error(`${server.name} did not start: ${error.message}\n${said}`);
  });
  return {
    httpsPort: ports.https,
    httpPort: ports.http,
    certificate: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
