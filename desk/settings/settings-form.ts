import { checkChanges, type SettingChanges } from '../../settings/change-settings.ts';
import { readMailServer } from '../../settings/mail-server.ts';
import { SettingsError } from '../../settings/read-settings.ts';
import type { ValueField } from '../business/field.ts';
import { type FormValue, formValues, nameOf } from '../business/form-values.ts';
import { kept, mailParts, type SettingGroup, settingGroups } from './fields.ts';
import { fileSettings } from './settings-file.ts';

const fields = settingGroups.flatMap((group) => group.fields);
const names = fields.map(({ path }) => nameOf(path));

/** The parts of the mail server's address as fields show them. */
function mailValues(address: string | undefined): Readonly<Record<string, string | undefined>> {
  const server = address === undefined ? undefined : readMailServer(address);
  if (!server) return {};
  return {
    [mailParts.host]: server.host,
    [mailParts.port]: String(server.port),
    [mailParts.user]: server.login?.user,
    [mailParts.password]: server.login?.password,
  };
}

/** The fields, where a secret says whether one is set: it is never shown itself. */
export function shownGroups(folder: string): readonly SettingGroup[] {
  const set = fileSettings(folder);
  const isSet: Readonly<Record<string, unknown>> = { ...set, ...mailValues(set.SMTP_URL) };
  const shown = (field: ValueField): ValueField =>
    kept.includes(nameOf(field.path)) && isSet[nameOf(field.path)] ? { ...field, help: `One is set. ${field.help}` } : field;
  return settingGroups.map((group) => ({ ...group, fields: group.fields.map(shown) }));
}

/** The settings as the form shows them; what is secret is not in it. */
export function settingValues(folder: string): ReadonlyMap<string, FormValue> {
  const set = fileSettings(folder);
  const all = { ...set, ...mailValues(set.SMTP_URL) };
  return new Map(names.map((name) => [name, kept.includes(name) ? undefined : all[name] || undefined]));
}

/**
 * The mail server's address from its parts, with every sign of the password as addresses write it.
 *
 * @param before the address until now: a server on an unusual port is spoken to as it was
 */
function mailAddress(value: (name: string) => string | undefined, before: string | undefined): string | undefined {
  const host = value(mailParts.host);
  if (!host) return undefined;
  const [user, password, port = '465'] = [value(mailParts.user), value(mailParts.password), value(mailParts.port)];
  const login = user && password ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  const known = before === undefined ? undefined : readMailServer(before);
  const isKnown = known?.host === host && String(known.port) === port;
  const isEncryptedAtOnce = isKnown ? known.encryption === 'from the start' : port === '465';
  return `${isEncryptedAtOnce ? 'smtps' : 'smtp'}://${login}${host}:${port}`;
}

/** What is written into the settings file for a form that was sent. */
function changesOf(folder: string, values: ReadonlyMap<string, FormValue>): SettingChanges {
  const set = fileSettings(folder);
  const before = { ...set, ...mailValues(set.SMTP_URL) };
  const value = (name: string) => (values.get(name) as string | undefined) ?? (kept.includes(name) ? before[name] : undefined);
  const parts = Object.values<string>(mailParts);
  return {
    SMTP_URL: mailAddress(value, set.SMTP_URL),
    ...Object.fromEntries(names.filter((name) => !parts.includes(name)).map((name) => [name, value(name)])),
  };
}

/** The field that a sentence about a setting belongs to. */
function fieldOf(sentence: string): string {
  const [name = ''] = sentence.split(' ');
  return name === 'SMTP_URL' ? mailParts.host : name;
}

/** What is wrong with settings, by the names of fields, in the words of every command. */
function settingErrors(changes: SettingChanges): ReadonlyMap<string, string> {
  try {
    checkChanges(changes);
    return new Map();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return new Map(
      error.sentences.map((sentence) => {
        const name = fieldOf(sentence);
        const label = fields.find(({ path }) => nameOf(path) === name)?.label ?? name;
        return [name, sentence.replace(/^\S+/, label)];
      }),
    );
  }
}

export interface SentSettings {
  readonly values: ReadonlyMap<string, FormValue>;
  readonly errors: ReadonlyMap<string, string>;
  readonly changes: SettingChanges;
}

/** Reads the form that was sent: what it would change, and what is wrong with it. Nothing is written here. */
export function sentSettings(folder: string, form: FormData): SentSettings {
  const values = formValues(form, fields);
  const changes = changesOf(folder, values);
  const errors = new Map(settingErrors(changes));
  const [user, password] = [values.get(mailParts.user), changes.SMTP_URL?.includes('@')];
  if (user && !password) errors.set(mailParts.password, 'Password is missing: a user name is set.');
  return {
    values: new Map([...values].map(([name, value]) => [name, kept.includes(name) ? undefined : value])),
    errors,
    changes,
  };
}
