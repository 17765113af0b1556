import { Fold } from './Fold.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open. */
export function Faq({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="max-w-[46rem]">
      {questions.map(({ question, answer }) => (
        <Fold key={question} title={question}>
          <p>{answer}</p>
        </Fold>
      ))}
    </div>
  );
}
