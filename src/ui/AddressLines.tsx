import { Fragment } from 'react';

/** Short lines one under the other, as an address on an envelope. Stands in an `<address>` or a paragraph. */
export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
