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
  /** Path of the page it was sent from, where the browser told. */
  readonly page?: string | undefined;
  /** Subject for the letter that the form asked for (`_subject`). */
  readonly mailSubject?: string | undefined;
  /** When the owner answered the person, in milliseconds since 1970. */
  readonly answeredAt?: number | undefined;
  /** What the owner has written down about it, for themselves; undefined without. */
  readonly note?: string | undefined;
  /** What became of the letter that tells the owner of it; undefined when none was ordered. */
  readonly letter?: LetterState | undefined;
  /** What became of the request that hands it to the owner's CRM; undefined when none was ordered. */
  readonly webhook?: LetterState | undefined;
}

/** `dead`: given up after three days and 20 attempts; `leads resend` orders it again. */
export type LetterState = 'waiting' | 'sent' | 'dead';

/**
 * What goes by mail: `new-lead` tells the owner of a lead, `reminder` that a person has been waiting for 20 hours, `confirmation`
 * tells the person that the message has arrived.
 */
export const mailKinds = ['new-lead', 'reminder', 'confirmation'] as const;

/** `webhook` hands a lead to the owner's CRM, and goes by HTTP. */
export type LetterKind = (typeof mailKinds)[number] | 'webhook';

/** A letter that one process has taken from the outbox to deliver. */
export interface Letter {
  readonly kind: LetterKind;
  /** What it is about, oldest first: one lead, or in a flood several; a confirmation and a webhook have one. */
  readonly leads: readonly Lead[];
  /** How often it was tried before. */
  readonly attempts: number;
  /** When it was to go out for the first time, in milliseconds since 1970; later by the time for which nobody could try. */
  readonly firstDueAt: number;
}

export interface NewLead extends Pick<Lead, 'form' | 'values' | 'status' | 'page' | 'mailSubject'> {
  /** Key by which the sender marks repeats of one message, of any length. Other content under it is another message. */
  readonly idempotencyKey?: string | undefined;
}

export interface Counts {
  readonly stored: number;
  readonly quarantined: number;
  /** Not answered within 24 hours. */
  readonly overdue: number;
  /** Letters by mail that are due and not delivered yet; a digest counts for each lead in it. */
  readonly lettersWaiting: number;
  /** Letters to the owner that were given up. */
  readonly lettersDead: number;
  /** Leads that are due at the owner's CRM and not delivered yet. */
  readonly webhooksWaiting: number;
  /** Leads that the CRM did not take, and that were given up. */
  readonly webhooksDead: number;
}

export type LetterOutcome =
  | { readonly state: 'sent' }
  /** `fault` names what went wrong in the transport's own code, never in words that could quote a person. */
  | { readonly state: 'waiting'; readonly nextAttemptAt: number; readonly fault: string }
  | { readonly state: 'dead'; readonly fault: string };

/** Which leads a list has: `new` is nobody's who was answered, `overdue` those among them that wait longer than was promised. */
export const leadKinds = ['all', 'new', 'overdue', 'answered', 'quarantine'] as const;

export type LeadKind = (typeof leadKinds)[number];

/** Where leads are kept. Every method that changes something returns only when the change is on disk. */
export interface LeadStore {
  /**
   * Stores a lead with its letters and returns its id. A repeat returns the id of the first: the same form and content within
   * ten minutes, or under the same idempotency key. A repeat of a lead in quarantine that is not itself one for quarantine
   * takes it out, and its letters are ordered.
   */
  add(lead: NewLead): Promise<string>;
  /** The leads of a kind, all of them when left out: newest first, and what is overdue longest first. */
  list(kind?: LeadKind): Promise<Lead[]>;
  find(id: string): Promise<Lead | undefined>;
  counts(): Promise<Counts>;
  /** Writes down that the person was answered now, which takes back the reminder; false when there is no such lead. */
  markAnswered(id: string): Promise<boolean>;
  /** Keeps the owner's note on a lead in the place of an earlier one, none when it is empty; false when there is no such lead. */
  setNote(id: string, note: string): Promise<boolean>;
  /** Deletes a lead and its letters; false when there is no such lead. Its text is in the files until `wipe` has been. */
  remove(id: string): Promise<boolean>;
  /** Deletes every lead received before a time, in milliseconds since 1970, and returns how many; to be wiped as well. */
  removeReceivedBefore(time: number): Promise<number>;
  /**
   * Wipes the text of deleted leads from the database's files, as far as the database can. False when that could not be done
   * now, such as while another program reads; it stays to be done, for any process that asks again.
   */
  wipe(): Promise<boolean>;
  /** The time that `recordClock` was last given, in milliseconds since 1970; undefined before the first. */
  recordedClock(): Promise<number | undefined>;
  recordClock(time: number): Promise<void>;
  /**
   * Takes one letter that is due, for ten minutes: within them no other process is given it, or any lead of its digest.
   *
   * @param kinds of which it may be; any when left out
   */
  takeLetter(kinds?: readonly LetterKind[]): Promise<Letter | undefined>;
  /** Writes down what became of a letter. A further attempt has a time, in whole milliseconds since 1970. */
  settleLetter(letter: Letter, outcome: LetterOutcome): Promise<void>;
  /** The key that signs the links of letters now. */
  signingKey(): Promise<string>;
  /** Every key whose links may still hold. */
  linkKeys(): Promise<readonly string[]>;
  /** Makes every link that was signed before invalid. */
  replaceLinkKeys(): Promise<void>;
  /** Orders the owner's letter of a lead anew, and its webhook unless that has arrived; false when there is no such lead. */
  resendLetter(leadId: string): Promise<boolean>;
  /** Copies everything into a file while the site runs. */
  backup(file: string): Promise<void>;
  /** Throws when nothing could be written now. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long the same content from the same form counts as a repeat. */
export const repeatWindowMs = 10 * minuteMs;
/** The promise: one person answers within this time. */
export const answerWithinMs = 24 * hourMs;
/** When the owner is reminded of a lead that nobody has answered. */
export const remindAfterMs = 20 * hourMs;
/** The longest that one attempt to deliver a letter may last, however slowly the mail server speaks. */
export const deliveryLimitMs = 2 * minuteMs;
/** How long a letter belongs to the process that took it: longer than any delivery lasts, or a second server would send it too. */
export const letterLeaseMs = 5 * deliveryLimitMs;
/** So many new leads an hour have a letter to themselves; the others stand in a digest. */
export const lettersPerHour = 20;
/** A person gets one confirmation in this time, however often a form is sent in their name. */
export const confirmationEveryMs = 24 * hourMs;
