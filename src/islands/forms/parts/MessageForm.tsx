import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { fieldsOfWholeWidth } from './form-rows.ts';
import { type MessageFormOptions, useMessageForm } from './use-message-form.ts';

/** Who gets what is typed, what for, and the texting rule; stands next to the button. */
export interface Recipient {
  readonly company: string;
  readonly privacyPolicyPath: string;
}

export interface MessageFormProps extends MessageFormOptions {
  readonly recipient: Recipient;
  readonly sendLabel: string;
  readonly busyLabel: string;
  /** Milliseconds that the notice of success stays. */
  readonly noticeDurationMs: number;
  /** Follows the text of the notice of success. */
  readonly afterSent?: ReactNode;
  /** What is locked while the message is on its way. */
  readonly locks: 'everything' | 'button';
  /** The form cannot work without script: its button waits for it. */
  readonly needsScript?: boolean;
  /** A further question, after the fields, given what is wrong with it. */
  readonly children?: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** A form of the site: its fields, its states and its messages. Without script it is a plain form post. */
export function MessageForm(props: MessageFormProps) {
  const { form, endpoint, recipient, locks, children } = props;
  const hydrated = useHydrated();
  const summary = useRef<HTMLElement>(null);
  const { phase, problems, notice, reference, sendButton, send, dismissNotice } = useMessageForm(props);
  const sending = phase === 'sending';
  const whole = fieldsOfWholeWidth(form.fields);
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;

  return (
    <form
      method="post"
      action={endpoint || undefined}
      noValidate={hydrated}
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <ErrorSummary form={form} problems={problems} box={summary} />
      <fieldset disabled={sending && locks === 'everything'} className="stack-5">
        <legend className="sr-only">{form.name}</legend>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          {form.fields.map((field) => (
            <div key={field.name} className={whole.has(field) ? 'sm:col-span-2' : ''}>
              <FormField field={field} formId={form.id} error={errorOf(field.name)} company={recipient.company} />
            </div>
          ))}
        </div>
        {children?.(errorOf)}
        {Object.entries(form.fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Honeypot />
        <Consent recipient={recipient} />
        {props.needsScript && (
          <noscript>
            <p className="font-semibold">
              This form needs JavaScript for its sum. Please email or call us instead. You will find how at the bottom of this
              page.
            </p>
          </noscript>
        )}
        <button
          ref={sendButton}
          type="submit"
          disabled={sending || (props.needsScript === true && !hydrated)}
          className={`button button--primary w-full max-sm:px-3 sm:w-auto ${sending ? 'button--busy' : ''}`}
        >
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? props.busyLabel : props.sendLabel}
        </button>
        {reference && (
          <p className="text-sm">
            We have your message. Its reference is <span className="font-semibold tabular">{reference}</span>.
          </p>
        )}
      </fieldset>
      {notice &&
        createPortal(
          <Notice
            key={notice.number}
            tone={notice.tone}
            title={notice.title}
            durationMs={notice.tone === 'success' ? props.noticeDurationMs : undefined}
            onDismiss={dismissNotice}
          >
            <p>{notice.text}</p>
            {notice.tone === 'success' && props.afterSent}
          </Notice>,
          document.getElementById('notifications') ?? document.body,
        )}
    </form>
  );
}

/** A field that people never see. What a program or a password manager writes into it puts the message in quarantine. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Consent({ recipient }: { readonly recipient: Recipient }) {
  return (
    <p className="max-w-[40rem] text-ink-soft text-sm">
      Your answers go to {recipient.company}, so that we can answer you and help with what you ask for. We send texts only to
      people who ask for them, and agreeing to texts is not a condition of any loan or service.{' '}
      <a href={recipient.privacyPolicyPath} className="underline underline-offset-3">
        Privacy Policy
      </a>
    </p>
  );
}
