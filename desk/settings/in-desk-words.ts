import { nameOf } from '../business/form-values.ts';
import { mailParts, settingGroups } from './fields.ts';

/** The names of settings, and what the desk calls them. */
const labels: ReadonlyMap<string, string> = new Map(
  settingGroups
    .flatMap(({ fields }) => fields)
    .map(({ path, label }) => [nameOf(path) === mailParts.host ? 'SMTP_URL' : nameOf(path), `“${label}”`]),
);

/** Parts of sentences that are for whoever types commands and writes files, and what stands for them on the desk. */
const parts: readonly (readonly [said: RegExp, onDesk: string])[] = [
  [/ (?:out of|into|in) owner\.yaml/g, ''],
  [/Write it into settings\.env, for example:\n\s*PUBLISH_TO=/g, 'Set it under “Mail and addresses”, for example: '],
  [/ where the site runs, then try them: npm run launch-check -- --send-test/g, ' and press “Save and send a test”'],
  [/, when building and serving/g, ''],
  [/On the desk \(npm run desk\), under/g, 'Under'],
  // The desk writes these signs as settings do.
  [/ A # in it is written as %23, a % as %25\./g, ''],
  [/%23/g, '#'],
];

/** A sentence of another command as the desk says it: by the names of its fields and pages. */
export function inDeskWords(sentence: string): string {
  const text = parts.reduce((said, [part, onDesk]) => said.replaceAll(part, onDesk), sentence);
  return text.replaceAll(/\b[A-Z]+_[A-Z_]+\b/g, (name) => labels.get(name) ?? name);
}
