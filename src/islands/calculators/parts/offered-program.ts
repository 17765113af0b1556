import { type Program, programs } from '../../../../mortgage/programs/programs.ts';

/** The program, or where the owner does not offer it, the first that is offered: an address may name any. */
export function offeredProgram(program: Program, notOffered: readonly string[]): Program {
  return notOffered.includes(program) ? (programs.find((other) => !notOffered.includes(other)) ?? program) : program;
}
