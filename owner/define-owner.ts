import type { z } from 'astro/zod';
import { ownerFaults } from './owner-faults.ts';
import { ownerSchema } from './owner-schema.ts';

export type { Statistic } from './owner-schema.ts';

export type Owner = z.infer<typeof ownerSchema>;
export type OwnerInput = z.input<typeof ownerSchema>;

/** A wrong value in the owner's file: one line a value, each with the field's name and an example. */
export class OwnerConfigError extends Error {
  override readonly name = 'OwnerConfigError';
}

/**
 * Checks the owner's file and hands it on.
 *
 * @throws OwnerConfigError naming every wrong field, what it must be and what stands there
 */
export function defineOwner(input: OwnerInput): Owner {
  const checked = ownerSchema.safeParse(input);
  if (checked.success) return checked.data;
  const lines = ownerFaults(checked.error, ownerSchema, input).map((line) => `  ${line}`);
  throw new OwnerConfigError(
    `owner.config.ts has ${lines.length === 1 ? 'a wrong value' : 'wrong values'}:\n${lines.join('\n')}`,
  );
}
