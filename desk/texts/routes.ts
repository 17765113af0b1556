import type { FastifyInstance, FastifyReply } from 'fastify';
import { newPost } from '../../texts/new-post.ts';
import { type Desk, formOf, frame, goTo, html } from '../desk.ts';
import { afterSave, answerScript, isScript, type PageQuery } from '../preview/answers.ts';
import { save } from '../saving/save.ts';
import { type Announcement, changedElsewhere, saved } from '../views/announcement.ts';
import { type TextKind, textKinds } from './kinds.ts';
import { offeredTo } from './offered.ts';
import { listTexts, pressedInText, type TextForm, textForm } from './text-form.ts';

function showTexts(desk: Desk, reply: FastifyReply, kind: TextKind, begun: { headline?: string; told?: Announcement } = {}) {
  const { folder, title, about } = kind;
  const texts = listTexts(desk, kind);
  const mayBegin = folder === 'posts';
  return html(
    reply,
    desk.views.texts(frame(desk, title, `texts/${folder}`), { kind: folder, title, about, texts, mayBegin, ...begun }),
  );
}

interface Around {
  readonly told?: Announcement | undefined;
  /** Whether the page of the site stands beside the form. */
  readonly withPage: boolean;
}

function showText(desk: Desk, reply: FastifyReply, kind: TextKind, slug: string, form: TextForm, { told, withPage }: Around) {
  const title = String(form.values.get(kind.names) ?? slug);
  const place = `texts/${kind.folder}`;
  const announced = form.changedElsewhere ? changedElsewhere('This text was') : told;
  return html(
    reply,
    desk.views.text(frame(desk, title, place, `${place}/${slug}`), {
      kind: kind.folder,
      slug,
      title,
      ...form,
      offered: offeredTo(desk),
      told: announced,
      page: { address: `${desk.preview.origin}${kind.page(slug)}`, isShown: withPage },
    }),
  );
}

/** The pages on which the owner writes. */
export function textRoutes(app: FastifyInstance, desk: Desk): void {
  for (const kind of textKinds) {
    const path = `texts/${kind.folder}`;
    app.get(`/${path}`, (_request, reply) => showTexts(desk, reply, kind));
    if (kind.folder === 'posts')
      app.post(`/${path}`, async (request, reply) => {
        const headline = String((await formOf(request)).get('headline') ?? '');
        const post = newPost(desk.folder, headline);
        if (typeof post === 'string')
          return showTexts(desk, reply.code(422), kind, { headline, told: { tone: 'wrong', title: post } });
        await save(desk.folder, [post], `Begin the post: ${headline}`);
        return goTo(reply, desk, `${path}/${post.slug}`);
      });
    type OneText = { Params: { slug: string }; Querystring: PageQuery };
    app.get<OneText>(`/${path}/:slug`, ({ params, query }, reply) => {
      const form = textForm(desk, kind, params.slug);
      const withPage = query.page !== undefined;
      if (withPage) void desk.preview.show([]);
      return showText(desk, reply, kind, params.slug, form, { told: query.saved === undefined ? undefined : saved, withPage });
    });
    app.post<OneText>(`/${path}/:slug`, async (request, reply) => {
      const { slug } = request.params;
      const done = await pressedInText(desk, kind, slug, await formOf(request));
      if (done.kind !== 'save') {
        const unsaved = done.kind === 'show' ? done.changes : [];
        if (isScript(request)) return answerScript(desk, reply, [...done.form.errors.values()], unsaved);
        if (done.kind === 'show') void desk.preview.show(unsaved);
        const wrong = done.form.errors.size > 0 || done.form.changedElsewhere;
        return showText(desk, reply.code(wrong ? 422 : 200), kind, slug, done.form, {
          withPage: request.query.page !== undefined,
        });
      }
      const name = String(textForm(desk, kind, slug).values.get(kind.names) ?? slug);
      await save(desk.folder, done.changes, `Change the text: ${name}`);
      return goTo(reply, desk, afterSave(`${path}/${slug}`, request.query));
    });
  }
}
