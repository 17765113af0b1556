import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type SettingChanges, withSettings } from '../../settings/change-settings.ts';
import { writeWhole } from '../saving/save.ts';

/** The owner's settings, in the project's folder. They hold passwords: no history keeps them. */
const settingsFile = 'settings.env';

const textOf = (folder: string) => {
  const path = join(folder, settingsFile);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** The settings of the file, by their names. */
export const fileSettings = (folder: string): Readonly<Record<string, string | undefined>> => parseEnv(textOf(folder));

/** Writes changed settings, for this user of the computer alone to read. */
export function saveSettings(folder: string, changes: SettingChanges): void {
  writeWhole(join(folder, settingsFile), withSettings(textOf(folder), changes), 0o600);
}
