/** The colour of a part of a picture, before its name. An SVG, so that it prints and survives forced colours. */
export function Swatch({ fill }: { readonly fill: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className={`mr-2 inline-block size-3 shrink-0 forced-color-adjust-none ${fill}`}>
      <rect width="10" height="10" rx="2" />
    </svg>
  );
}
