import type { RefinanceAnswer } from '../../../../mortgage/loan/refinance.ts';
import {
  type AnswerInWords,
  atCurrentPayment,
  breakEvenByNetCost,
  breakEvenByPayment,
  overTheLifetime,
} from './break-even-words.ts';

const unanswered: AnswerInWords = { figure: '–', meaning: 'Fill in the empty field above.' };

/** The three answers to 'when does it pay', side by side, with what each leaves out. */
export function BreakEvenAnswers({ results }: { readonly results: RefinanceAnswer | undefined }) {
  const kept = results && atCurrentPayment(results);
  const answers = [
    {
      question: 'Break-even by payment',
      answer: results ? breakEvenByPayment(results) : unanswered,
      blindSpot: 'What it leaves out: a longer loan is paid down more slowly.',
    },
    {
      question: 'Break-even by net cost',
      answer: results ? breakEvenByNetCost(results) : unanswered,
      blindSpot: 'What it leaves out: whether the payment fits your month.',
    },
    {
      question: 'Over the lifetime',
      answer: results ? overTheLifetime(results) : unanswered,
      blindSpot: 'What it leaves out: few people keep a loan to its last payment.',
    },
  ];
  return (
    <section aria-labelledby="break-even" className="mt-12">
      <h2 id="break-even" className="text-2xl">
        When does it pay?
      </h2>
      <p className="mt-3 max-w-[44rem]">
        Three ways to answer one question. Each leaves something out, so read them together. They are estimates, not offers.
      </p>
      <dl className="mt-6 grid border-line border-y lg:grid-cols-3">
        {answers.map(({ question, answer, blindSpot }) => (
          <div
            key={question}
            className="break-inside-avoid border-line border-t py-6 first:border-t-0 lg:border-t-0 lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 font-[560] font-display text-2xl text-balance tabular">{answer.figure}</dd>
            <dd className="mt-3">{answer.meaning}</dd>
            <dd className="mt-3 text-ink-soft text-sm">{blindSpot}</dd>
          </div>
        ))}
      </dl>
      {kept && (
        <p className="mt-6 max-w-[46rem]">
          <strong>A fourth way:</strong> {`${kept} `}
          <span className="mt-2 block text-ink-soft text-sm">
            From the example or your own figures: an estimate, not an offer. Principal and interest only: taxes and insurance are
            not included, so the actual payment will be greater.
          </span>
        </p>
      )}
    </section>
  );
}
