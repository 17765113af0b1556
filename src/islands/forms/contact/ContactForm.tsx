import { useRef } from 'react';
import { contactForm } from '../../../../forms/contact.ts';
import { MessageForm, type Recipient } from '../parts/MessageForm.tsx';
import { jsonPayload } from '../parts/payload.ts';
import { useAskedEstimate } from './use-asked-estimate.ts';

export interface ContactFormProps {
  readonly endpoint: string;
  readonly recipient: Recipient;
}

/** 'Send a Message' of the contact page. An estimate of the calculator may stand in its message already. */
export function ContactForm({ endpoint, recipient }: ContactFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useAskedEstimate(box);
  return (
    <div ref={box} id="estimate">
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
    </div>
  );
}
