import type { FastifyInstance, FastifyReply } from 'fastify';
import { type OwnerColors, shippedColors } from '../../owner/colors.ts';
import { type Desk, formOf, frame, goTo, html } from '../desk.ts';
import { afterSave, type PageQuery } from '../preview/answers.ts';
import { save } from '../saving/save.ts';
import { type Announcement, changedElsewhere, saved } from '../views/announcement.ts';
import { currentOwner } from '../workplace.ts';
import { type FieldFinding, fieldFindings, findingsOn } from './field-findings.ts';
import { pressed, type SectionForm, sectionForm } from './section-form.ts';
import { type Section, sections } from './sections.ts';

/** What stands above a form that is shown again without having been saved. */
const toldOf = (form: SectionForm): Announcement | undefined =>
  form.changedElsewhere.length === 0 ? undefined : changedElsewhere('These values were', form.changedElsewhere);

interface Around {
  readonly told?: Announcement | undefined;
  /** Whether the page of the site stands beside the form. */
  readonly withPage: boolean;
  /** Whether it shows what is not saved. */
  readonly isUnsaved?: boolean;
}

function showSection(desk: Desk, reply: FastifyReply, section: Section, form: SectionForm, around: Around): FastifyReply {
  const { id, title, about } = section;
  const findings = findingsOn(form.fields, fieldFindings(currentOwner(desk)));
  const page = {
    address: `${desk.preview.origin}${section.seenOn}`,
    isShown: around.withPage,
    isUnsaved: around.isUnsaved ?? false,
  };
  const { told } = around;
  return html(
    reply,
    desk.views.section(frame(desk, title, `business/${id}`), { id, title, about, ...form, findings, told, page }),
  );
}

/** How much is left to do in sections, by the paths of their pages. */
export function leftToDo(findings: readonly FieldFinding[]): ReadonlyMap<string, number> {
  const counts = sections.map(({ id, holds }) => {
    const here = findings.filter(({ field }) => holds.some((name) => field.split('.')[0] === name));
    return [`business/${id}`, here.length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

const isOwnerColor = (name: string): name is keyof OwnerColors => Object.hasOwn(shippedColors, name);

/** The pages on which the owner says who they are. */
export function businessRoutes(app: FastifyInstance, desk: Desk): void {
  // For the script, while a color is chosen.
  app.get<{ Querystring: { name?: string; color?: string } }>('/business/contrast', ({ query }, reply) => {
    const { name = '', color = '' } = query;
    if (!isOwnerColor(name) || !/^[0-9a-f]{6}$/i.test(color)) return reply.code(400).type('text/plain').send('This is no color.');
    return html(reply, desk.views.contrast({ name, color }));
  });
  for (const section of sections) {
    const path = `business/${section.id}`;
    app.get<{ Querystring: PageQuery }>(`/${path}`, ({ query }, reply) => {
      const withPage = query.page !== undefined;
      if (withPage) void desk.preview.show([]);
      const told = query.saved === undefined ? undefined : saved;
      return showSection(desk, reply, section, sectionForm(desk, section), { told, withPage });
    });
    app.post<{ Querystring: PageQuery }>(`/${path}`, async (request, reply) => {
      const done = await pressed(desk, section, await formOf(request));
      if (done.kind === 'save') {
        await save(desk.folder, done.changes, `Change: ${section.title}`);
        return goTo(reply, desk, afterSave(path, request.query));
      }
      if (done.kind === 'show') void desk.preview.show(done.changes);
      const wrong = done.form.errors.size > 0 || done.form.changedElsewhere.length > 0;
      const around = { told: toldOf(done.form), withPage: request.query.page !== undefined, isUnsaved: done.kind === 'show' };
      return showSection(desk, reply.code(wrong ? 422 : 200), section, done.form, around);
    });
  }
}
