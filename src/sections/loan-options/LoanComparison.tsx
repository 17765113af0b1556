import type { ComparedLoan } from '../../collections.ts';

const questions = [
  { key: 'downPayment', label: 'Down payment' },
  { key: 'credit', label: 'Credit' },
  { key: 'insurance', label: 'Mortgage insurance or fees' },
  { key: 'suits', label: 'Who it may suit' },
] as const;

/** The loans side by side: a table where there is room; on a phone one question after the other, each with every loan's answer. */
export function LoanComparison({ loans }: { readonly loans: readonly ComparedLoan[] }) {
  return (
    <>
      <div className="max-md:hidden">
        <table className="data-table">
          <caption className="sr-only">The loans compared</caption>
          <thead>
            <tr>
              <td />
              {loans.map(({ name, href }) => (
                <th key={name} scope="col" className="w-[21%]">
                  <a
                    href={href}
                    className="font-[560] font-display text-xl underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map(({ key, label }) => (
              <tr key={key}>
                <th scope="row" className="font-semibold">
                  {label}
                </th>
                {loans.map((loan) => (
                  <td key={loan.name}>{loan[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="stack-8 md:hidden">
        {questions.map(({ key, label }) => (
          <section key={key} className="border-spruce border-t-2 pt-4">
            <h3 className="text-xl">{label}</h3>
            <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-4">
              {loans.map((loan) => (
                <div key={loan.name}>
                  <dt className="font-semibold text-sm">
                    <a href={loan.href} className="inline-block min-w-6 py-1 underline decoration-1 underline-offset-4">
                      {loan.name}
                    </a>
                  </dt>
                  <dd className="text-sm">{loan[key]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
