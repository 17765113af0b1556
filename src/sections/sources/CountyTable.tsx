import { printDollars } from '../../../mortgage/amounts/dollars.ts';
import { propertyTaxPercent } from '../../../mortgage/closing/property-tax-rate.ts';
import { conformingLimit, counties, fhaLimit } from '../../../mortgage/programs/loan-limits.ts';

/** Each county's largest loans for a home with one unit, and its median property tax where it was read. */
export function CountyTable({ year }: { readonly year: number }) {
  return (
    <table className="data-table county-table mt-6">
      <caption className="sr-only">{`By county: largest loan for a home with one unit in ${year}, and property tax a year`}</caption>
      <thead>
        <tr>
          <th scope="col">County</th>
          <th scope="col">Conventional</th>
          <th scope="col">FHA</th>
          <th scope="col">Property tax</th>
        </tr>
      </thead>
      <tbody>
        {counties.map((county) => {
          const fha = fhaLimit(county, year);
          const tax = propertyTaxPercent(county);
          return (
            <tr key={county}>
              <th scope="row">{county}</th>
              <td data-label="Conventional">{printDollars(conformingLimit(county, year).dollars)}</td>
              <td data-label="FHA">{`${fha.atLeast ? 'at least ' : ''}${printDollars(fha.dollars)}`}</td>
              <td data-label="Property tax">{tax === undefined ? 'not found' : `${tax}%`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
