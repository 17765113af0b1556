import type { ProgramEstimate } from '../../../../mortgage/programs/program-comparison.ts';
import { programFacts, programNames } from './program-words.ts';

/**
 * The programs, a row each. On a phone each row stands as a list of its own, every figure with its name, by style alone.
 */
export function ProgramTable({ programs }: { readonly programs: readonly ProgramEstimate[] }) {
  const rows = programs.map((estimate) => ({ program: estimate.program, facts: programFacts(estimate) }));
  return (
    <table aria-labelledby="same-home" className="data-table programs">
      <thead>
        <tr>
          <th scope="col">Program</th>
          {rows[0]?.facts.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ program, facts }) => (
          <tr key={program}>
            <th scope="row">{programNames[program]}</th>
            {facts.map(({ label, value, note }) => (
              <td key={label} data-label={label}>
                <span>
                  <b>{value}</b>
                  {note && <small>{note}</small>}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
