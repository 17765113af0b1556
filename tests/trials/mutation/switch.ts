import { switchName } from './instrument.ts';

/** What instrumented code asks: whether a mutant is the one that is tried now. It also notes which were asked for, and counts turns of loops. */
export class MutationSwitch {
  /** The mutant that is tried; −1 for none. */
  active = -1;
  /** Every mutant that was asked for, while it is set. */
  reached: Set<number> | undefined;
  /** Turns of loops since it was set to 0. */
  turns = 0;
  mostTurns = Number.POSITIVE_INFINITY;

  is(id: number): boolean {
    this.reached?.add(id);
    return id === this.active;
  }

  turn(): void {
    this.turns += 1;
    if (this.turns > this.mostTurns) throw new Error('A loop does not end.');
  }
}

/** The one switch of this worker, made before any instrumented file is read. */
export function mutationSwitch(): MutationSwitch {
  const shared = globalThis as unknown as Record<string, MutationSwitch | undefined>;
  shared[switchName] ??= new MutationSwitch();
  return shared[switchName];
}
