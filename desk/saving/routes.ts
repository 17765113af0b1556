import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Desk, formOf, frame, goTo, html, isTold } from '../desk.ts';
import { currentOwner } from '../workplace.ts';
import { history, savesShown, takeBack } from './history.ts';

/** The page of what was saved. */
export function historyRoutes(app: FastifyInstance, desk: Desk): void {
  const show = async (reply: FastifyReply, told?: { readonly tone: 'done' | 'wrong'; readonly title: string }) => {
    const saves = (await history(desk.folder, savesShown)).filter(({ byDesk }) => byDesk);
    return html(reply, desk.views.history(frame(desk, 'What was saved', 'history'), { saves, told }));
  };
  app.get<{ Querystring: { back?: string } }>('/history', ({ query }, reply) =>
    show(
      reply,
      query.back === undefined ? undefined : { tone: 'done', title: 'It is taken back. Visitors see that once you publish.' },
    ),
  );
  app.post('/history', async (request, reply) => {
    const id = String((await formOf(request)).get('id'));
    try {
      await takeBack(desk.folder, id, () => currentOwner(desk));
    } catch (error) {
      if (!isTold(error)) throw error;
      return show(reply.code(409), { tone: 'wrong', title: error.message });
    }
    return goTo(reply, desk, 'history?back');
  });
}
