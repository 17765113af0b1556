import { nameOf } from '../business/form-values.ts';
import type { SettingGroup } from '../settings/fields.ts';
import type { Announcement } from './announcement.ts';
import { DeskForm } from './DeskForm.tsx';
import { FieldPart, type FormState } from './FieldPart.tsx';

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
      <DeskForm
        page="settings"
        errors={state.errors}
        told={told}
        otherButtons={
          <button type="submit" name="do" value="test" className="button button--quiet">
            Save and send a test
          </button>
        }
      >
        {groups.map(({ title, fields }) => (
          <fieldset key={title} className="desk-group">
            <legend>{title}</legend>
            {fields.map((field) => (
              <FieldPart key={nameOf(field.path)} field={field} findings={none} {...state} />
            ))}
          </fieldset>
        ))}
      </DeskForm>
    </>
  );
}
