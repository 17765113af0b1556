import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { picturesFolder } from '../owner/owner-pictures.ts';
import { fieldFindings } from './business/field-findings.ts';
import { businessRoutes, leftToDo } from './business/routes.ts';
import { sections } from './business/sections.ts';
import { type Desk, frame, html, isTold } from './desk.ts';
import { harden, refusal } from './guard.ts';
import { messageRoutes } from './messages/routes.ts';
import { publishRoutes } from './release/routes.ts';
import { historyRoutes } from './saving/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { textKinds } from './texts/kinds.ts';
import { textRoutes } from './texts/routes.ts';
import type { PlaceGroup } from './views/Frame.tsx';
import { currentOwner } from './workplace.ts';

/** The largest form: a photograph of a camera, which is refused in words, and what goes with it. */
const largestForm = 64 * 2 ** 20;

/**
 * Milliseconds that a desk which is closed has for the answers that it owes, such as to a save. A browser also keeps connections on
 * which it has asked for nothing yet, and those would keep the desk open for good.
 */
const lastAnswers = 2000;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Sends a file of a folder by its name alone: no address leads out of the folder. */
function sendFile(reply: FastifyReply, folder: string, name: string): FastifyReply {
  const path = join(folder, basename(name));
  if (!existsSync(path)) return reply.code(404).type('text/plain').send('There is no such file.');
  return reply.type(types[extname(path).toLowerCase()] ?? 'application/octet-stream').send(readFileSync(path));
}

/** Every place of the desk: its menu, and the cards that it opens with. */
const places: readonly PlaceGroup[] = [
  {
    title: 'The desk',
    places: [
      {
        path: 'messages',
        title: 'Messages',
        about: 'What people have sent with the forms: answer, note, search, keep a copy.',
      },
      { path: 'publish', title: 'Publish', about: 'Check everything, see what changes for visitors, and make it public.' },
      { path: 'settings', title: 'Mail and addresses', about: 'Who is told of a message, and where the site is.' },
      { path: 'history', title: 'What was saved', about: 'Each save can be taken back by itself.' },
    ],
  },
  { title: 'Your texts', places: textKinds.map(({ folder, title, about }) => ({ path: `texts/${folder}`, title, about })) },
  { title: 'Your business', places: sections.map(({ id, title, about }) => ({ path: `business/${id}`, title, about })) },
];

/** What the desk opens with; on a phone it is the menu as well. */
function startPage(desk: Desk): string {
  const owner = currentOwner(desk);
  const findings = fieldFindings(owner);
  const [name = ''] = owner.loanOfficer.name.split(' ');
  const left = leftToDo(findings);
  return desk.views.start(frame(desk, 'Start', './'), { name, groups: places, left, open: findings.length });
}

type FileRequest = { Params: { file: string } };

/** The desk: its pages, and what their buttons do. */
export function deskApp(opened: Omit<Desk, 'places'>): FastifyInstance {
  const desk: Desk = { ...opened, places };
  const app = fastify({ bodyLimit: largestForm });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    harden(reply, desk.preview.origin);
    const refused = refusal(desk, request);
    if (refused) return reply.code(403).type('text/plain; charset=utf-8').send(refused);
    return undefined;
  });
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), lastAnswers).unref();
  });
  app.addHook('onClose', () => desk.preview.close());
  app.setErrorHandler((error: Error, _request, reply) => {
    const known = isTold(error);
    if (!known) console.error(error);
    const title = known ? 'That did not work' : 'The desk has made a mistake';
    const lines = known
      ? error.message.split('\n')
      : ['Nothing that you have saved before is lost. Go back, and try once more. The window in which the desk runs says more.'];
    html(reply.code(500), desk.views.problem(frame(desk, title, ''), { title, lines }));
  });
  app.setNotFoundHandler((_request, reply) => {
    const title = 'There is no such page';
    html(reply.code(404), desk.views.problem(frame(desk, title, ''), { title, lines: ['The menu has all that there are.'] }));
  });
  app.register(
    async (inside) => {
      inside.get<FileRequest>('/assets/:file', ({ params }, reply) => sendFile(reply, desk.assets, params.file));
      inside.get<FileRequest>('/pictures/:file', ({ params }, reply) => {
        const folder = join(desk.folder, picturesFolder);
        return sendFile(reply, existsSync(join(folder, basename(params.file))) ? folder : desk.waiting, params.file);
      });
      inside.get('/', (_request, reply) => html(reply, startPage(desk)));
      businessRoutes(inside, desk);
      textRoutes(inside, desk);
      messageRoutes(inside, desk);
      publishRoutes(inside, desk);
      settingRoutes(inside, desk);
      historyRoutes(inside, desk);
    },
    { prefix: `/${desk.key}` },
  );
  return app;
}
