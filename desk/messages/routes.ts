import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { todayInWashington } from '../../mortgage/dates/day.ts';
import type { LeadKind } from '../../server/leads/lead-store.ts';
import { longestNote, sentenceOf } from '../../server/leads/leads-commands.ts';
import { printTime } from '../../server/leads/leads-table.ts';
import type { MessageBook } from '../../server/leads/message-book.ts';
import { answersOf, subjectOf } from '../../server/mail/lead-in-words.ts';
import { waysToAnswer } from '../../server/mail/ways-to-answer.ts';
import { type Desk, formOf, frame, html } from '../desk.ts';
import type { Announcement } from '../views/announcement.ts';
import { listed, messageKinds, stateOf } from './in-words.ts';

const place = 'messages';

/** So many messages stand on a page: a year's worth would be a document of megabytes. */
const messagesAPage = 200;

/** What went wrong, in the words of `npm run leads`. */
const wrong = (error: unknown): Announcement => ({ tone: 'wrong', title: sentenceOf(error as Error) });

async function showMessages(
  desk: Desk,
  reply: FastifyReply,
  book: MessageBook,
  asked: { readonly kind: string; readonly search: string; readonly from?: number; readonly told?: Announcement },
): Promise<FastifyReply> {
  const kind = messageKinds.find(({ id }) => id === asked.kind)?.id ?? 'new';
  const wanted = { kind: kind === 'all' ? undefined : (kind as LeadKind), search: asked.search.trim() || undefined };
  const shown = { where: book.where, kinds: messageKinds, kind, search: asked.search };
  try {
    const all = await book.list(wanted);
    // Some may have gone since the page before was shown.
    const from = Math.max(0, Math.min(asked.from ?? 0, Math.floor((all.length - 1) / messagesAPage) * messagesAPage));
    const messages = all.slice(from, from + messagesAPage).map(listed);
    const pages = { from, count: all.length, step: messagesAPage };
    return html(reply, desk.views.messages(frame(desk, 'Messages', place), { ...shown, messages, pages, told: asked.told }));
  } catch (error) {
    return html(
      reply.code(503),
      desk.views.messages(frame(desk, 'Messages', place), { ...shown, messages: [], told: wrong(error) }),
    );
  }
}

async function showMessage(
  desk: Desk,
  reply: FastifyReply,
  book: MessageBook,
  id: string,
  told?: Announcement,
  asksToDelete = false,
) {
  const lead = await book.find(id);
  const title = subjectOf(lead);
  const page = desk.views.message(frame(desk, title, place, `${place}/${lead.id}`), {
    id: lead.id,
    title,
    received: printTime.format(lead.receivedAt),
    state: stateOf(lead),
    answers: answersOf(lead),
    ways: waysToAnswer(lead),
    isAnswered: lead.answeredAt !== undefined,
    note: lead.note ?? '',
    longestNote,
    asksToDelete,
    told,
  });
  return html(reply, page);
}

/** A file of its own for as long as some work takes. */
async function withFile<Result>(desk: Desk, work: (file: string) => Promise<Result>): Promise<Result> {
  mkdirSync(desk.waiting, { recursive: true, mode: 0o700 });
  const file = join(desk.waiting, `${randomBytes(8).toString('hex')}.db`);
  try {
    return await work(file);
  } finally {
    rmSync(file, { force: true });
  }
}

/** Sends something that the browser puts among what it has downloaded. */
const download = (reply: FastifyReply, name: string, type: string, content: string | Buffer) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content);

/** The pages of the messages. */
export function messageRoutes(app: FastifyInstance, desk: Desk): void {
  type OneMessage = { Params: { id: string } };
  app.get(`/${place}`, (_request, reply) => showMessages(desk, reply, desk.messages(), { kind: 'new', search: '' }));
  app.post(`/${place}`, async (request, reply) => {
    const form = await formOf(request);
    return showMessages(desk, reply, desk.messages(), {
      kind: String(form.get('kind')),
      search: String(form.get('search') ?? ''),
      from: /^\d{1,9}$/.test(String(form.get('from'))) ? Number(form.get('from')) : 0,
    });
  });

  app.post(`/${place}/copies`, async (request, reply) => {
    const book = desk.messages();
    const wanted = String((await formOf(request)).get('do'));
    try {
      if (wanted === 'table')
        return download(reply, `messages-${todayInWashington()}.csv`, 'text/csv; charset=utf-8', await book.exportCsv());
      return await withFile(desk, async (file) => {
        await book.backup(file);
        return download(reply, `messages-${todayInWashington()}.db`, 'application/octet-stream', readFileSync(file));
      });
    } catch (error) {
      return showMessages(desk, reply.code(503), book, { kind: 'new', search: '', told: wrong(error) });
    }
  });

  app.post(`/${place}/restore`, async (request, reply) => {
    const book = desk.messages();
    const backup = (await formOf(request)).get('backup');
    const told = await withFile(desk, async (file): Promise<Announcement> => {
      if (!(backup instanceof File) || backup.size === 0)
        return { tone: 'wrong', title: 'Choose a backup first: a file that ends in .db.' };
      writeFileSync(file, Buffer.from(await backup.arrayBuffer()), { mode: 0o600 });
      const lines: string[] = [];
      try {
        return { tone: 'done', title: await book.restore(file, (comparison) => lines.push(comparison)), lines };
      } catch (error) {
        return wrong(error);
      }
    });
    // What has come back is in sight, answered or not.
    const isDone = told.tone === 'done';
    return showMessages(desk, reply.code(isDone ? 200 : 409), book, { kind: isDone ? 'all' : 'new', search: '', told });
  });

  app.get<OneMessage>(`/${place}/:id`, ({ params }, reply) => showMessage(desk, reply, desk.messages(), params.id));
  app.post<OneMessage>(`/${place}/:id`, async (request, reply) => {
    const { id } = request.params;
    const form = await formOf(request);
    const book = desk.messages();
    const keepNote = () => book.note(id, String(form.get('note') ?? ''));
    const work: Readonly<Record<string, () => Promise<string>>> = {
      answered: async () => {
        // What stands in the note when the button is pressed was meant to be kept.
        await keepNote();
        return book.answered([id]);
      },
      resend: () => book.resend([id]),
      note: keepNote,
      remove: () => book.remove([id]),
    };
    const wanted = String(form.get('do'));
    if (wanted === 'ask-to-remove') return showMessage(desk, reply, book, id, undefined, true);
    try {
      const title = (await work[wanted]?.()) ?? 'Nothing was done.';
      if (wanted === 'remove') return showMessages(desk, reply, book, { kind: 'new', search: '', told: { tone: 'done', title } });
      return showMessage(desk, reply, book, id, { tone: 'done', title });
    } catch (error) {
      return showMessage(desk, reply.code(409), book, id, wrong(error));
    }
  });
}
