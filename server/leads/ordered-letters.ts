import type { ServerSettings } from '../../settings/read-settings.ts';
import type { LetterKind } from './lead-store.ts';

/** The letters that every new lead orders: those that somebody would carry. */
export function orderedLetters({ mail, webhook }: Pick<ServerSettings, 'mail' | 'webhook'>): readonly LetterKind[] {
  return [
    ...(mail ? (['new-lead', 'reminder'] as const) : []),
    ...(mail?.confirmsToSender ? (['confirmation'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
}
