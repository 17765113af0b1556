import { printDay } from '../../../mortgage/amounts/calendar.ts';
import { differs, type NamedDocument } from './EstimateTable.tsx';
import type { Line } from './line.ts';
import { allLines, formLines } from './lines.ts';
import { BeforeComparing, ComparedCosts } from './SideBySide.tsx';
import type { Explained, ExplainedDocument } from './use-explained.ts';

export interface PrintedEstimatesProps extends Explained {
  readonly licenseLines: readonly string[];
}

/** On paper: a page for each loan, and one for the comparison. Drawn while it is printed, and never on the screen. */
export function PrintedEstimates({ documents, comparison, licenseLines }: PrintedEstimatesProps) {
  return (
    <div className="printed le-printed">
      {documents.map((explained) => (
        <PrintedLoan key={explained.document.id} explained={explained} />
      ))}
      {comparison && (
        <section className="le-sheet">
          <h2 className="text-xl">Side by side</h2>
          <BeforeComparing says={comparison.says} />
          <PrintedFigures of={comparison.of} lines={formLines} />
          <ComparedCosts {...comparison} />
        </section>
      )}
      <p className="le-answers">
        {`Printed ${printDay(new Date())}. It repeats and explains what the Loan Estimates say. It is not an offer, not a commitment to lend and not legal advice. We are not affiliated with your lender or any government agency. ${licenseLines.join('. ')}. Equal Housing Opportunity.`}
      </p>
    </div>
  );
}

function PrintedLoan({ explained }: { readonly explained: ExplainedDocument }) {
  const { name, findings, questions } = explained;
  return (
    <section className="le-sheet">
      <h2 className="text-xl">{name}</h2>
      <div className="le-sheet__columns">
        <div>
          <PrintedFigures of={[explained]} lines={allLines} />
          {questions.length > 0 && (
            <>
              <h3>Questions for your lender</h3>
              <ol className="list-decimal pl-5">
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
            </>
          )}
        </div>
        <div>
          {findings.map(({ title, sentences }) => (
            <p key={`${title} ${sentences[0]}`}>
              <strong>{title}.</strong> {sentences.join(' ')}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

interface PrintedFiguresProps {
  readonly of: readonly NamedDocument[];
  readonly lines: readonly Line[];
}

function PrintedFigures({ of, lines }: PrintedFiguresProps) {
  return (
    <table className="data-table le-table">
      <thead>
        <tr>
          <th scope="col">On the form</th>
          {of.map(({ document, name }) => (
            <th key={document.id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.header} className={`${line.total ? 'le-total' : ''} ${differs(line, of) ? 'le-differs' : ''}`}>
            <th scope="row">{line.header}</th>
            {of.map(({ document: { id, estimate } }) => (
              <td key={id}>
                {line.print(estimate) || '–'}
                {line.value(estimate)?.certainty === 'look' && ' (look at the paper)'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
