import type { Owner } from '../../owner/owner-schema.ts';
import { privacyWords } from '../../owner/privacy-words.ts';
import type { BuildSettings } from '../../settings/read-settings.ts';
import { routes } from '../../src/routes.ts';
import type { BuiltPage } from '../built-pages.ts';
import { readPage, straight } from '../read-page.ts';

/**
 * Sentences about messages that hold under the settings and that the built privacy policy does not say: it was built with other
 * settings, or its text has lost a placeholder.
 */
export function unstatedPrivacy(pages: readonly BuiltPage[], owner: Owner, settings?: BuildSettings): string[] {
  const policy = pages.find(({ path }) => path === routes.privacyPolicy.path);
  const text = policy ? readPage(policy).text : '';
  return Object.values(privacyWords(owner, settings)).filter((sentence) => !text.includes(straight(sentence)));
}
