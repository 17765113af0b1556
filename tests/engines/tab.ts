/** Keys that the walks press, by their names in the UI Events specification. */
export type Key = 'Tab' | 'Escape' | 'Enter' | 'ArrowUp' | 'ArrowDown';

/** A browser's tab as a walk uses it: what a person does with it, and a way to read the page. Every engine has one. */
export interface Tab {
  /** Opens an address of the site and waits until it has loaded. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  run<Args extends readonly unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** A click with the mouse on the first element that is found. */
  click(selector: string): Promise<void>;
  /** Types over what stands in a field, as somebody at a keyboard does. */
  typeOver(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the inner size in CSS pixels; a window that cannot be so narrow becomes as narrow as it can. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the screen shows. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What a visitor has asked their system for. */
export interface Visitor {
  /** Dark pages. */
  readonly dark?: boolean;
}

/** A browser under test. */
export interface Engine {
  readonly tab: (siteUrl: string) => Promise<Tab>;
  readonly close: () => Promise<void>;
}
