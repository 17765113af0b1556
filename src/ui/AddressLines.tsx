/** A postal address as on an envelope. Stands in an `<address>` or a paragraph. */
export function AddressLines({ lines: [street, town] }: { readonly lines: readonly [street: string, town: string] }) {
  return (
    <>
      {street}
      <br />
      {town}
    </>
  );
}
