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
}

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
  /** Throws when nothing could be written now. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}

/** How long the same content from the same form counts as a repeat, in milliseconds. */
export const repeatWindowMs = 10 * 60 * 1000;
