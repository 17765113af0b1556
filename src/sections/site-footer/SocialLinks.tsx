import type { Owner } from '../../../owner/owner-schema.ts';
import marks from './social-marks.svg?url';

/**
 * The links to reviews and social pages, each in a new tab. The marks are one file of their own, with a symbol for each kind of
 * link: in the page they would take the room of words.
 */
export function SocialLinks({ links }: { readonly links: Owner['social'] }) {
  return (
    <nav aria-label="Reviews and social media" className="border-line-on-deep border-t py-6">
      <ul className="grid grid-cols-pairs gap-x-4 sm:grid-cols-2 lg:grid-cols-5">
        {links.map(({ kind, label, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-2.5 text-sm decoration-1 underline-offset-3 hover:underline"
            >
              <svg aria-hidden="true" width="20" height="20" className="shrink-0">
                <use href={`${marks}#${kind}`} />
              </svg>
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
