import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { kindByName, pictureKind } from '../../owner/picture-kind.ts';
import type { ReadPage } from '../read-page.ts';
import type { Finding } from './finding.ts';

/** Whether a drawing shows a picture that another site has. */
function drawsOnOthers(svg: string): boolean {
  return parse(svg)
    .querySelectorAll('image, use')
    .some((part) => /^https?:/.test(part.getAttribute('href') ?? part.getAttribute('xlink:href') ?? ''));
}

/** Pictures in a built site that are something else than their names say, or draw on another site. */
function wrongFiles(folder: string): Finding[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const named = kindByName(file);
    if (!named) return [];
    const bytes = readFileSync(join(folder, file));
    const found = pictureKind(bytes);
    if (found !== named)
      return [
        {
          about: 'Pictures',
          what: `/${file} is named ${named} and is ${found ? `a ${found}` : 'no picture at all'}: browsers will not show it`,
          remedy: 'Open it in a drawing program and export it as what its name says. A new name alone changes nothing.',
        },
      ];
    return found === 'SVG' && drawsOnOthers(bytes.toString('utf8'))
      ? [
          {
            about: 'Pictures',
            what: `/${file} draws on a picture of another site, which browsers leave out`,
            remedy: 'Export it with its pictures embedded.',
          },
        ]
      : [];
  });
}

/** What a page would load from another site, which its own policy refuses. */
function remoteParts({ path, document }: ReadPage): Finding[] {
  const parts = document.querySelectorAll('main img, main source, main video, main audio, main iframe, main embed, main object');
  return parts
    .map((part) => part.getAttribute('src') ?? part.getAttribute('data') ?? part.getAttribute('srcset') ?? '')
    .filter((source) => /^(https?:)?\/\//i.test(source))
    .map((source) => ({
      about: 'Pictures',
      what: `${path} shows "${source}" from another site, which the page's own policy refuses: visitors see a gap`,
      remedy: 'Put the picture itself into public/ and name it without the address, such as /office.png.',
    }));
}

/** Pictures that visitors would not see. */
export function pictureFindings(pages: readonly ReadPage[], folder: string): Finding[] {
  return [...wrongFiles(folder), ...pages.filter(({ path }) => !path.startsWith('/blog-feed/')).flatMap(remoteParts)];
}
