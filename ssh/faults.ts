import type { ServerAddress } from './server-address.ts';

/** Where this computer has no `ssh` at all. */
export const noSsh =
  'This computer has no program ssh. On Windows it is an optional feature named OpenSSH Client, elsewhere a package named openssh-client.';

/** How a server is called by whoever types `ssh` themselves. */
function typed({ user, host, port }: ServerAddress): string {
  return `ssh ${port === undefined ? '' : `-p ${port} `}${user}@${host}`;
}

/** What `ssh` says when it comes no further, and the owner's words for it. The first that fits holds. */
const faults: readonly (readonly [said: RegExp, words: (server: ServerAddress) => string])[] = [
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED/,
    ({ host, port }) =>
      `${host} shows another key than the last time. Nothing was sent. If the server was set up anew, forget the old key: ` +
      `ssh-keygen -R ${port === undefined ? host : `'[${host}]:${port}'`}. If it was not, somebody may stand between you and it: ask whoever runs it.`,
  ],
  [
    /Host key verification failed|host key is known for|you have requested strict checking/i,
    (server) =>
      `This computer does not know the server ${server.host} yet, and cannot tell it from another one. Type once: ${typed(server)}\n` +
      'It shows the fingerprint of the server. Compare it with the one that prepare-server.sh has printed, or that your hosting company ' +
      'gives you, type yes if they are the same, and try again.',
  ],
  [
    /Permission denied|Too many authentication failures|no mutual signature|Load key .*: (error|invalid)|sign_and_send_pubkey/i,
    (server) =>
      `${server.host} does not let ${server.user} in with the key of this computer. If you have no key yet, make one: ssh-keygen -t ed25519. ` +
      'Then give the line of ~/.ssh/id_ed25519.pub to prepare-server.sh on the server. If your key has a passphrase, type it once: ssh-add. ' +
      `To try: ${typed(server)}`,
  ],
  [
    /Could not resolve hostname|Name or service not known|nodename nor servname/i,
    ({ host }) =>
      `There is no server named ${host}, or this computer is not connected to the internet. Check the name and the connection.`,
  ],
  [
    /Connection refused/i,
    ({ host, port = 22 }) =>
      `${host} is there and takes no connections at its port ${port} (SSH). Check the port, or ask whoever runs the server.`,
  ],
  [
    /timed out|No route to host|Network is unreachable/i,
    ({ host }) =>
      `${host} does not answer. Check your internet connection, and try again in a few minutes. If that does not help, ask whoever runs the server.`,
  ],
  [
    /Connection (to \S+ )?(closed|reset)|Broken pipe|not responding|Connection to .* (lost|aborted)|closed by remote host/i,
    ({ host }) => `The connection to ${host} was cut. Try again.`,
  ],
];

/** Why SSH came no further, in words for the owner; undefined where it said nothing that is known. */
export function sshFault(server: ServerAddress, said: string): string | undefined {
  return faults.find(([pattern]) => pattern.test(said))?.[1](server);
}
