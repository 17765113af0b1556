import type { Room } from './rooms.ts';

/** The rooms of the server: pages, messages, letters. */
export const serverRooms: readonly Room[] = [
  { room: 'server/safe-text.ts', to: [], because: 'whoever shows what a stranger wrote needs it' },
  { room: 'server/rate-limit.ts', to: [], because: 'whoever answers strangers counts them' },
  { room: 'server/visitor-key.ts', to: ['ipaddr.js'], because: 'whoever answers strangers counts them' },
  {
    room: 'server/service-page.ts',
    to: ['owner/', 'server/safe-text.ts'],
    because: 'it is the frame of every page that the form service writes',
  },
  {
    room: 'server/website/',
    to: ['fastify', 'publishing/file-headers.ts'],
    because: 'it serves what was built, and knows neither the pages nor the messages',
  },
  {
    room: 'server/leads/',
    to: ['zod', 'pg', 'forms/', 'settings/', 'ssh/', 'server/safe-text.ts'],
    because: 'it knows neither the pages nor the mail',
  },
  {
    room: 'server/mail/',
    to: ['nodemailer', 'forms/', 'owner/', 'settings/', 'server/leads/', 'server/safe-text.ts'],
    because: 'letters are made from stored messages',
  },
  {
    room: 'server/webhook/',
    to: ['ipaddr.js', 'forms/', 'settings/', 'server/leads/'],
    because: 'what goes to a CRM is made from stored messages, whether or not there is mail',
  },
  {
    room: 'server/intake/',
    to: [
      'fastify',
      'forms/',
      'owner/',
      'server/leads/',
      'server/rate-limit.ts',
      'server/safe-text.ts',
      'server/service-page.ts',
      'server/visitor-key.ts',
    ],
    because: 'a message is stored before anybody is told of it',
  },
  {
    room: 'server/answer-links/',
    to: [
      'fastify',
      'owner/',
      'server/leads/',
      'server/rate-limit.ts',
      'server/safe-text.ts',
      'server/service-page.ts',
      'server/visitor-key.ts',
    ],
    because: 'a link of a letter marks a stored message, and knows neither the letter nor the mail',
  },
  {
    room: 'server/',
    to: ['fastify', 'forms/', 'owner/', 'settings/', 'server/'],
    because: 'the server must not need the pages',
  },
];
