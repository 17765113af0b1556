import { deskRooms } from './desk-rooms.ts';
import { mortgageRooms } from './mortgage-rooms.ts';
import { serverRooms } from './server-rooms.ts';

/** A folder or a file, what it may import, and why no more. */
export interface Room {
  readonly room: string;
  readonly to: readonly string[];
  readonly because: string;
}

/**
 * What a room may import, besides itself and packages for Node. Arrows point only to something simpler. The longest name that
 * fits a file is its room, so that `mortgage/loan/` has a rule of its own; a file without a room fails.
 */
export const rooms: readonly Room[] = [
  ...mortgageRooms,
  { room: 'forms/', to: [], because: 'browser and server both read the forms, so they may need nothing' },
  { room: 'settings/', to: ['zod', 'forms/', 'ssh/server-address.ts'], because: 'the environment is read before anything else' },
  {
    room: 'owner/',
    to: ['zod', 'culori', 'sharp', 'yaml', 'forms/', 'settings/'],
    because: 'the owner file is checked before anything that needs it',
  },
  { room: 'content/', to: [], because: 'it holds the owner’s words alone' },
  {
    room: 'texts/',
    to: ['astro/', '@astrojs/markdown-satteri', 'zod', 'owner/', 'mortgage/dates/', 'mortgage/figures/'],
    because: 'a text knows the owner and the figures, and none of its readers',
  },
  { room: 'src/routes.ts', to: [], because: 'addresses are a table' },
  { room: 'src/structured-data.ts', to: ['owner/', 'src/routes.ts', 'schema-dts'], because: 'it says what a page says' },
  {
    room: 'src/pictures/',
    to: ['astro', 'astro:assets', 'owner/owner-schema.ts', 'src/ui/Photograph.tsx'],
    because: 'drawings are files, and a photograph is made into the sizes that a page asks for',
  },
  {
    room: 'src/card/',
    to: ['sharp', 'uqr', 'vcard-creator', 'owner/', 'src/routes.ts'],
    because: 'the files of the card are made when the site is built',
  },
  { room: 'src/styles/', to: [], because: 'styles are files' },
  { room: 'src/ui/', to: ['react'], because: 'primitives know no routes, owner or mortgage' },
  {
    room: 'src/islands/calculators/parts/',
    to: ['react', 'react-dom', 'src/ui/', 'mortgage/'],
    because: 'what the calculators have in common is shipped to browsers, and knows no page',
  },
  {
    room: 'src/islands/calculators/loan/',
    to: ['react', 'react-dom', 'src/ui/', 'mortgage/', 'src/islands/calculators/parts/', 'src/islands/calculators/payment/'],
    because: 'the whole calculator goes on from its first part, which the home page has; owner and content data come as props',
  },
  ...['payment', 'affordability', 'refinance', 'cash-to-close', 'compare'].map((calculator) => ({
    room: `src/islands/calculators/${calculator}/`,
    to: ['react', 'react-dom', 'src/ui/', 'mortgage/', 'src/islands/calculators/parts/'],
    because: 'a calculator gets owner and content data as props from the page, and no page ships two calculators',
  })),
  {
    room: 'src/islands/forms/parts/',
    to: ['react', 'react-dom', 'src/ui/', 'forms/'],
    because: 'a form is shipped to browsers: the owner file and the content must not come along',
  },
  ...['agent-recommendation', 'second-look'].map((form) => ({
    room: `src/islands/forms/${form}/`,
    to: ['react', 'react-dom', 'src/ui/', 'forms/', 'src/islands/forms/parts/'],
    because: 'a form gets owner and content data as props from the page',
  })),
  {
    room: 'src/islands/forms/contact/',
    to: [
      'react',
      'src/ui/',
      'forms/',
      'mortgage/amounts/',
      'src/islands/forms/parts/',
      'src/islands/calculators/parts/',
      'src/islands/calculators/loan/',
    ],
    because:
      'a question about an estimate reads its figures from the address as the calculator writes them, and works them out as it does',
  },
  {
    room: 'src/islands/loan-estimates/',
    to: ['react', 'react-dom', 'src/ui/', 'mortgage/', 'src/islands/loan-estimates/pdf/'],
    because: 'a visitor’s papers are read in the browser, and owner and content data come as props',
  },
  {
    room: 'src/islands/loan-estimates/pdf/',
    to: ['pdfjs-dist', 'mortgage/loan-estimate/reading/'],
    because: 'a file becomes text with its places, whatever form it holds',
  },
  {
    room: 'src/islands/dates/',
    to: ['react', 'ical-generator', 'src/ui/', 'mortgage/', 'src/islands/calculators/parts/'],
    because: 'the planner keeps its fields as the calculators do, and knows neither the page nor the guide around it',
  },
  {
    room: 'src/islands/site-header/',
    to: ['react', 'src/ui/', 'src/routes.ts', 'owner/owner-words.ts'],
    because: 'the header is on every page: it is static, with a kilobyte of script',
  },
  { room: 'src/islands/start/', to: ['react', 'react-dom'], because: 'it starts islands and knows none of them' },
  { room: 'src/islands/site-footer/', to: [], because: 'it is script on every page' },
  { room: 'src/islands/ended-figures/', to: [], because: 'it is script on every page' },
  { room: 'src/islands/blog-feed/', to: [], because: 'it runs beside a stranger’s frame' },
  {
    room: 'src/sections/',
    to: ['react', 'src/ui/', 'src/routes.ts', 'src/collections.ts', 'owner/', 'mortgage/', 'forms/', 'texts/'],
    because: 'a section is static: an island is put into it by the page, which keeps the section out of every bundle',
  },
  {
    room: 'src/collections.ts',
    to: ['astro:', 'owner/', 'src/routes.ts', 'src/pictures/', 'src/ui/Photograph.tsx', 'texts/'],
    because: 'it hands the texts to the pages, with the types that sections show',
  },
  { room: 'src/blog-pages.ts', to: ['src/collections.ts'], because: 'it puts posts into pages' },
  { room: 'src/related-posts.ts', to: ['src/collections.ts'], because: 'it chooses among posts' },
  { room: 'src/content.config.ts', to: ['astro', 'zod', 'texts/'], because: 'it tells Astro where the texts are' },
  {
    room: 'src/gallery/',
    to: ['astro', 'react', 'src/'],
    because: 'it shows every part of the design in development',
  },
  {
    room: 'src/layouts/',
    to: ['astro', 'schema-dts', 'owner/', 'mortgage/dates/day.ts', 'src/'],
    because: 'a layout puts header and footer around a page',
  },
  {
    room: 'src/pages/',
    to: ['astro', '@astrojs/', 'content/', 'owner/', 'settings/', 'src/', 'texts/', 'mortgage/', 'forms/'],
    because: 'a page puts the parts together, and nothing needs a page',
  },
  {
    room: 'publishing/',
    to: [
      'owner/',
      'settings/',
      'src/routes.ts',
      'culori',
      'publishing/build-record.ts',
      'publishing/file-headers.ts',
      'node-html-parser',
      'html-to-text',
      'es-module-lexer',
      'postcss',
      'purgecss',
      'sharp',
    ],
    because: 'it works on built pages and not on their sources',
  },
  {
    room: 'publishing/build-record.ts',
    to: ['settings/', 'mortgage/dates/', 'mortgage/figures/'],
    because: 'a site is made of its files and settings, and of what holds on the day',
  },
  {
    room: 'publishing/figures-as-data.ts',
    to: ['mortgage/figures/'],
    because: 'what browsers get of the figures is decided while the site is built',
  },
  {
    room: 'publishing/file-headers.ts',
    to: [],
    because: 'the build writes them down for other hosts, and the server sends them',
  },
  {
    room: 'publishing/advertising/',
    to: ['owner/', 'publishing/', 'node-html-parser'],
    because: 'it reads pages as an examiner would',
  },
  {
    room: 'ssh/',
    to: [],
    because: 'how a server is called is the same whatever is asked of it',
  },
  {
    room: 'release/',
    to: ['diff', 'node-html-parser', 'publishing/', 'settings/', 'ssh/'],
    because: 'it brings a built site to its public place, whoever asks for it and however that is shown',
  },
  {
    room: 'publishing/launch/',
    to: [
      'owner/',
      'settings/',
      'forms/',
      'mortgage/dates/',
      'mortgage/figures/',
      'publishing/',
      'src/routes.ts',
      'node-html-parser',
      'culori',
      'postcss',
      'sharp',
    ],
    because: 'it decides whether the built site may go live',
  },
  ...serverRooms,
  ...deskRooms,
  {
    room: 'upgrade/',
    to: ['zod', 'yaml', 'owner/'],
    because: 'it takes a version and knows neither how that version is built nor who is told',
  },
  { room: 'setup/', to: ['owner/', 'settings/', 'server/start-fault.ts'], because: 'it runs before anything is installed' },
  { room: 'scripts/', to: [''], because: 'a command puts everything to work' },
  { room: 'astro.config.ts', to: [''], because: 'Astro starts here' },
  { room: 'playwright.config.ts', to: [''], because: 'the tests in a browser start here' },
  { room: 'vitest.config.ts', to: [''], because: 'the other tests start here' },
];

/** The rule for a file: that of the room with the longest name. */
export function roomOf(file: string) {
  const inside = rooms.filter(({ room }) => (room.endsWith('/') ? file.startsWith(room) : file === room));
  return inside.sort((a, b) => b.room.length - a.room.length)[0];
}
