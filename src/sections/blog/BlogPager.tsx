import { blogPagePath } from '../../routes.ts';

/** Links to every page of the list of posts; nothing while there is one. */
export function BlogPager({ page, count }: { readonly page: number; readonly count: number }) {
  if (count === 1) return null;
  return (
    <nav aria-label="Pages of the blog" className="mt-14 border-line border-t pt-6">
      <ul className="flex flex-wrap gap-1">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={blogPagePath(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={`inline-flex min-h-11 min-w-11 items-center justify-center rounded-control tabular ${number === page ? 'font-semibold text-ink' : 'text-spruce underline underline-offset-3'}`}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
