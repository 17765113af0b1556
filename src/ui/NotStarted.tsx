/**
 * What stands right before an island that cannot work without its script: hidden, unless the script does not arrive. Where that of
 * the island failed, the starter of islands shows it (src/islands/start/start.ts). Where the starter itself does not come, its
 * element stays one that the browser does not know, and the styles show it after a while.
 */
export function NotStarted({ what }: { readonly what: string }) {
  return (
    <p className="not-started no-print font-semibold text-alert">
      <span className="block pb-5">{`Part of this page did not load, so ${what} yet. Please reload the page.`}</span>
    </p>
  );
}
