import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { picturesFolder } from '../owner/owner-pictures.ts';
import { fieldFindings } from './business/field-findings.ts';
import { businessRoutes, leftToDo } from './business/routes.ts';
import { sections } from './business/sections.ts';
import { type Desk, frame, html, isTold, sendFile } from './desk.ts';
import { figureRoutes, figuresLeft } from './figures/routes.ts';
import { harden, refusal } from './guard.ts';
import { messageRoutes } from './messages/routes.ts';
import { publishRoutes } from './release/routes.ts';
import { historyRoutes } from './saving/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { textKinds } from './texts/kinds.ts';
import { textRoutes } from './texts/routes.ts';
import { upgradeRoutes } from './upgrade/routes.ts';
import type { PlaceGroup } from './views/Frame.tsx';
import { currentOwner } from './workplace.ts';

/** The largest form: a photograph of a camera, which is refused in words, and what goes with it. */
const largestForm = 64 * 2 ** 20;

/**
 * Milliseconds that a desk which is closed has for the answers that it owes, such as to a save. A browser also keeps connections on
 * which it has asked for nothing yet, and those would keep the desk open for good.
 */
const lastAnswers = 2000;

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
      {
        path: 'sources',
        title: 'Figures and sources',
        about: 'Loan limits, fees and taxes: what has to be read again, and where.',
      },
      { path: 'history', title: 'What was saved', about: 'Each save can be taken back by itself.' },
      { path: 'upgrade', title: 'Newer versions', about: 'New figures and pages, with a way back.' },
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
  const ofFigures = figuresLeft(desk);
  const left = new Map([...leftToDo(findings), ...ofFigures]);
  const open = [...ofFigures.values()].reduce((sum, count) => sum + count, findings.length);
  const isLeft = (group: PlaceGroup) => group.places.some(({ path }) => left.has(path));
  // What is left to do comes first.
  const groups = places.toSorted((one, other) => Number(isLeft(other)) - Number(isLeft(one)));
  return desk.views.start(frame(desk, 'Start', './'), { name, groups, left, open });
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
      inside.get<FileRequest>('/assets/:file', ({ params }, reply) => sendFile(reply, join(desk.assets, basename(params.file))));
      inside.get<FileRequest>('/pictures/:file', ({ params }, reply) => {
        // By its name alone: no address leads out of the folder.
        const [chosen, waiting] = [join(desk.folder, picturesFolder), desk.waiting].map((folder) =>
          join(folder, basename(params.file)),
        );
        return sendFile(reply, chosen && existsSync(chosen) ? chosen : `${waiting}`);
      });
      inside.get('/', (_request, reply) => html(reply, startPage(desk)));
      businessRoutes(inside, desk);
      textRoutes(inside, desk);
      messageRoutes(inside, desk);
      publishRoutes(inside, desk);
      settingRoutes(inside, desk);
      figureRoutes(inside, desk);
      historyRoutes(inside, desk);
      upgradeRoutes(inside, desk);
    },
    { prefix: `/${desk.key}` },
  );
  return app;
}
