import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Listening, listening } from '../servers/programs.ts';

/** Where Debian's package puts it. */
export const nginxPath = '/usr/sbin/nginx';

/** What nginx is to answer on `/`. */
export interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Static files as its manual advises: one worker, files kept open, no log of requests, long connections. */
function configuration(folder: string, port: number, headers: Answer['headers']): string {
  const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=60s;
  open_file_cache_valid 60s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    default_type "text/html; charset=utf-8";
    location = / {
      try_files /page =404;
${Object.entries(headers)
  .map(([name, value]) => `      add_header ${name} ${quoted(value)};`)
  .join('\n')}
    }
  }
}
`;
}

/** Starts nginx from a folder of its own on a free port of this machine; the system's service is left alone. */
export async function runNginx({ body, headers }: Answer): Promise<Listening> {
  if (!existsSync(nginxPath)) throw new Error(`There is no ${nginxPath}.`);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-bench-'));
  const port = await freePort();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'page'), body);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers));
  const master = spawn(nginxPath, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return listening(master, port, folder);
}
