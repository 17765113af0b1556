import { expect, it } from 'vitest';
import { allForms } from '../../../../forms/all-forms.ts';
import { fieldsOfWholeWidth } from './form-rows.ts';

it.each(Object.values(allForms))('leaves no gap beside a field of $name', ({ fields }) => {
  const whole = fieldsOfWholeWidth(fields);
  let column = 0;
  for (const field of fields) {
    if (whole.has(field)) expect(column, `gap before ${field.name}`).toBe(0);
    else column = 1 - column;
  }
  expect(column, 'gap after the last field').toBe(0);
});
