import { expect, it } from 'vitest';
import { sshFault } from './faults.ts';
import { readServerAddress } from './server-address.ts';

it.each([
  ['ssh://ana@www.example.com', { user: 'ana', host: 'www.example.com' }],
  ['ssh://deploy@203.0.113.7:2222/', { user: 'deploy', host: '203.0.113.7', port: 2222 }],
  ['ssh://root@[2001:db8::7]:22', { user: 'root', host: '2001:db8::7', port: 22 }],
])('%s is a server', (text, address) => {
  expect(readServerAddress(text)).toEqual(address);
});

it.each([
  '',
  'www.example.com',
  'ssh://www.example.com',
  'ssh://ana:password@www.example.com',
  'ssh://-oProxyCommand=x@www.example.com',
  'ssh://ana@-oProxyCommand=x',
  'ssh://ana@www.example.com/folder',
  'ssh://ana@www.example.com; touch x',
  'ssh://ana@www.example.com:0',
  'ssh://ana@www.example.com:70000',
])('%j is none', (text) => {
  expect(readServerAddress(text)).toBeUndefined();
});

const server = { user: 'ana', host: 'www.example.com', port: 2222 };

it.each([
  ['Host key verification failed.', 'Type once: ssh -p 2222 ana@www.example.com'],
  ['@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @', "ssh-keygen -R '[www.example.com]:2222'"],
  ['ana@www.example.com: Permission denied (publickey).', 'does not let ana in with the key of this computer'],
  ['ssh: connect to host www.example.com port 2222: Connection refused', 'takes no connections at its port 2222'],
  ['ssh: connect to host www.example.com port 2222: Connection timed out', 'does not answer'],
  ['client_loop: send disconnect: Broken pipe', 'The connection to www.example.com was cut.'],
])('%j has words for the owner', (said, words) => {
  expect(sshFault(server, said)).toContain(words);
});

it('has no words for what a program on the server has said', () => {
  expect(sshFault(server, 'first\nlast words\n')).toBeUndefined();
});
