import { Fragment } from 'react';
import { factLines } from './fact-lines.ts';
import type { OnType } from './LineField.tsx';
import type { Line } from './line.ts';
import { formLines } from './lines.ts';
import type { ShownDocument } from './shown-documents.ts';
import { ValueCell } from './ValueCell.tsx';

/** A document with what it is called on the page. */
export interface NamedDocument {
  readonly document: ShownDocument;
  readonly name: string;
}

export interface EstimateTableProps {
  readonly shown: readonly NamedDocument[];
  /** All documents on the page: a line in which they differ is marked. */
  readonly compared: readonly NamedDocument[];
  readonly onType: OnType;
  readonly onShow: (document: ShownDocument, line: Line) => void;
}

/** The statement: a row for each line of the form, a column for each document. */
export function EstimateTable({ shown, compared, onType, onShow }: EstimateTableProps) {
  return (
    <table className={`data-table le-table ${shown.length > 1 ? 'le-table--wide' : ''}`}>
      <caption className="sr-only">
        {shown.length > 1 ? 'Your Loan Estimates, line by line' : `${shown[0]?.name}, line by line`}
      </caption>
      <thead>
        <tr>
          <th scope="col">On the form</th>
          {shown.map(({ document, name }) => (
            <th key={document.id} scope="col" className="wrap-anywhere">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {[factLines, formLines].map((lines) => (
        <tbody key={lines.length}>
          {lines.map((line) => (
            <tr key={line.header} className={`${line.total ? 'le-total' : ''} ${differs(line, compared) ? 'le-differs' : ''}`}>
              <th scope="row">
                <LineHeader line={line} />
              </th>
              {shown.map(({ document, name }) => (
                <td key={document.id}>
                  <ValueCell
                    line={line}
                    document={document}
                    documentName={name}
                    onType={onType}
                    onShow={() => onShow(document, line)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Whether two documents say different things in a line; a value that is not there says nothing. */
export function differs(line: Line, documents: readonly NamedDocument[]): boolean {
  const said = documents.flatMap(({ document: { estimate } }) => line.print(estimate) || []);
  return new Set(said).size > 1;
}

/** The form's words, with the letter of a section in the margin. */
function LineHeader({ line: { header } }: { readonly line: Line }) {
  const [, letter, words] = /^([A-J]\.) (.*)$/.exec(header) ?? [];
  if (!letter) return <Fragment>{header}</Fragment>;
  return (
    <>
      <span className="le-letter">{letter}</span> {words}
    </>
  );
}
