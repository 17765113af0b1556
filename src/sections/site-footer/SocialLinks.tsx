import type { Owner } from '../../owner/define-owner.ts';

/** The ten links to reviews and social pages, each in a new tab. */
export function SocialLinks({ links }: { readonly links: Owner['social'] }) {
  return (
    <nav aria-label="Reviews and social media" className="border-white/20 border-t py-6">
      <ul className="-mx-2 flex flex-wrap gap-x-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-block px-2 py-2 text-sm decoration-1 underline-offset-3 hover:underline"
            >
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
