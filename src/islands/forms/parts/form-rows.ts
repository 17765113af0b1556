import type { Field } from '../../../../forms/form.ts';

/** Long answers, groups, and lists with long choices. */
function needsRoom({ kind, name }: Field): boolean {
  return kind === 'textarea' || kind === 'radio' || name === 'subject' || name === 'area';
}

/** The fields of a form in two columns that take both: those that need the room, and those that would leave a gap beside them. */
export function fieldsOfWholeWidth(fields: readonly Field[]): ReadonlySet<Field> {
  const whole = new Set<Field>();
  let alone: Field | undefined;
  for (const field of fields) {
    const wide = needsRoom(field);
    if (wide) whole.add(field);
    if (wide && alone) whole.add(alone);
    alone = wide || alone ? undefined : field;
  }
  return alone ? whole.add(alone) : whole;
}
