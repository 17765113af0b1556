import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Desk, formOf, frame, goTo, html } from '../desk.ts';
import { save } from '../saving/save.ts';
import type { StartCard } from '../views/StartPage.tsx';
import type { Announcement } from '../views/Told.tsx';
import { currentOwner } from '../workplace.ts';
import { type FieldFinding, fieldFindings, findingsOn } from './field-findings.ts';
import { pressed, type SectionForm, sectionForm } from './section-form.ts';
import { type Section, sections } from './sections.ts';

/** What stands above a form that is shown again without having been saved. */
function toldOf({ changedElsewhere }: SectionForm): Announcement | undefined {
  if (changedElsewhere.length === 0) return undefined;
  const title = 'These values were changed elsewhere since you opened this page. Nothing has been saved yet.';
  const then = 'What you typed still stands below. Save again to put it in the place of what stands there now.';
  return { tone: 'look', title, lines: [...changedElsewhere, then] };
}

const savedNow: Announcement = { tone: 'done', title: 'Saved.', lines: ['You can take it back under “What was saved”.'] };

function showSection(desk: Desk, reply: FastifyReply, section: Section, form: SectionForm, told?: Announcement): FastifyReply {
  const { id, title, about } = section;
  const findings = findingsOn(form.fields, fieldFindings(currentOwner(desk)));
  return html(reply, desk.views.section(frame(desk, title, `business/${id}`), { id, title, about, ...form, findings, told }));
}

/** A card for each section, with how much is left to do there. */
export function businessCards(findings: readonly FieldFinding[]): StartCard[] {
  return sections.map(({ id, title, about, holds }) => {
    const count = findings.filter(({ field }) => holds.some((name) => field.split('.')[0] === name)).length;
    const toDo = count === 0 ? undefined : count === 1 ? 'One thing is left to do.' : `${count} things are left to do.`;
    return { path: `business/${id}`, title, about, toDo };
  });
}

/** The pages on which the owner says who they are. */
export function businessRoutes(app: FastifyInstance, desk: Desk): void {
  for (const section of sections) {
    const path = `business/${section.id}`;
    app.get<{ Querystring: { saved?: string } }>(`/${path}`, ({ query }, reply) =>
      showSection(desk, reply, section, sectionForm(desk, section), query.saved === undefined ? undefined : savedNow),
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
