/** An email address that breaks before its @, if it must, and never inside `.com`. */
export function EmailAddress({ children: address }: { readonly children: string }) {
  const at = address.lastIndexOf('@');
  const dot = address.lastIndexOf('.');
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at, dot)}
      <span className="whitespace-nowrap">{address.slice(dot)}</span>
    </span>
  );
}
