/** A message that a form has collected. */
export interface Lead {
  /** Reference that the visitor was told: eight letters and digits. */
  readonly id: string;
  /** Id of the form, such as `contact`. */
  readonly form: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** What was sent, by field name, in the order in which it was sent. */
  readonly values: Readonly<Record<string, string>>;
  /** `quarantine`: the field that people never see was filled, perhaps by a password manager. */
  readonly status: 'new' | 'quarantine';
  /** What became of the letter that tells the owner of it; undefined when none was ordered. */
  readonly letter?: LetterState | undefined;
}

/** `dead`: given up after three days; `leads resend` orders it again. */
export type LetterState = 'waiting' | 'sent' | 'dead';

/** A letter that is due. */
export interface DueLetter {
  readonly lead: Lead;
  /** How often it was tried before. */
  readonly attempts: number;
}

export interface NewLead {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly status: Lead['status'];
  /** Key by which the sender marks repeats of one message. */
  readonly idempotencyKey?: string | undefined;
}

export interface Counts {
  readonly stored: number;
  readonly quarantined: number;
  readonly lettersWaiting: number;
  readonly lettersDead: number;
}

export type LetterOutcome =
  | { readonly state: 'sent' }
  /** `fault` names what went wrong in the transport's own code, never in words that could quote a person. */
  | { readonly state: 'waiting'; readonly nextAttemptAt: number; readonly fault: string }
  | { readonly state: 'dead'; readonly fault: string };

/** Where leads are kept. Every method that stores returns only when the lead is on disk. */
export interface LeadStore {
  /**
   * Stores a lead and returns its id. A repeat returns the id of the first: the same idempotency key, or the same form and
   * content within ten minutes.
   */
  add(lead: NewLead): Promise<string>;
  /** All leads, newest first. */
  list(): Promise<Lead[]>;
  find(id: string): Promise<Lead | undefined>;
  counts(): Promise<Counts>;
  /** The letters whose time has come, oldest first. */
  dueLetters(limit: number): Promise<DueLetter[]>;
  /** Writes down what became of a letter. A further attempt has a time, in milliseconds since 1970. */
  settleLetter(leadId: string, outcome: LetterOutcome): Promise<void>;
  /** Orders the letter of a lead anew; false when there is no such lead. */
  resendLetter(leadId: string): Promise<boolean>;
  /** Throws when nothing could be written now. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}

/** How long the same content from the same form counts as a repeat, in milliseconds. */
export const repeatWindowMs = 10 * 60 * 1000;
