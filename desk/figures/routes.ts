import type { FastifyInstance, FastifyReply } from 'fastify';
import { printStated } from '../../mortgage/amounts/calendar.ts';
import { todayInWashington } from '../../mortgage/dates/day.ts';
import { printOrigin, printWithLater } from '../../mortgage/figures/figure.ts';
import { renewalsFile } from '../../mortgage/figures/renewals.ts';
import { expiredFigures } from '../../publishing/launch/findings.ts';
import { type Desk, formOf, frame, goTo, html } from '../desk.ts';
import { save } from '../saving/save.ts';
import { type Announcement, changedElsewhere, saved } from '../views/announcement.ts';
import type { ShownPublication } from '../views/FiguresPage.tsx';
import { DeskError, type Workplace } from '../workplace.ts';
import { currentFigures, dueOf, lastDayOf, type Publication, publicationsOf, renewalsOf } from './publications.ts';
import { type RenewalForm, renewalForm, sentRenewal } from './renewal-form.ts';

const place = 'sources';
const title = 'Figures and sources';

/** How many figures keep the site from going live, by the path of their page. */
export function figuresLeft(here: Workplace): ReadonlyMap<string, number> {
  const { length } = expiredFigures({ figures: Object.values(currentFigures(here)), today: todayInWashington() });
  return new Map(length > 0 ? [[place, length]] : []);
}

/** Until when a publication holds, in a sentence. */
function until(publication: Publication, today: string): string {
  const { expires, recheck, standing } = publication.first;
  if (expires) return `${expires < today ? 'They held' : 'They hold'} until ${printStated(expires)}.`;
  if (recheck) return `${recheck < today ? 'They were to be read' : 'To be read'} again by ${printStated(recheck)}.`;
  return `${standing?.charAt(0).toUpperCase()}${standing?.slice(1)}.`;
}

function shown(publication: Publication, today: string): ShownPublication {
  const { id, first, figures } = publication;
  return {
    id,
    source: first.source,
    sourceUrl: first.sourceUrl,
    origin: printOrigin(first).replace(/^, a/, 'A'),
    until: until(publication, today),
    figures: figures.map(({ figure }) => ({ label: figure.label, prints: printWithLater(figure) })),
  };
}

/** The page on which the owner sees how old each figure is, and the form of each publication. */
export function figureRoutes(app: FastifyInstance, desk: Desk): void {
  app.get<{ Querystring: { saved?: string } }>(`/${place}`, ({ query }, reply) => {
    const today = todayInWashington();
    const all = publicationsOf(currentFigures(desk)).sort((a, b) => (lastDayOf(a) ?? '9').localeCompare(lastDayOf(b) ?? '9'));
    const due = (when: ReturnType<typeof dueOf>) =>
      all.filter((one) => dueOf(one, today) === when).map((one) => shown(one, today));
    const told = query.saved === undefined ? undefined : savedFigures(all, query.saved, today);
    return html(
      reply,
      desk.views.figures(frame(desk, title, place), { past: due('past'), soon: due('soon'), later: due('later'), told }),
    );
  });

  const find = (id: string): Publication => {
    const found = publicationsOf(currentFigures(desk)).find(({ figures }) => figures.some((one) => one.id === id));
    if (!found) throw new DeskError(`There is no figure "${id}". The page “${title}” has all that there are.`);
    return found;
  };
  const show = (reply: FastifyReply, publication: Publication, form: RenewalForm, told?: Announcement) => {
    const page = { ...form, publication: shown(publication, todayInWashington()), told };
    return html(reply, desk.views.renewal(frame(desk, publication.first.source, place, `${place}/${publication.id}`), page));
  };

  app.get<{ Params: { id: string } }>(`/${place}/:id`, ({ params }, reply) => {
    const publication = find(params.id);
    return show(reply, publication, renewalForm(publication, todayInWashington()));
  });
  app.post<{ Params: { id: string } }>(`/${place}/:id`, async (request, reply) => {
    const publication = find(request.params.id);
    const sent = await formOf(request);
    const { form, renewals } = sentRenewal(publication, sent, todayInWashington());
    if (!renewals) return show(reply.code(422), publication, form);
    if (sent.get('read') !== form.mark) return show(reply.code(422), publication, form, changedElsewhere('These figures were'));
    const content = `${JSON.stringify({ ...renewalsOf(desk), ...renewals }, null, 2)}\n`;
    await save(desk.folder, [{ path: renewalsFile, content }], `Renew: ${publication.first.source}`);
    return goTo(reply, desk, `${place}?saved=${publication.id}`);
  });
}

/** After a save: until when the figures hold now. */
function savedFigures(all: readonly Publication[], id: string, today: string): Announcement {
  const publication = all.find(({ figures }) => figures.some((one) => one.id === id));
  const lines = publication ? [`${publication.first.source}: ${until(publication, today)}`] : [];
  return { ...saved, lines: [...lines, 'Visitors see them once you publish.', ...(saved.lines ?? [])] };
}
