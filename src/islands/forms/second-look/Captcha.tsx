import { useCallback, useEffect, useRef, useState } from 'react';
import { describedBy, FieldMessages } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

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

/** Another question than the last: who asks for a new sum gets one. */
function draw(last: Question | undefined): Question {
  const next = { first: operand(), second: operand() };
  return last && next.first === last.first && next.second === last.second ? draw(last) : next;
}

/** A sum of two numbers from 1 to 10 that the visitor answers. A new question empties the answer to the last. */
export function useCaptcha() {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<HTMLInputElement>(null);
  const renew = useCallback(() => {
    setQuestion(draw);
    if (answer.current) answer.current.value = '';
  }, []);
  // Drawn by lot in the browser: a question in the built page would be the same for everyone.
  useEffect(renew, [renew]);
  const isSolved = () => {
    const typed = answer.current?.value.trim() ?? '';
    return typed !== '' && question !== undefined && Number(typed) === question.first + question.second;
  };
  return { question, answer, renew, isSolved };
}

export interface CaptchaProps {
  readonly formId: string;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly error?: string | undefined;
}

const hint = 'A small sum that keeps automated messages out.';

export function Captcha({ formId, captcha: { question, answer, renew }, error }: CaptchaProps) {
  const id = `${formId}-${captchaField}`;
  const hydrated = useHydrated();
  const [askedAnew, setAskedAnew] = useState(false);
  const sum = question ? `What is ${question.first} + ${question.second}?` : 'What is the sum?';
  return (
    <div className="rounded-card bg-fog p-4">
      <label htmlFor={id} className="required-mark font-semibold">
        {sum}
      </label>
      <span role="status" className="sr-only">
        {askedAnew && sum}
      </span>
      <FieldMessages id={id} hint={hint} error={error} />
      <div className="flex flex-wrap gap-2">
        <input
          ref={answer}
          id={id}
          type="number"
          inputMode="numeric"
          required
          autoComplete="off"
          disabled={!hydrated}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error !== undefined}
          className="control control--sum max-w-28"
        />
        <button
          type="button"
          onClick={() => {
            renew();
            setAskedAnew(true);
          }}
          disabled={!hydrated}
          className="button button--quiet button--small"
        >
          <Icon shape={icons.renew} size={18} />
          New sum
        </button>
      </div>
    </div>
  );
}
