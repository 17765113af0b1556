export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

/** The way back up. The page itself is not in the trail: its title stands right below. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print mb-4 text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, href }) => (
          <li key={href} className="breadcrumb">
            <a href={href} className="inline-block py-1 underline decoration-1 underline-offset-3 hover:decoration-2">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
