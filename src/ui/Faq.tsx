export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open; native, so they work without script and are found by the browser's search. */
export function Faq({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="max-w-[46rem] divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-lg hover:text-spruce">
            {question}
            <span aria-hidden="true" className="font-display text-2xl text-spruce leading-none group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="pb-5">{answer}</p>
        </details>
      ))}
    </div>
  );
}
