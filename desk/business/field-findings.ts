import { todayInWashington } from '../../mortgage/dates/day.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import type { Finding } from '../../publishing/launch/finding.ts';
import { launchFindings } from '../../publishing/launch/findings.ts';
import { inDeskWords } from '../settings/in-desk-words.ts';
import type { Field } from './field.ts';
import { nameOf } from './form-values.ts';
import { allFields } from './section-form.ts';

/** What the launch check says of a field of the owner's file. */
export type FieldFinding = Finding & { readonly field: string };

/** What the launch check says of the fields of the owner's file, as far as it can be said without building the pages. */
export function fieldFindings(owner: Owner): FieldFinding[] {
  const today = todayInWashington();
  const facts = { owner, endpoints: owner.formEndpoints, figures: [], siteUrl: undefined, mailTo: undefined, today };
  return launchFindings(facts).filter((finding): finding is FieldFinding => finding.field !== undefined);
}

/** The same by the names of a form's fields and of its groups, without the name of the field in the sentence. */
export function findingsOn(fields: readonly Field[], findings: readonly FieldFinding[]): ReadonlyMap<string, string> {
  const heads = fields.map(({ path }) => nameOf(path));
  return new Map(
    findings
      .filter(({ field }) => heads.some((head) => field === head || field.startsWith(`${head}.`)))
      .map(({ field, what, remedy }) => [field, sentence(what, field, remedy)]),
  );
}

/** Fields, and those inside them. */
function everyField(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...(field.kind === 'value' ? [] : everyField(field.fields))]);
}

/** A finding as it stands beside its field: without the field's name, and without the file that the desk writes. */
function sentence(what: string, field: string, remedy: string): string {
  if (what.includes('is still sample data')) return 'This is still sample data.';
  const text = (what.startsWith(field) ? what.slice(field.length).trim() : what).replace(/^\("(.+?)"\) /, '“$1” ');
  const mend = inDeskWords(remedy);
  const said = `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'} ${mend}`;
  const [group] = field.split('.');
  const known = everyField(allFields).toSorted((one, other) => Number(other.path[0] === group) - Number(one.path[0] === group));
  // A name of the file that is no word, or that stands where the file's name is meant.
  return said.replaceAll(/\b[a-z]+[A-Z]\w*|(?<=\b(?:no|Add) )source\b/g, (name) => {
    const label = known.find(({ path }) => path.at(-1) === name)?.label;
    return label ? `“${label}”` : name;
  });
}
