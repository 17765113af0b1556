import type { MailSettings } from '../../settings/read-settings.ts';
import type { LetterKind } from '../leads/lead-store.ts';

/** The letters that every new lead orders; none while mail is not set up, since nobody would carry them. */
export function orderedLetters(mail: MailSettings | undefined): readonly LetterKind[] {
  if (!mail) return [];
  return ['new-lead', 'reminder', ...(mail.confirmsToSender ? (['confirmation'] as const) : [])];
}
