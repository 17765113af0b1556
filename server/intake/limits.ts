import type { FormDefinition } from '../../forms/form.ts';
import { RateLimit } from '../rate-limit.ts';
import { refusals } from './answers.ts';

/** How many times as many messages a form takes from all visitors together before each visitor's share becomes one. */
const crowd = 10;

/**
 * How many messages a form takes. What was merely sent counts for its sender alone; what was found valid counts for the form as
 * well. A form is never closed to everybody: beyond a crowd each visitor gets one message a minute through, which is all that a
 * person needs, so whoever wants to keep people out would need their addresses.
 */
export class IntakeLimits {
  readonly #sent: RateLimit;
  readonly #takenByForm: RateLimit;
  readonly #takenFromVisitor = new RateLimit(1);

  /** @param messagesPerMinute that one visitor may send with one form */
  constructor(messagesPerMinute: number) {
    this.#sent = new RateLimit(messagesPerMinute);
    this.#takenByForm = new RateLimit(messagesPerMinute * crowd);
  }

  /**
   * Counts what a visitor sends, before it is read. Forms that do not exist count as one.
   *
   * @throws Refusal when that is too much
   */
  countSent(visitor: string, form: FormDefinition | undefined): void {
    const waitMs = this.#sent.count(`${visitor} ${form?.id ?? 'unknown'}`);
    if (waitMs > 0) throw refusals.tooMany(waitMs);
  }

  /**
   * Counts a message that was found valid, before it is stored.
   *
   * @throws Refusal when the form takes more than a crowd would send, and this visitor's share is used up
   */
  countValid(visitor: string, form: FormDefinition): void {
    const waitMs = this.#takenFromVisitor.count(`${visitor} ${form.id}`);
    const crowded = this.#takenByForm.count(form.id) > 0;
    if (crowded && waitMs > 0) throw refusals.tooMany(waitMs);
  }
}
