import { isThisMachine } from './this-machine.ts';

/** Whether a database's address leads to this machine: a loopback address, or a socket in a folder. */
function isHere(url: URL): boolean {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host === '' || host.startsWith('/') || isThisMachine(host);
}

/** Whether a text is the address of a PostgreSQL database: `postgres://user:password@db.example.com/leads`. */
export function isDatabaseAddress(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

/** Whether messages reach the database on this machine, or encrypted and with its name proved (`sslmode=verify-full`). */
export function isSafeDatabaseAddress(text: string): boolean {
  const url = new URL(text);
  return isHere(url) || (url.searchParams.get('sslmode') === 'verify-full' && !url.searchParams.has('ssl'));
}
