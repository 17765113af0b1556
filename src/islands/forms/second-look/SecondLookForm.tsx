import { captchaFailed, secondLookForm, secondLookNoticeDurationMs, secondLookSubject } from '../../../../forms/second-look.ts';
import { MessageForm, type Recipient } from '../parts/MessageForm.tsx';
import { multipartPayload } from '../parts/payload.ts';
import { Captcha, captchaField, useCaptcha } from './Captcha.tsx';

export interface SecondLookFormProps {
  readonly endpoint: string;
  readonly recipient: Recipient;
  /** Where the Loan Estimate goes. */
  readonly email: string;
}

/** The Second Look lead: the sum is checked here and never sent. */
export function SecondLookForm({ endpoint, recipient, email }: SecondLookFormProps) {
  const captcha = useCaptcha();

  function refuse() {
    if (captcha.isSolved()) return undefined;
    captcha.renew();
    return {
      notice: captchaFailed,
      problem: { field: captchaField, message: 'Solve this new sum.' },
    };
  }

  return (
    <MessageForm
      form={secondLookForm}
      endpoint={endpoint}
      recipient={recipient}
      payload={(values) =>
        multipartPayload(secondLookForm, values, {
          subject: secondLookSubject(String(values.get('firstName') ?? ''), String(values.get('lastName') ?? '')),
        })
      }
      refuse={refuse}
      onSent={captcha.renew}
      sendLabel="Submit"
      busyLabel="Submitting..."
      noticeDurationMs={secondLookNoticeDurationMs}
      afterSent={
        <p className="mt-2">
          <strong>Next Step:</strong> Please email your Loan Estimate to{' '}
          <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-3">
            {email}
          </a>
          .
        </p>
      }
      locks="button"
      needsScript
    >
      {(errorOf) => <Captcha formId={secondLookForm.id} captcha={captcha} error={errorOf(captchaField)} />}
    </MessageForm>
  );
}
