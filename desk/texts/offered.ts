import { printWithLater } from '../../mortgage/figures/figure.ts';
import { routes } from '../../src/routes.ts';
import { ownerPlaceholders } from '../../texts/placeholders.ts';
import { currentFigures } from '../figures/publications.ts';
import { currentOwner, type Workplace } from '../workplace.ts';
import { textKinds } from './kinds.ts';
import { listTexts } from './text-form.ts';

/** What the editor of texts offers to put in. */
export interface Offered {
  /** Values that the site fills in, with what they print now. */
  readonly placeholders: readonly { readonly name: string; readonly label: string; readonly prints: string }[];
  /** Pages of the site to link to. */
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

const spelled = (id: string) => id.replaceAll('-', ' ');

/** Everything that a text of this site may name. */
export function offeredTo(place: Workplace): Offered {
  const owner = currentOwner(place);
  const ofFigures = Object.entries(currentFigures(place)).map(([id, figure]) => ({
    name: `figure:${id}`,
    label: figure.label,
    prints: printWithLater(figure),
  }));
  const ofOwner = Object.entries(ownerPlaceholders(owner)).map(([id, prints]) => ({
    name: `owner:${id}`,
    label: `Your ${spelled(id)}`,
    prints,
  }));
  const { notOffered } = owner;
  const posts = textKinds.filter(({ folder }) => folder === 'posts');
  return {
    placeholders: [...ofFigures, ...ofOwner],
    pages: [
      ...Object.entries(routes)
        .filter(([name]) => !notOffered.some((id) => id === name))
        .map(([, { path, label }]) => ({ path, title: label })),
      ...posts.flatMap((kind) =>
        listTexts(place, kind)
          .filter(({ draft }) => !draft)
          .map(({ slug, name }) => ({ path: kind.page(slug), title: name })),
      ),
    ],
  };
}
