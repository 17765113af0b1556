/** Something that a page may use though a browser of ours does not know it, and what its visitor gets instead. */
export interface Newer {
  /** Whole names of MDN's data. */
  readonly names: RegExp;
  readonly instead: string;
}

/** Of the styles. What an engine drops it drops alone: none of these stands in a list of selectors with anything essential. */
export const newerStyles: readonly Newer[] = [
  {
    names: /selectors\.-(webkit|moz)-[\w-]+/,
    instead: 'each engine’s own name for a part of a control that the others have not',
  },
  { names: /properties\.-webkit-tap-highlight-color/, instead: 'browsers without it lay no color over what is touched' },
  {
    names: /at-rules\.container|properties\.container(\.inline-size)?/,
    instead: 'Firefox 108 and 109 keep the menu behind its button on wide screens',
  },
  {
    names: /at-rules\.media\.scripting/,
    instead: 'without script the button of the menu stays; the links stand in the footer too',
  },
  {
    names: /at-rules\.view-transition(\.navigation)?|properties\.view-transition-name/,
    instead: 'the next page comes without a fade',
  },
  { names: /at-rules\.starting-style/, instead: 'notice and menu come without moving' },
  {
    names: /selectors\.has/,
    instead:
      'Firefox before 121: the page scrolls behind an open menu, a wide table is a little narrower, a print of one part brings the whole page, and nothing is said of scripts that did not arrive',
  },
  {
    names: /selectors\.(selection|marker)|properties\.cursor\.[\w-]+|properties\.resize(\.vertical)?/,
    instead: 'phones without a pointer have no use for it, or it is decoration',
  },
  {
    names: /properties\.content-visibility(\.\w+)?|properties\.contain-intrinsic-height|selectors\.details-content/,
    instead: 'everything is laid out at once; what is folded is printed folded',
  },
  { names: /properties\.text-wrap(\.\w+)?/, instead: 'titles and paragraphs break where they are full' },
  { names: /at-rules\.font-face\.[\w-]+/, instead: 'a title may break elsewhere in the face that stands in for the first visit' },
  {
    names: /properties\.forced-color-adjust(\.none)?/,
    instead: 'marks of a picture have the color of the text, and its words beside them',
  },
  { names: /types\.length\.lh/, instead: 'an empty date field of an iPhone; the only browsers with that part know the unit' },
  { names: /properties\.accent-color/, instead: 'boxes and circles have the browser’s own color' },
  { names: /properties\.break-after\.avoid/, instead: 'a heading may stand alone at the foot of a printed page' },
];

/** Of the pages themselves. */
export const newerMarkup: readonly Newer[] = [
  { names: /link\.(rel\.expect|blocking)/, instead: 'the page is painted as it arrives' },
  {
    names: /elements\.link\.rel\.(icon|manifest)|elements\.meta\.name\.viewport/,
    instead: 'the browser’s own icon; screens on desks have no use for the others',
  },
];

/** Of the scripts that every page or an island starts with. */
export const newerScripts: readonly Newer[] = [
  { names: /Window\.print|Navigator\.share/, instead: 'asked for first: the button is not shown, or the link is copied' },
  {
    names: /AbortSignal\.timeout_static/,
    instead: 'known since Chrome 103; only the name of its error came later, and nobody reads that',
  },
  { names: /(Document|Element)\.startViewTransition|ViewTransition|Profiler/, instead: 'React asks for them first' },
  {
    names:
      /(Element\.role|HTMLFormElement\.rel|CSSStyleDeclaration\.cssFloat)|builtins\.(SuppressedError\.error|(Async)?DisposableStack\.use|Function\.displayName)/,
    instead: 'members of other objects that have these names',
  },
];

/** Of pdf.js, which comes with the first file that is chosen. What older-browsers.ts adds is not counted. */
export const newerForFiles: readonly Newer[] = [
  {
    names: /(ImageDecoder|VideoFrame)(\.\w+)?|(Dec|C)ompressionStream|builtins\.Float16Array/,
    instead: 'asked for first, with a way of its own without it',
  },
  {
    names: /builtins\.Uint8Array\.(to|from)Base64|(Sanitizer|Clipboard\.read)/,
    instead: 'fonts of the file, signatures and its editor, none of which is used',
  },
  {
    names: /builtins\.(Iterator\.(toArray|take)|Set\.(intersection|union))/,
    instead: 'layers of text, XFA and joining files, none of which is used',
  },
  {
    names:
      /builtins\.SharedArrayBuffer\.grow|builtins\.Atomics\.pause|builtins\.(Async)?DisposableStack\.move|builtins\.SuppressedError\.error/,
    instead: 'members of other objects that have these names',
  },
  {
    names: /(Element|HTMLElement|HTMLInputElement|HTMLCanvasElement|Window|Blob|Response)\.\w+/,
    instead: 'members of other objects, or of the editor and the fields of a file, none of which is shown',
  },
];
