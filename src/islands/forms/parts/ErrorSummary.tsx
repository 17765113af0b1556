import { type MouseEvent, type RefObject, useEffect } from 'react';
import type { Problem } from '../../../../forms/check.ts';
import type { FormDefinition } from '../../../../forms/form.ts';
import { controlId } from './FormField.tsx';

export interface ErrorSummaryProps {
  readonly form: FormDefinition;
  readonly problems: readonly Pick<Problem, 'field' | 'message'>[];
  readonly box: RefObject<HTMLElement | null>;
}

/** Firefox does not focus a date that an address leads to, so every field gets its focus from here. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView();
}

/** What is wrong with the form, each with a way to its field. It takes the focus whenever there is something new to say. */
export function ErrorSummary({ form, problems, box }: ErrorSummaryProps) {
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems, box]);

  if (problems.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${form.id}-problems`}
      className="mb-6 rounded-card border-2 border-alert bg-alert-pale p-5"
    >
      <h3 id={`${form.id}-problems`} className="text-xl">
        {problems.length === 1 ? 'One answer needs your attention' : `${problems.length} answers need your attention`}
      </h3>
      <ul className="mt-2 stack-1">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${controlId(form.id, { name: field })}`}
              onClick={(event) => goTo(event, controlId(form.id, { name: field }))}
              className="inline-block py-1 font-semibold text-alert underline underline-offset-3"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
