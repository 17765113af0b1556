import type { Figure } from '../mortgage/figures/figure.ts';
import { figures } from '../mortgage/figures/figures.ts';
import { owner } from '../owner/owner.ts';
import { figuresIn, fillPlaceholders, ownerPlaceholders } from './placeholders.ts';
import { typeset } from './typeset.ts';

const ofOwner = ownerPlaceholders(owner);

/** `data` with its quotation marks as printers set them and every placeholder filled; the owner's own values stay as they are. */
function filled<Data>(data: Data): Data {
  if (typeof data === 'string') return fillPlaceholders(typeset(data), ofOwner) as Data;
  if (Array.isArray(data)) return data.map(filled) as Data;
  if (data === null || typeof data !== 'object' || data instanceof Date) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled(value)])) as Data;
}

/** The front matter of a text with its facts filled in, and the dated figures that the whole text names. */
export function filledEntry<Data>(entry: { readonly data: Data; readonly body?: string | undefined }): {
  readonly data: Data;
  readonly figures: readonly Figure[];
} {
  const ids = figuresIn(`${JSON.stringify(entry.data)}\n${entry.body ?? ''}`);
  return { data: filled(entry.data), figures: ids.map((id) => figures[id]) };
}
