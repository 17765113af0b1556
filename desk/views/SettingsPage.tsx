import { nameOf } from '../business/form-values.ts';
import type { SettingGroup } from '../settings/fields.ts';
import { FieldPart, type FormState } from './FieldPart.tsx';
import { FormErrors } from './FormErrors.tsx';
import { type Announcement, Told } from './Told.tsx';

export interface SettingsPageProps extends Omit<FormState, 'findings'> {
  readonly groups: readonly SettingGroup[];
  readonly told?: Announcement | undefined;
}

const none: ReadonlyMap<string, string> = new Map();

/** Mail, the CRM and the public address. */
export function SettingsPage({ groups, told, ...state }: SettingsPageProps) {
  return (
    <>
      <h1>Mail and addresses</h1>
      <p className="desk-about">
        These hold passwords: they stay in a file of this computer that no history keeps, and go to your server with what you
        publish.
      </p>
      {told && <Told {...told} />}
      <FormErrors errors={state.errors} page="settings" />
      <form method="post" action="settings" className="desk-form">
        {groups.map(({ title, fields }) => (
          <fieldset key={title} className="desk-group">
            <legend>{title}</legend>
            {fields.map((field) => (
              <FieldPart key={nameOf(field.path)} field={field} findings={none} {...state} />
            ))}
          </fieldset>
        ))}
        <p className="desk-save desk-buttons">
          <button type="submit" name="do" value="save" className="button button--primary">
            Save
          </button>
          <button type="submit" name="do" value="test" className="button button--quiet">
            Save and send a test
          </button>
        </p>
      </form>
    </>
  );
}
