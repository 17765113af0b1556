import type { Fact } from './loan-facts.ts';

export interface FiguresTableProps {
  /** Id of the heading that the table belongs to. */
  readonly labelledBy: string;
  /** What is compared, each with the same facts in the same order. */
  readonly loans: readonly { readonly name: string; readonly facts: readonly Fact[] }[];
}

/**
 * Loans side by side, a figure in each row. On a phone every figure is a heading of its own with the loans' answers below it, by
 * style alone, so that what is compared stands together.
 */
export function FiguresTable({ labelledBy, loans }: FiguresTableProps) {
  return (
    <table aria-labelledby={labelledBy} className="data-table figures">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          {loans.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loans[0]?.facts.map(({ label, hint }, row) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {hint && <small>{` ${hint}`}</small>}
            </th>
            {loans.map(({ name, facts }) => (
              <td key={name} data-label={name}>
                <b>{facts[row]?.value}</b>
                {facts[row]?.note && <small>{` ${facts[row].note}`}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
