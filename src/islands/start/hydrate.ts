import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life, as Astro asks of a framework: every one of them stands in its page as HTML, and has no slots. Astro's own
 * program for React carries what other islands would need, and renders each of them a second time as soon as it has started.
 */
export default function hydrate(element: HTMLElement) {
  return (Island: ComponentType<object>, props: object) => {
    const identifierPrefix = element.getAttribute('prefix');
    startTransition(() => {
      hydrateRoot(element, createElement(Island, props), identifierPrefix ? { identifierPrefix } : {});
    });
  };
}
