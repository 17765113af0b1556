import { RefreshCw } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { describedBy, FieldMessages } from '../../ui/Field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Name of the field in problems; it has no `name` in the form, so it is never sent. */
export const captchaField = 'captcha';

interface Question {
  readonly first: number;
  readonly second: number;
}

/** A random whole number from 1 to 10. */
function operand(): number {
  return 1 + Math.floor(Math.random() * 10);
}

/** A sum of two numbers from 1 to 10 that the visitor answers. */
export function useCaptcha() {
  const [question, setQuestion] = useState<Question>();
  const renew = useCallback(() => setQuestion({ first: operand(), second: operand() }), []);
  // Drawn by lot in the browser: a question in the built page would be the same for everyone.
  useEffect(renew, [renew]);
  return { question, sum: question && question.first + question.second, renew };
}

export interface CaptchaProps {
  readonly formId: string;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly answer: RefObject<HTMLInputElement | null>;
  readonly error?: string | undefined;
}

const hint = 'A small sum that keeps automated messages out.';

export function Captcha({ formId, captcha: { question, renew }, answer, error }: CaptchaProps) {
  const id = `${formId}-${captchaField}`;
  const hydrated = useHydrated();
  return (
    <div className="rounded-card bg-fog p-4">
      <label htmlFor={id} className="required-mark font-semibold">
        {question ? `What is ${question.first} + ${question.second}?` : 'What is the sum?'}
      </label>
      <FieldMessages id={id} hint={hint} error={error} />
      <div className="flex gap-2">
        <input
          ref={answer}
          id={id}
          type="number"
          inputMode="numeric"
          required
          autoComplete="off"
          disabled={!hydrated}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          className="control max-w-32"
        />
        <button type="button" onClick={renew} disabled={!hydrated} className="button button--quiet button--small">
          <RefreshCw aria-hidden="true" size={18} />
          New sum
        </button>
      </div>
    </div>
  );
}
