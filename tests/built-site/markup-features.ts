import type { HTMLElement } from 'node-html-parser';
import { type Feature, featureAt, html } from './browser-support.ts';

/** The elements and attributes of a page, and those values of attributes that MDN keeps a record of. */
export function featuresOfMarkup(document: HTMLElement): Map<string, Feature> {
  const found = document.querySelectorAll('*').flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const { elements, global_attributes: everywhere } = html;
    return [
      featureAt(elements, 'html.elements', tag),
      ...Object.entries(element.attributes).flatMap(([attribute, value]) => [
        featureAt(elements, 'html.elements', tag, attribute) ?? featureAt(everywhere, 'html.global_attributes', attribute),
        featureAt(elements, 'html.elements', tag, attribute, value),
        featureAt(elements, 'html.elements', tag, `${attribute}_${value}`),
        featureAt(everywhere, 'html.global_attributes', attribute, value.replaceAll('-', '_')),
      ]),
    ];
  });
  return new Map(found.flatMap((feature) => (feature ? [[feature.name, feature] as const] : [])));
}
