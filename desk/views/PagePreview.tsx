export interface ShownPage {
  /** Of the page in the preview. */
  readonly address: string;
  readonly isShown: boolean;
  /** Whether it shows what is not saved: leaving the form asks first. */
  readonly isUnsaved?: boolean;
}

/** The button of a form that shows the page as it will look. It saves nothing. */
export function ShowPageButton({ form, label }: { readonly form: string; readonly label: string }) {
  return (
    <button type="submit" name="do" value="show" formAction={`${form}?page#page`} className="button button--quiet" data-show-page>
      {label}
    </button>
  );
}

/**
 * The page of the site that a form is about, as it will look. Where it is not shown its place is there for the script of the desk
 * (desk/client/page-preview.ts).
 *
 * @param isLive whether the page follows what is typed
 */
export function PagePreview({ address, isShown, isUnsaved, isLive }: ShownPage & { readonly isLive: boolean }) {
  return (
    <section
      id="page"
      className="desk-page"
      tabIndex={-1}
      hidden={!isShown}
      aria-labelledby="page-title"
      data-live={isLive || undefined}
      data-unsaved={isUnsaved || undefined}
    >
      <h2 id="page-title">The page as it will look</h2>
      <p className="text-ink-soft text-sm">
        Nobody else can see it. Calculators and forms stand still here.{' '}
        <a href={address} target="_blank" rel="noopener" className="underline">
          Open it in a tab of its own
        </a>
      </p>
      <div role="status" data-wrong />
      {isShown && <iframe title="The page as it will look" src={address} sandbox="allow-scripts allow-same-origin" />}
    </section>
  );
}
