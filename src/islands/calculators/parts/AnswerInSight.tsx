export interface AnswerInSightProps {
  readonly name: string;
  /** `undefined` while a field is empty. */
  readonly answer: string | undefined;
}

/**
 * The answer above the fields, where a phone has room for one thing at a time: it stays in sight while they are typed. It repeats
 * what stands below, so it is hidden from screen readers, which are told of every change.
 */
export function AnswerInSight({ name, answer = '–' }: AnswerInSightProps) {
  return (
    <p aria-hidden="true" className="answer-in-sight no-print">
      {name} <strong className="tabular">{answer}</strong>
    </p>
  );
}
