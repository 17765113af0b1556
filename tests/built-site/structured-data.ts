import { type HTMLElement, parse } from 'node-html-parser';
import type { BuiltPage } from '../../publishing/built-pages.ts';
import { valueForms, vocabulary } from './schema-org.ts';

/** A thing of the structured data, with its properties. */
export type Thing = Record<string, unknown>;

/** A thing and all the things in it, references left out. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

/** The structured data of a page: its one block, read. Throws where a page has none, several or another vocabulary. */
export function graphOf({ path, html }: BuiltPage): Thing[] {
  const blocks = parse(html).querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new Error(`${path} has ${blocks.length} blocks of structured data, not one`);
  const graph = JSON.parse(blocks[0]?.rawText ?? '') as Thing;
  if (graph['@context'] !== 'https://schema.org') throw new Error(`${path}: structured data of another vocabulary`);
  return graph['@graph'] as Thing[];
}

/** Whether search engines may list a page. */
export const isListed = (document: HTMLElement) => !document.querySelector('meta[name=robots][content=noindex]');

function propertyFindings(type: string, thing: Thing): string[] {
  const { page = '', properties = [] } = vocabulary[type] ?? {};
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([property, value]) => {
      const values = [value].flat();
      const form = valueForms[property] ?? /\S/;
      return [
        ...(properties.includes(property) ? [] : [`${type} has ${property}; see ${page}`]),
        ...(values.length === 0 ? [`${type}.${property} is empty`] : []),
        ...values
          .filter((part) => typeof part !== 'object' && !form.test(String(part)))
          .map((part) => `${type}.${property}: ${part}`),
      ];
    });
}

/** What a page's structured data says that schema.org does not know, that is empty, or that refers to nothing on the page. */
export function structuredDataFindings(page: BuiltPage): string[] {
  const graph = graphOf(page);
  const things = thingsIn(graph);
  const ids = things.map((thing) => thing['@id']);
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  return [
    ...things.flatMap((thing) => {
      const type = String(thing['@type']);
      return type in vocabulary ? propertyFindings(type, thing) : [`look ${type} up at schema.org and add it to schema-org.ts`];
    }),
    ...references.filter((id) => !ids.includes(id)).map((id) => `refers to ${id}, which is not on the page`),
    ...(/AggregateRating|ratingValue|reviewRating/i.test(page.html) ? ['rates the business itself'] : []),
  ].map((finding) => `${page.path}: ${finding}`);
}
