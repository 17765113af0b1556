import type { PlaceGroup } from './Frame.tsx';

export interface StartPageProps {
  readonly name: string;
  readonly groups: readonly PlaceGroup[];
  /** How much is left to do at places, by their paths. */
  readonly left: ReadonlyMap<string, number>;
  /** What still keeps the site from going live, by its field or its subject. */
  readonly open: number;
}

const leftInWords = (count: number) => (count === 1 ? 'One thing is left to do.' : `${count} things are left to do.`);

/** What the desk opens with: what is to do, and where. */
export function StartPage({ name, groups, left, open }: StartPageProps) {
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
      {groups.map(({ title, places }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="desk-cards">
            {places.map(({ path, title: place, about }) => (
              <li key={path}>
                <h3>
                  <a href={path}>{place}</a>
                </h3>
                <p>{about}</p>
                {left.has(path) && <p className="desk-finding">{leftInWords(left.get(path) ?? 0)}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
