import type { ReactNode } from 'react';

/** A place of the desk that its menu leads to. */
export interface Place {
  readonly path: string;
  readonly title: string;
  /** What is done there, in a sentence. */
  readonly about: string;
}

/** Places that belong together. */
export interface PlaceGroup {
  readonly title: string;
  readonly places: readonly Place[];
}

export interface FrameProps {
  /** Of the page, in the browser's tab as well. */
  readonly title: string;
  /** Whose site it is. */
  readonly business: string;
  readonly places: readonly PlaceGroup[];
  /** Path of the place that is open. */
  readonly here: string;
  /** Path of the page itself. */
  readonly page: string;
  /** The address under which all of the desk is. */
  readonly base: string;
  readonly children: ReactNode;
}

/** A page of the desk: the menu, and what it leads to. */
export function Frame({ title, business, places, here, page, base, children }: FrameProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <base href={base} />
        <title>{`${title} · Desk`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="assets/desk.css" />
        <link rel="icon" href="data:," />
        <script type="module" src="assets/desk.js" />
      </head>
      <body className="desk">
        <a
          href={`${page}#main`}
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3"
        >
          Skip to the content
        </a>
        <div className="desk-room">
          <header className="desk-head">
            <p className="font-display text-lg">
              <a href="./">{business}</a>
            </p>
            <nav aria-label="Desk">
              {places.map((group) => (
                <div key={group.title}>
                  <p className="desk-menu-title">{group.title}</p>
                  <ul className="desk-menu">
                    {group.places.map((place) => (
                      <li key={place.path}>
                        <a href={place.path} aria-current={place.path === here ? 'page' : undefined}>
                          {place.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </header>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}
