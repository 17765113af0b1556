import { z } from 'zod';
import { type Lead, leadKinds } from './lead-store.ts';

const ids = z.array(z.string()).min(1);

/** What the desk of another computer asks of a server's messages: one JSON line. A restore's backup follows its line, and has a name there. */
export const messageCall = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('list'), kind: z.enum(leadKinds).optional(), search: z.string().optional() }),
  z.strictObject({ call: z.literal('find'), id: z.string() }),
  z.strictObject({ call: z.literal('answered'), ids }),
  z.strictObject({ call: z.literal('resend'), ids }),
  z.strictObject({ call: z.literal('note'), id: z.string(), text: z.string() }),
  z.strictObject({ call: z.literal('remove'), ids }),
  z.strictObject({ call: z.literal('newLinkKey') }),
  z.strictObject({ call: z.literal('exportCsv') }),
  z.strictObject({ call: z.literal('backup') }),
  z.strictObject({ call: z.literal('restore'), bytes: z.int().min(0), name: z.string() }),
]);

export type MessageCall = z.infer<typeof messageCall>;

/** How a server answers: one JSON line. The copy that a backup asks for follows its line. */
export const messageAnswer = z.union([
  z.object({ answer: z.unknown(), bytes: z.int().min(0).optional() }).refine(({ answer }) => answer !== undefined),
  /** What the owner is told. */
  z.object({ refused: z.string() }),
]);

export type MessageAnswer = z.infer<typeof messageAnswer>;

const letterState = z.enum(['waiting', 'sent', 'dead']).optional();

/** A message as it comes over the line; what a newer server knows besides is left out. */
export const leadOnTheLine = z.object({
  id: z.string(),
  form: z.string(),
  receivedAt: z.number(),
  values: z.record(z.string(), z.string()),
  status: z.enum(['new', 'quarantine']),
  page: z.string().optional(),
  mailSubject: z.string().optional(),
  answeredAt: z.number().optional(),
  note: z.string().optional(),
  letter: letterState,
  webhook: letterState,
}) satisfies z.ZodType<Lead>;

/** What a restore says: what is replaced by what, and what was done. */
export const restored = z.object({ comparison: z.string(), done: z.string() });
