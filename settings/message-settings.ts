/** What becomes of messages, as far as the environment decides it. The server acts on it, and the privacy policy states it. */
export interface MessageSettings {
  /** Messages are deleted from the server's database after so many days; left out, they are kept. */
  readonly keepDays?: number | undefined;
  /** Whether the person who wrote gets a letter that confirms the message. */
  readonly confirmsToSender: boolean;
  /** Company that carries the mail, as people know it: `Harbor Mail Inc.` */
  readonly mailVendor?: string | undefined;
}

function keepDays(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) > 0) return Number(text);
  throw new Error(`LEADS_KEEP_DAYS must be a number of days such as 365, it is "${text}".`);
}

function yesOrNo(variable: string, text: string | undefined): boolean {
  const answer = text?.trim().toLowerCase();
  if (!answer || answer === 'no') return false;
  if (answer === 'yes') return true;
  throw new Error(`${variable} must be yes or no, it is "${text}".`);
}

function companyName(text: string | undefined): string | undefined {
  const name = text?.trim();
  if (!name) return undefined;
  if (/\p{Cc}|[<>{}]|:\/\//u.test(name) || name.length > 80) {
    throw new Error(`MAIL_VENDOR must be the name of your mail company such as Harbor Mail Inc., it is "${text}".`);
  }
  return name;
}

/**
 * Reads what becomes of messages: LEADS_KEEP_DAYS, CONFIRM_TO_SENDER and MAIL_VENDOR.
 *
 * @throws Error in one sentence naming the variable and an example, for the first wrong value
 */
export function readMessageSettings(environment: NodeJS.ProcessEnv = process.env): MessageSettings {
  return {
    keepDays: keepDays(environment.LEADS_KEEP_DAYS),
    confirmsToSender: yesOrNo('CONFIRM_TO_SENDER', environment.CONFIRM_TO_SENDER),
    mailVendor: companyName(environment.MAIL_VENDOR),
  };
}
