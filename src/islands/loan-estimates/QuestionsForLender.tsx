import type { ExplainedDocument } from './use-explained.ts';

/** What to ask each lender, most important first. */
export function QuestionsForLender({ documents }: { readonly documents: readonly ExplainedDocument[] }) {
  const asking = documents.filter(({ questions }) => questions.length > 0);
  if (asking.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="not-printed le-part">
      <h2 id="questions" className="text-2xl">
        Questions for your lender
      </h2>
      <div className="le-columns">
        {asking.map(({ document, name, questions }) => (
          <div key={document.id}>
            <h3 className="wrap-anywhere text-xl">{name}</h3>
            <ol className="mt-3 list-decimal stack-2 pl-6">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
