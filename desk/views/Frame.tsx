import type { ReactNode } from 'react';

/** A place of the desk that the menu leads to. */
export interface Place {
  readonly path: string;
  readonly label: string;
  /** How much waits there; nothing is shown for none. */
  readonly waiting?: number | undefined;
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
  readonly menu: readonly PlaceGroup[];
  /** Path of the place that is open. */
  readonly here: string;
  /** Path of the page itself. */
  readonly page: string;
  /** The address under which all of the desk is. */
  readonly base: string;
  readonly children: ReactNode;
}

/** A page of the desk: the menu, and what it leads to. */
export function Frame({ title, business, menu, here, page, base, children }: FrameProps) {
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
              {menu.map(({ title: heading, places }) => (
                <div key={heading}>
                  <p className="desk-menu-title">{heading}</p>
                  <ul className="desk-menu">
                    {places.map(({ path, label, waiting }) => (
                      <li key={path}>
                        <a href={path} aria-current={path === here ? 'page' : undefined}>
                          {label}
                          {waiting ? <span className="desk-count">{waiting}</span> : null}
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
