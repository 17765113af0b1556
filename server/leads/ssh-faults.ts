import type { ServerAddress } from './server-address.ts';

/** How a call over SSH ended. */
export interface SshEnd {
  /** Its exit code: 255 for what SSH itself could not do; undefined when it could not be started. */
  readonly code: number | undefined;
  /** What stood on its error stream. */
  readonly said: string;
}

/** What SSH or the shell says, and the owner's words for it. */
const faults: readonly (readonly [pattern: RegExp, words: (server: ServerAddress) => string])[] = [
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED/,
    ({ host }) =>
      `${host} shows another host key than last time: it was set up anew, or somebody stands between you and it. Nothing was sent. Ask whoever ` +
      `runs the server. Only if they have set it up anew, type: ssh-keygen -R ${host}`,
  ],
  [
    /Host key verification failed|you have requested strict checking/,
    (server) =>
      `This computer does not know the host key of ${server.host} yet, so it cannot tell your server from another one. Type once in a ` +
      `terminal: ${sshCommand(server)}. Compare the fingerprint with the one that your hosting company or whoever runs the server gives you, and answer yes.`,
  ],
  [
    /Permission denied|Too many authentication failures|no mutual signature/,
    ({ user, host }) =>
      `${host} refused the key of this computer for ${user}. The public key, such as ~/.ssh/id_ed25519.pub, belongs into the file ` +
      `~/.ssh/authorized_keys of ${user} there; a key with a passphrase must be in the agent: ssh-add.`,
  ],
  [
    /Could not resolve hostname/,
    ({ host }) =>
      `There is no computer named ${host}, or this one is not connected to the internet. Check the name and the connection.`,
  ],
  [
    /Connection refused|timed out|No route to host|Network is unreachable|Connection (closed|reset)|Broken pipe|not responding/,
    ({ host }) =>
      `${host} cannot be reached now, or the line to it broke. Check your internet connection, then whether the server runs, and try again.`,
  ],
  [
    /mortgage-leads: (command )?not found|not found: mortgage-leads|That cannot be asked for/,
    ({ host }) =>
      `${host} has no command mortgage-leads yet. Whoever runs the server prepares it once more: docs/deploy.md, "A small server".`,
  ],
  [
    /There is no "ask"/,
    ({ host }) =>
      `${host} runs an older version of the project, which cannot hand its messages to this computer. Publish to it once more, and try again.`,
  ],
];

/** How the owner would call the server in a terminal. */
function sshCommand({ user, host, port }: ServerAddress): string {
  return `ssh ${port ? `-p ${port} ` : ''}${user}@${host}`;
}

/** Why a call over SSH brought no answer: one sentence or two for the owner. */
export function sshFault(server: ServerAddress, { code, said }: SshEnd): string {
  if (code === undefined)
    return 'This computer has no program ssh. On Windows it is an optional feature named OpenSSH Client, elsewhere a package named openssh-client.';
  const known = faults.find(([pattern]) => pattern.test(said));
  if (known) return known[1](server);
  if (code === 0)
    return `${server.host} answered with something that this computer does not understand: the two have different versions of the project. Publish to the server once more, and try again.`;
  const last = said.trim().split('\n').at(-1);
  return `${server.host} gave no answer. ${last ? `What it said: ${last}` : `The program ended with ${code}.`} Show this to whoever runs the server.`;
}
