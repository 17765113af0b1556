export interface StartCard {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  /** What is to do there, in a few words. */
  readonly toDo?: string | undefined;
}

export interface StartPageProps {
  readonly name: string;
  readonly groups: readonly { readonly title: string; readonly cards: readonly StartCard[] }[];
  /** What still keeps the site from going live, by its field or its subject. */
  readonly open: number;
}

/** What the desk opens with: what is to do, and where. */
export function StartPage({ name, groups, open }: StartPageProps) {
  return (
    <>
      <h1>{`Good to see you, ${name}`}</h1>
      <p className="desk-about">
        {open === 0
          ? 'Everything that can be looked at here is in order.'
          : open === 1
            ? 'One thing stands between this site and its visitors. It is marked below.'
            : `${open} things stand between this site and its visitors. They are marked below, and beside the fields that they are about.`}
      </p>
      {groups.map(({ title, cards }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="desk-cards">
            {cards.map(({ path, title: place, about, toDo }) => (
              <li key={path}>
                <h3>
                  <a href={path}>{place}</a>
                </h3>
                <p>{about}</p>
                {toDo && <p className="desk-finding">{toDo}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
