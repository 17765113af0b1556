import type { z } from 'zod';
import type { AboutSetting } from './setting.ts';
import { buildSettings, publishSettings, serverSettings, settings } from './settings.ts';

export type BuildSettings = z.infer<typeof buildSettings>;
export type ServerSettings = z.infer<typeof serverSettings>;
export type PublishSettings = z.infer<typeof publishSettings>;
/** How the owner is told of new messages. */
export type MailSettings = NonNullable<ServerSettings['mail']>;
/** Where each new message goes beside the mail. */
export type WebhookSettings = NonNullable<ServerSettings['webhook']>;

/** Wrong settings: a sentence each, with the variable's name and an example. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

const everySetting: Readonly<Record<string, z.ZodType>> = Object.assign({}, ...Object.values(settings));

/** What people are told of a setting. */
export function aboutSetting(name: string): AboutSetting {
  return everySetting[name]?.meta() as unknown as AboutSetting;
}

function sentence({ path, message, input }: z.core.$ZodIssue): string {
  const [name, ...entry] = path;
  const { must, example, hint, isSecret } = aboutSetting(String(name));
  // A check that knows more begins a sentence of its own; those of the library begin with a capital letter.
  const wanted = /^[a-z]/.test(message) ? message : `must ${must}${must.includes(example) ? '' : ` such as ${example}`}`;
  const isShown = !isSecret && typeof input !== 'object';
  const stands = isShown ? `, it ${entry.length > 0 ? 'has' : 'is'} "${String(input)}"` : '';
  return [`${String(name)} ${wanted}${stands}.`, hint].filter(Boolean).join(' ');
}

function read<Schema extends z.ZodType>(schema: Schema, environment: NodeJS.ProcessEnv): z.output<Schema> {
  // The schema asks for each of its settings, also for those that the environment does not have.
  const values = Object.fromEntries(Object.keys(everySetting).map((name) => [name, environment[name]]));
  const checked = schema.safeParse(values, { reportInput: true });
  if (checked.success) return checked.data;
  throw new SettingsError([...new Set(checked.error.issues.map(sentence))]);
}

/**
 * Reads what the pages are made with.
 *
 * @throws SettingsError naming every wrong setting with an example
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv = process.env): BuildSettings {
  return read(buildSettings, environment);
}

/**
 * Reads what the server goes by.
 *
 * @throws SettingsError naming every wrong setting with an example
 */
export function readServerSettings(environment: NodeJS.ProcessEnv = process.env): ServerSettings {
  return read(serverSettings, environment);
}

/**
 * Reads all settings, for a program that builds and runs the site.
 *
 * @throws SettingsError naming every wrong setting with an example
 */
export function readAllSettings(environment: NodeJS.ProcessEnv = process.env): BuildSettings & ServerSettings & PublishSettings {
  return read(buildSettings.and(serverSettings).and(publishSettings), environment);
}

/**
 * Reads where the site is published, and under which address.
 *
 * @throws SettingsError naming every wrong setting with an example
 */
export function readPublishSettings(environment: NodeJS.ProcessEnv = process.env): PublishSettings {
  return read(publishSettings, environment);
}

/**
 * The environment for a program that makes pages and serves nobody: without the settings of the server and of publishing, such as
 * the password of the mail.
 */
export function environmentOfPages(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const others = Object.keys({ ...settings.server, ...settings.publishing });
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !others.includes(name)));
}

/**
 * The settings that the server of a published site goes by, as the text of a settings file: all that are set here, without those
 * that are about this machine.
 */
export function settingsToPublish(environment: NodeJS.ProcessEnv = process.env): string {
  const names = Object.keys({ ...settings['build and server'], ...settings.server });
  return names
    .filter((name) => !aboutSetting(name).staysHere && environment[name] !== undefined)
    .map((name) => `${name}=${quoted(String(environment[name]))}\n`)
    .join('');
}

/** A value as a settings file holds it: without quotes it would end at a `#`. */
export function quoted(value: string): string {
  const quote = [`'`, '"', '`'].find((sign) => !value.includes(sign));
  if (!quote) throw new SettingsError(['A setting has all three kinds of quotes in it, which no settings file can hold.']);
  return `${quote}${value}${quote}`;
}
