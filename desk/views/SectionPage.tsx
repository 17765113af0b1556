import type { EntriesField, Field } from '../business/field.ts';
import { type FormEntry, type FormValue, nameOf } from '../business/form-values.ts';
import { PictureControl } from './PictureControl.tsx';
import { Told } from './Told.tsx';
import { ValueControl } from './ValueControl.tsx';

export interface SectionFormProps {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly Field[];
  readonly values: ReadonlyMap<string, FormValue>;
  /** Of these values as they were read: the form is about them. */
  readonly mark: string;
  /** What is wrong, by the names of fields. */
  readonly errors: ReadonlyMap<string, string>;
  /** What the launch check says, by the names of fields. */
  readonly findings: ReadonlyMap<string, string>;
  /** What has become of the last press of a button. */
  readonly told?:
    | { readonly tone: 'done' | 'wrong' | 'look'; readonly title: string; readonly lines: readonly string[] }
    | undefined;
}

/** A form for some of the owner's fields. */
export function SectionPage(props: SectionFormProps) {
  const { id, title, about, fields, mark, errors, told } = props;
  return (
    <>
      <h1>{title}</h1>
      <p className="desk-about">{about}</p>
      {told && (
        <Told tone={told.tone} title={told.title}>
          {told.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Told>
      )}
      {errors.size > 0 && (
        <Told tone="wrong" title="Nothing has been saved yet. Please look at:">
          <ul>
            {[...errors].map(([name, says]) => (
              <li key={name}>
                <a href={`business/${id}#${name}`}>{says}</a>
              </li>
            ))}
          </ul>
        </Told>
      )}
      <form method="post" action={`business/${id}`} encType="multipart/form-data" className="desk-form">
        <input type="hidden" name="read" value={mark} />
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" name="do" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        {fields.map((field) => (
          <FieldPart key={nameOf(field.path)} field={field} {...props} />
        ))}
        <p className="desk-save">
          <button type="submit" name="do" value="save" className="button button--primary">
            Save
          </button>
        </p>
      </form>
    </>
  );
}

function FieldPart({ field, ...props }: { readonly field: Field } & SectionFormProps) {
  const name = nameOf(field.path);
  const { values, errors, findings } = props;
  if (field.kind === 'entries') return <Entries field={field} {...props} />;
  if (field.kind === 'value') {
    const Control = field.input === 'picture' ? PictureControl : ValueControl;
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

function Entries({ field, values, errors, findings }: { readonly field: EntriesField } & SectionFormProps) {
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
