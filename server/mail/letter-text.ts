/** What nodemailer is handed, but for sender and mailbox. */
export interface LetterText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One and the same for every attempt: a mailbox then shows a letter once that was sent twice. */
  readonly messageId: string;
  /** The letter that this one belongs to in the mailbox. */
  readonly inReplyTo?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
}
