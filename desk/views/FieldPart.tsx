import type { EntriesField, Field } from '../business/field.ts';
import { type FormEntry, type FormValue, nameOf } from '../business/form-values.ts';
import { ColorControl } from './ColorControl.tsx';
import { PictureControl } from './PictureControl.tsx';
import { ValueControl } from './ValueControl.tsx';

/** What stands in a form, and what is said of it, by the names of fields. */
export interface FormState {
  readonly values: ReadonlyMap<string, FormValue>;
  /** What is wrong. */
  readonly errors: ReadonlyMap<string, string>;
  /** What the launch check says. */
  readonly findings: ReadonlyMap<string, string>;
}

const controls = new Map([
  ['picture', PictureControl],
  ['color', ColorControl],
]);

/** A field of a form, or a group or a list of them. */
export function FieldPart({ field, ...props }: { readonly field: Field } & FormState) {
  const name = nameOf(field.path);
  const { values, errors, findings } = props;
  if (field.kind === 'entries') return <Entries field={field} {...props} />;
  if (field.kind === 'value') {
    const Control = controls.get(field.input) ?? ValueControl;
    return <Control field={field} name={name} value={values.get(name)} error={errors.get(name)} finding={findings.get(name)} />;
  }
  return (
    <fieldset id={name} className={`desk-group${field.listed ? ' desk-group--row' : ''}`}>
      <legend>{field.label}</legend>
      {field.help && <p className="text-ink-soft text-sm">{field.help}</p>}
      {field.optional && <p className="text-ink-soft text-sm">Leave all of it empty to leave it out of the pages.</p>}
      {errors.has(name) && <p className="font-semibold text-alert text-sm">{errors.get(name)}</p>}
      {findings.has(name) && <p className="desk-finding">{findings.get(name)}</p>}
      {field.fields.map((inner) => (
        <FieldPart key={nameOf(inner.path)} {...props} field={inner} />
      ))}
    </fieldset>
  );
}

function Entries({ field, values, errors, findings }: { readonly field: EntriesField } & FormState) {
  const list = nameOf(field.path);
  const entries = (values.get(list) ?? []) as readonly FormEntry[];
  return (
    <fieldset id={list} className="desk-group">
      <legend>{field.label}</legend>
      <p className="text-ink-soft text-sm">{field.help}</p>
      {errors.has(list) && <p className="font-semibold text-alert text-sm">{errors.get(list)}</p>}
      {entries.length === 0 && <p>There are none yet.</p>}
      {entries.map((entry, index) => (
        // An entry has nothing else that tells it from the others while it is typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <fieldset key={index} className="desk-entry">
          <legend>{`${index + 1}`}</legend>
          {field.fields.map((inner) => {
            const name = `${list}.${index}.${nameOf(inner.path)}`;
            const value = entry[nameOf(inner.path)];
            return (
              <ValueControl
                key={name}
                field={inner}
                name={name}
                value={value}
                error={errors.get(name)}
                finding={findings.get(name)}
              />
            );
          })}
          <p className="desk-entry-buttons">
            {index > 0 && (
              <button type="submit" name="do" value={`up ${list} ${index}`} className="button button--quiet button--small">
                Move up<span className="sr-only">{` number ${index + 1}`}</span>
              </button>
            )}
            <button type="submit" name="do" value={`remove ${list} ${index}`} className="button button--quiet button--small">
              Remove<span className="sr-only">{` number ${index + 1}`}</span>
            </button>
          </p>
        </fieldset>
      ))}
      <p>
        <button type="submit" name="do" value={`add ${list} ${entries.length}`} className="button button--quiet">
          Add another
        </button>
      </p>
    </fieldset>
  );
}
