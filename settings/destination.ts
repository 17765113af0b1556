import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readServerAddress, type ServerAddress } from '../ssh/server-address.ts';
import { isThisMachine } from './this-machine.ts';

/** Where the site is published: a server that was prepared for it, a folder of this computer, or a branch of a git repository. */
export type Destination =
  | ({ readonly kind: 'server' } & ServerAddress)
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'branch'; readonly remote: string; readonly branch: string };

/** No password stands in it: git asks for one, or its own store has it. */
const branch = /^git\+(?<remote>(ssh|https|file):\/\/(?![^/]*:[^/]*@)[^\s#]+)#(?<branch>[a-z\d][\w./-]*)$/i;

/**
 * Reads an address such as `ssh://mortgage-publish@www.example.com`, `/home/maria/public` or
 * `git+ssh://git@example.com/me/site.git#pages`. A settings file ends a line at `#`, so that `%23` is taken in its place.
 *
 * @returns undefined for anything else
 */
export function readDestination(text: string): Destination | undefined {
  const server = readServerAddress(text);
  if (server) return { kind: 'server', ...server };
  const onBranch = branch.exec(text.replace(/%23/g, '#'))?.groups;
  if (onBranch) return { kind: 'branch', remote: onBranch.remote as string, branch: onBranch.branch as string };
  if (/^file:\/\/\//i.test(text) && URL.canParse(text)) return { kind: 'folder', path: fileURLToPath(text) };
  return isAbsolute(text) ? { kind: 'folder', path: text } : undefined;
}

/** Whether a destination is on this computer, where a site may be tried before it is ready. */
export function isOnThisMachine(destination: Destination): boolean {
  if (destination.kind === 'folder') return true;
  return destination.kind === 'server' ? isThisMachine(destination.host) : /^file:/i.test(destination.remote);
}
