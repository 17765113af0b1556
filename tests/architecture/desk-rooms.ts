import type { Room } from './rooms.ts';

/** The rooms of the desk: the owner's editor on their own computer. */
export const deskRooms: readonly Room[] = [
  {
    room: 'desk/',
    to: ['@tailwindcss/vite', 'fastify', 'vite', 'owner/', 'server/leads/', 'settings/', 'desk/'],
    because: 'it opens the desk, guards it, and knows who answers for which address',
  },
  { room: 'desk/workplace.ts', to: ['owner/'], because: 'whoever works at the desk works on the owner’s files' },
  { room: 'desk/guard.ts', to: ['fastify'], because: 'who may use the desk is asked before anything else' },
  {
    room: 'desk/desk.ts',
    to: [
      'fastify',
      'owner/',
      'server/leads/',
      'settings/',
      'desk/guard.ts',
      'desk/preview/shown-pages.ts',
      'desk/views/',
      'desk/workplace.ts',
    ],
    because: 'it is what every page of the desk is made with',
  },
  {
    room: 'desk/business/',
    to: [
      'zod',
      'fastify',
      'yaml',
      'mortgage/dates/',
      'owner/',
      'publishing/launch/',
      'src/routes.ts',
      'desk/desk.ts',
      'desk/preview/',
      'desk/views/',
      'desk/saving/',
      'desk/workplace.ts',
    ],
    because: 'the form of the owner follows from the schema that the build checks, and what is left to do from the launch check',
  },
  {
    room: 'desk/texts/',
    to: [
      'zod',
      'fastify',
      'yaml',
      'mortgage/figures/',
      'owner/',
      'src/routes.ts',
      'texts/',
      'desk/business/',
      'desk/desk.ts',
      'desk/preview/',
      'desk/saving/',
      'desk/views/',
      'desk/workplace.ts',
    ],
    because: 'the form of a text follows from the schema that the build checks, with the fields that the owner’s form has',
  },
  {
    room: 'desk/messages/',
    to: ['fastify', 'mortgage/dates/', 'server/leads/', 'server/mail/', 'desk/desk.ts', 'desk/views/'],
    because: 'messages are read and kept by the code of `npm run leads`, in its words',
  },
  {
    room: 'desk/release/',
    to: ['fastify', 'release/', 'settings/', 'desk/desk.ts', 'desk/views/'],
    because: 'it publishes by the code of `npm run publish`, in its words',
  },
  {
    room: 'desk/settings/',
    to: ['fastify', 'owner/', 'server/mail/', 'server/webhook/', 'settings/', 'desk/'],
    because: 'the settings are checked by the module that every program reads them with',
  },
  {
    room: 'desk/preview/',
    to: ['fastify', 'settings/', 'desk/desk.ts', 'desk/guard.ts', 'desk/saving/save.ts', 'desk/workplace.ts'],
    because: 'it makes pages of the owner’s files with some that are not saved, whoever has typed them',
  },
  {
    room: 'desk/preview/page-maker.ts',
    to: ['astro', 'desk/preview/'],
    because: 'Astro runs in a process of its own, which knows nothing of the desk',
  },
  {
    room: 'desk/saving/',
    to: ['fastify', 'desk/desk.ts', 'desk/workplace.ts'],
    because: 'a save is a change of files that can be taken back, whatever it is about',
  },
  {
    room: 'desk/views/',
    to: ['react', 'react-dom', 'src/ui/', 'desk/business/', 'desk/saving/history.ts', 'desk/settings/', 'desk/texts/'],
    because: 'a page shows what it is given, and knows no file',
  },
  {
    room: 'desk/editor/markdown/',
    to: ['mdast', 'micromark-extension-', 'desk/editor/addresses.ts'],
    because: 'what is kept of a text and what is written anew can be tried without a browser',
  },
  {
    room: 'desk/editor/',
    to: ['@tiptap/', 'desk/editor/markdown/'],
    because: 'it is shipped to the owner’s browser: what it must know of the owner and of the figures stands in the page',
  },
  {
    room: 'desk/client/',
    to: ['desk/editor/editor.ts', 'desk/preview/answers.ts'],
    because: 'what moves in the browser works on the pages as they are',
  },
];
