import type { Owner } from '../src/owner/define-owner.ts';
import type { MessageSettings } from '../src/owner/message-settings.ts';
import { privacyWords } from '../src/owner/privacy-words.ts';
import { routes } from '../src/routes.ts';
import { readPage, straight } from './advertising/read-page.ts';
import type { BuiltPage } from './built-pages.ts';

/**
 * Sentences about messages that hold under the settings and that the built privacy policy does not say: it was built with other
 * settings, or its text has lost a placeholder.
 */
export function unstatedPrivacy(pages: readonly BuiltPage[], owner: Owner, settings?: MessageSettings): string[] {
  const policy = pages.find(({ path }) => path === routes.privacyPolicy.path);
  const text = policy ? readPage(policy).text : '';
  return Object.values(privacyWords(owner, settings)).filter((sentence) => !text.includes(straight(sentence)));
}
