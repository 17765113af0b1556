import { quoted, readAllSettings } from './read-settings.ts';

/** A value for each setting that changes; undefined for one that is left out. */
export type SettingChanges = Readonly<Record<string, string | undefined>>;

/** The text of a settings file with changes; remarks and all other lines stay as they are. */
export function withSettings(text: string, changes: SettingChanges): string {
  const names = Object.keys(changes);
  const nameIn = (line: string) => /^\s*(?:export\s+)?([A-Z_]+)\s*=/.exec(line)?.[1] ?? '';
  const lines = text.split('\n').filter((line, index, all) => line !== '' || index < all.length - 1);
  const written = new Set<string>();
  const changed = lines.flatMap((line) => {
    const name = nameIn(line);
    if (!names.includes(name)) return [line];
    const value = changes[name];
    if (value === undefined || written.has(name)) return [];
    written.add(name);
    return [`${name}=${quoted(value)}`];
  });
  const added = names
    .filter((name) => changes[name] !== undefined && !written.has(name))
    .map((name) => `${name}=${quoted(changes[name] ?? '')}`);
  return [...changed, ...added].map((line) => `${line}\n`).join('');
}

/** What is wrong with settings once these have changed. @throws SettingsError naming every wrong one */
export function checkChanges(changes: SettingChanges): void {
  readAllSettings({ ...process.env, ...changes });
}

/** Lets changed settings hold in this program too, which has read them when it was started. */
export function putIntoForce(changes: SettingChanges): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
