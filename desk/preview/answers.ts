import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Desk, isTold } from '../desk.ts';
import type { FileChange } from '../saving/save.ts';

/** In the address of a form: the page of the site is shown beside it. */
export interface PageQuery {
  readonly saved?: string;
  readonly page?: string;
}

/** What the script of the desk is told, which brings the frame up to date by itself. */
export interface PageAnswer {
  /** What is wrong in the form, in its words; the page stays as it was. */
  readonly wrong: readonly string[];
}

/** Where a form goes on after a save: the page that was shown stays. */
export const afterSave = (path: string, { page }: PageQuery) => `${path}?saved${page === undefined ? '' : '&page'}`;

/** Whether the script of the desk asks, and not a press of a button. */
export const isScript = ({ headers }: FastifyRequest) => headers.accept === 'application/json';

/** Tells the script what is wrong in a form; or that its page is made, once it is. */
export async function answerScript(desk: Desk, reply: FastifyReply, wrong: readonly string[], unsaved: readonly FileChange[]) {
  const answer = (says: readonly string[]) => reply.send({ wrong: says } satisfies PageAnswer);
  if (wrong.length > 0) return answer(wrong);
  try {
    await desk.preview.show(unsaved);
    return answer([]);
  } catch (error) {
    if (!isTold(error)) throw error;
    return answer(error.message.split('\n'));
  }
}
