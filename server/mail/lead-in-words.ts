import { allForms } from '../../forms/all-forms.ts';
import type { FormDefinition } from '../../forms/form.ts';
import { secondLookSubject } from '../../forms/second-look.ts';
import type { Lead } from '../leads/lead-store.ts';
import { oneLine } from '../safe-text.ts';

/** Names and subjects are cut behind so many signs: mailboxes cut longer subjects, and some refuse them. */
const longestHeader = 150;

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/Los_Angeles' });

/** A time in milliseconds since 1970: `Saturday, November 21, 2026 at 4:00 AM`. */
export function timeInWords(milliseconds: number): string {
  return time.format(milliseconds);
}

/** Text that a visitor may have written, as it may stand in a header. */
export function headerText(text: string): string {
  return [...oneLine(text)].slice(0, longestHeader).join('').trim();
}

function formOf(lead: Lead): FormDefinition | undefined {
  return allForms.find(({ id }) => id === lead.form);
}

/** `Main Contact Form` */
export function formNameOf(lead: Lead): string {
  return formOf(lead)?.name ?? lead.form;
}

/** The person's name as one line; empty where none was given. */
export function personOf(lead: Lead): string {
  const { name = '', firstName = '', lastName = '' } = lead.values;
  const asksForName = formOf(lead)?.fields.some((field) => field.name === 'name');
  return headerText(asksForName ? name : `${firstName} ${lastName}`);
}

/** Whether the subject field says what the Second Look form itself puts there. */
function hasSecondLookSubject({ form, values }: Lead): boolean {
  const { firstName = '', lastName = '', subject = '' } = values;
  return form === 'second-look' && subject === secondLookSubject(firstName, lastName);
}

/**
 * Subject of the letter about a lead. It begins with the form's name whatever the visitor asked for: the letter comes from the
 * owner's own address, and must not look like one that the owner's bank or mail company has sent.
 */
export function subjectOf(lead: Lead): string {
  const own = oneLine(lead.values.subject ?? '');
  if (hasSecondLookSubject(lead) && !lead.mailSubject) return headerText(own);
  const wanted = oneLine(lead.mailSubject ?? '') || [own, personOf(lead)].filter(Boolean).join(', ');
  return headerText(`${formNameOf(lead)}: ${wanted}`);
}

/** What the person wrote, as they read it: each field's label, each option as it was offered. Then whatever else was sent. */
export function answersOf(lead: Lead): (readonly [label: string, value: string])[] {
  const form = formOf(lead);
  const fields = form?.fields ?? [];
  const known = fields.map(({ name, label, options }) => {
    const value = lead.values[name] ?? '';
    return [label, options?.find((option) => option.value === value)?.label ?? value] as const;
  });
  const others = Object.entries(lead.values).filter(
    ([name, value]) =>
      !fields.some((field) => field.name === name) &&
      // What the form itself adds tells the owner nothing new.
      form?.fixed[name] !== value &&
      !(name === 'subject' && hasSecondLookSubject(lead)),
  );
  return [...known, ...others.map(([name, value]) => [headerText(name), value] as const)].filter(
    ([, value]) => value.trim() !== '',
  );
}
