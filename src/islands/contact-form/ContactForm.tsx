import { contactForm } from '../../../forms/contact.ts';
import { MessageForm, type Recipient } from '../../message-form/MessageForm.tsx';
import { jsonPayload } from '../../message-form/payload.ts';

export interface ContactFormProps {
  readonly endpoint: string;
  readonly recipient: Recipient;
}

/** 'Send a Message' of the contact page. */
export function ContactForm({ endpoint, recipient }: ContactFormProps) {
  return (
    <MessageForm
      form={contactForm}
      endpoint={endpoint}
      recipient={recipient}
      payload={(values) => jsonPayload(contactForm, values)}
      sendLabel="Send Message"
      busyLabel="Sending..."
      noticeDurationMs={10_000}
      locks="everything"
    />
  );
}
