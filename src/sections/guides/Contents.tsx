export interface ContentsEntry {
  readonly title: string;
  /** Id of the heading. */
  readonly id: string;
}

/** What is in a long text; stays beside it on a wide screen. */
export function Contents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="On this page" className="no-print lg:sticky lg:top-24 lg:self-start">
      <p className="font-semibold text-sm">On this page</p>
      <ul className="mt-2 border-line border-l">
        {entries.map(({ title, id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-sm hover:border-spruce hover:underline hover:underline-offset-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
