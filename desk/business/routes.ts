import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Desk, formOf, frame, goTo, html } from '../desk.ts';
import { save } from '../saving/save.ts';
import { type Announcement, changedElsewhere, saved } from '../views/announcement.ts';
import { currentOwner } from '../workplace.ts';
import { type FieldFinding, fieldFindings, findingsOn } from './field-findings.ts';
import { pressed, type SectionForm, sectionForm } from './section-form.ts';
import { type Section, sections } from './sections.ts';

/** What stands above a form that is shown again without having been saved. */
const toldOf = (form: SectionForm): Announcement | undefined =>
  form.changedElsewhere.length === 0 ? undefined : changedElsewhere('These values were', form.changedElsewhere);

function showSection(desk: Desk, reply: FastifyReply, section: Section, form: SectionForm, told?: Announcement): FastifyReply {
  const { id, title, about } = section;
  const findings = findingsOn(form.fields, fieldFindings(currentOwner(desk)));
  return html(reply, desk.views.section(frame(desk, title, `business/${id}`), { id, title, about, ...form, findings, told }));
}

/** How much is left to do in sections, by the paths of their pages. */
export function leftToDo(findings: readonly FieldFinding[]): ReadonlyMap<string, number> {
  const counts = sections.map(({ id, holds }) => {
    const here = findings.filter(({ field }) => holds.some((name) => field.split('.')[0] === name));
    return [`business/${id}`, here.length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/** The pages on which the owner says who they are. */
export function businessRoutes(app: FastifyInstance, desk: Desk): void {
  for (const section of sections) {
    const path = `business/${section.id}`;
    app.get<{ Querystring: { saved?: string } }>(`/${path}`, ({ query }, reply) =>
      showSection(desk, reply, section, sectionForm(desk, section), query.saved === undefined ? undefined : saved),
    );
    app.post(`/${path}`, async (request, reply) => {
      const done = await pressed(desk, section, await formOf(request));
      if (done.kind === 'form') {
        const wrong = done.form.errors.size > 0 || done.form.changedElsewhere.length > 0;
        return showSection(desk, reply.code(wrong ? 422 : 200), section, done.form, toldOf(done.form));
      }
      await save(desk.folder, done.changes, `Change: ${section.title}`);
      return goTo(reply, desk, `${path}?saved`);
    });
  }
}
