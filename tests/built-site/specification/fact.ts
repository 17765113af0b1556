import type { HTMLElement } from 'node-html-parser';

/** One statement of the specification about the pages, with the ways in which a page could break it. */
export interface Fact {
  /** What the specification says, shortened: the name of the check. */
  readonly says: string;
  /** Address of the page, or `*` for every page. */
  readonly page: string;
  readonly holds: (document: HTMLElement) => boolean;
  /** Each breaks the page in another way; after each the fact must no longer hold, or the check would notice nothing. */
  readonly breaks: readonly ((document: HTMLElement) => void)[];
}

/** Text as it is compared: one line, straight quotation marks, ordinary hyphens and spaces. */
function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('\u2011', '-')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

const textOf = (element: HTMLElement) => plain(element.structuredText);

/** The innermost elements whose text holds the words: what has to go for the words to be gone. */
function holders(document: HTMLElement, within: string, words: RegExp): HTMLElement[] {
  const innermost = (element: HTMLElement): HTMLElement[] => {
    const inside = element.children.flatMap(innermost);
    return inside.length > 0 || !words.test(textOf(element)) ? inside : [element];
  };
  return document.querySelectorAll(within).flatMap(innermost);
}

function pattern(text: string | RegExp): RegExp {
  return typeof text === 'string' ? new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text;
}

/** The page says these words, in one element of the place named. */
export function words(says: string, page: string, text: string | RegExp, within = 'main'): Fact {
  return {
    says,
    page,
    holds: (document) => holders(document, within, pattern(text)).length > 0,
    breaks: [
      (document) => {
        for (const element of holders(document, within, pattern(text))) element.set_content('');
      },
    ],
  };
}

/** The elements are exactly these, in this order; each is recognized by how its text begins. */
export function sequence(says: string, page: string, selector: string, texts: readonly (string | RegExp)[]): Fact {
  const found = (document: HTMLElement) => document.querySelectorAll(selector);
  return {
    says,
    page,
    holds: (document) => {
      const elements = found(document);
      return (
        elements.length === texts.length &&
        texts.every((text, index) => {
          const shown = textOf(elements[index] as HTMLElement);
          return typeof text === 'string' ? shown.startsWith(text) : text.test(shown);
        })
      );
    },
    breaks: [
      ...texts.map((_text, index) => (document: HTMLElement) => found(document)[index]?.remove()),
      ...(texts.length > 1 && texts[0] !== texts[1]
        ? [
            (document: HTMLElement) => {
              const [first, second] = found(document).map((element) => element.innerHTML);
              found(document)[0]?.set_content(second ?? '');
              found(document)[1]?.set_content(first ?? '');
            },
          ]
        : []),
    ],
  };
}

/** There are so many of these elements. */
export function count(says: string, page: string, selector: string, times: number): Fact {
  return {
    says,
    page,
    holds: (document) => document.querySelectorAll(selector).length === times,
    breaks: [(document) => document.querySelector(selector)?.remove()],
  };
}

export interface LinkPlace {
  readonly within?: string;
  /** True: opened in a new tab. False: opened where the page is. */
  readonly newTab?: boolean;
}

/** A link whose name begins so leads there; without a name, any link does. */
export function link(
  says: string,
  page: string,
  name: string,
  href: string,
  { within = 'main', newTab = false }: LinkPlace = {},
): Fact {
  const matching = (document: HTMLElement) =>
    document
      .querySelectorAll(`${within} a[href]`)
      .filter(
        (anchor) =>
          textOf(anchor).startsWith(name) &&
          anchor.getAttribute('href') === href &&
          (anchor.getAttribute('target') === '_blank') === newTab,
      );
  const onEach = (change: (anchor: HTMLElement) => void) => (document: HTMLElement) => {
    for (const anchor of matching(document)) change(anchor);
  };
  return {
    says,
    page,
    holds: (document) => matching(document).length > 0,
    breaks: [
      onEach((anchor) => anchor.setAttribute('href', '/elsewhere')),
      ...(name === '' ? [] : [onEach((anchor) => anchor.set_content('Another name'))]),
      onEach((anchor) => (newTab ? anchor.removeAttribute('target') : anchor.setAttribute('target', '_blank'))),
    ],
  };
}

/** An element has an attribute of that value; an empty value stands for one that is there. */
export function attribute(says: string, page: string, selector: string, name: string, value: string | RegExp): Fact {
  const matching = (document: HTMLElement) =>
    document.querySelectorAll(selector).filter((element) => {
      const present = element.getAttribute(name);
      return present !== undefined && (typeof value === 'string' ? value === '' || present === value : value.test(present));
    });
  return {
    says,
    page,
    holds: (document) => matching(document).length > 0,
    breaks: [
      (document) => {
        for (const element of matching(document)) element.removeAttribute(name);
      },
    ],
  };
}

export interface FieldFacts {
  readonly name?: string;
  readonly type?: string;
  readonly required: boolean;
  readonly placeholder?: string;
  /** The choices, in their order, but for the empty one. */
  readonly options?: readonly string[];
}

/** The control that the label of this text names. */
function controlOf(document: HTMLElement, label: string): HTMLElement | undefined {
  const named = document.querySelectorAll('main label[for]').find((element) => textOf(element) === label);
  const id = named?.getAttribute('for');
  return id ? (document.querySelector(`#${id}`) ?? undefined) : undefined;
}

/** A form asks for this, so called, so named in what is sent, and of that kind. */
export function field(page: string, label: string, { name, type, required, placeholder, options }: FieldFacts): Fact {
  const choices = (control: HTMLElement) =>
    control.querySelectorAll('option').filter((option) => option.getAttribute('value') !== '');
  const wanted = { name, type, placeholder };
  const attributes = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    says: `${page} asks for ${label}${required ? ', required' : ''}${options ? `, of ${options.length} choices` : ''}`,
    page,
    holds: (document) => {
      const control = controlOf(document, label);
      if (!control || control.hasAttribute('required') !== required) return false;
      if (attributes.some(([key, value]) => control.getAttribute(key) !== value)) return false;
      return !options || choices(control).map(textOf).join('\n') === options.join('\n');
    },
    breaks: [
      (document) => controlOf(document, label)?.remove(),
      (document) => {
        const control = controlOf(document, label);
        if (required) control?.removeAttribute('required');
        else control?.setAttribute('required', '');
      },
      ...attributes.map(
        ([key]) =>
          (document: HTMLElement) =>
            controlOf(document, label)?.setAttribute(key, 'other'),
      ),
      ...(options
        ? options.map((_option, index) => (document: HTMLElement) => {
            const control = controlOf(document, label);
            if (control) choices(control)[index]?.remove();
          })
        : []),
    ],
  };
}
