import { expect, it } from 'vitest';
import { serverAddress } from './server-address.ts';
import { sshFault } from './ssh-faults.ts';

it.each([
  ['ssh://ana@www.example.com', { user: 'ana', host: 'www.example.com' }],
  ['ssh://deploy@203.0.113.7:2222/', { user: 'deploy', host: '203.0.113.7', port: 2222 }],
  ['ssh://root@[2001:db8::7]:22', { user: 'root', host: '2001:db8::7', port: 22 }],
])('%s is a server', (text, address) => {
  expect(serverAddress(text)).toEqual(address);
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
])('%j is none, and the sentence shows how one is written', (text) => {
  expect(() => serverAddress(text)).toThrow('Write it like ssh://ana@www.example.com, with :2222 behind it for another port.');
});

const server = { user: 'ana', host: 'www.example.com', port: 2222 };

it.each([
  [{ code: undefined, said: '' }, 'This computer has no program ssh.'],
  [{ code: 255, said: 'Host key verification failed.' }, 'ssh -p 2222 ana@www.example.com'],
  [{ code: 255, said: 'ssh: connect to host www.example.com port 2222: Connection timed out' }, 'cannot be reached now'],
  [{ code: 3, said: 'mortgage-site: That cannot be asked for.' }, 'has no command mortgage-leads yet'],
  [{ code: 1, said: 'first\nlast words\n' }, 'www.example.com gave no answer. What it said: last words'],
  [{ code: 137, said: '' }, 'www.example.com gave no answer. The program ended with 137.'],
])('%j has words for the owner', (end, words) => {
  expect(sshFault(server, end)).toContain(words);
});
