import type { Editor } from '@tiptap/core';
import { icon, type Shape } from './icons.ts';

/** A button of a toolbar. */
export interface Action {
  readonly name: string;
  readonly shape: Shape;
  /** As it is written for people: `Ctrl+B`. */
  readonly shortcut?: string;
  readonly run: (editor: Editor) => void;
  /** Whether it is pressed where the cursor stands; left out for what only acts. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

export interface Toolbar {
  readonly element: HTMLElement;
  /** Shows what is pressed and what is possible where the cursor stands now. */
  readonly update: () => void;
}

/**
 * A toolbar as WAI-ARIA describes it: one stop of the Tab key, arrow keys from button to button. A button that can do nothing stays
 * in the row, so that the others keep their places.
 *
 * @param said called with the name of what was done, for a screen reader
 */
export function toolbar(
  name: string,
  groups: readonly (readonly Action[])[],
  editor: Editor,
  said: (words: string) => void,
): Toolbar {
  const element = document.createElement('div');
  element.className = 'editor-toolbar';
  element.setAttribute('role', 'toolbar');
  element.setAttribute('aria-label', name);

  const buttons = groups.flatMap((group) => {
    const row = document.createElement('div');
    row.className = 'editor-toolbar__group';
    const made = group.map((action) => ({ action, button: buttonFor(action) }));
    row.append(...made.map(({ button }) => button));
    element.append(row);
    return made;
  });

  for (const { action, button } of buttons) {
    // The cursor stays in the text: a press of the mouse does not take the focus.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return;
      action.run(editor);
      said(action.isOn ? `${action.name} ${action.isOn(editor) ? 'on' : 'off'}` : action.name);
    });
  }
  rove(
    element,
    buttons.map(({ button }) => button),
  );
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') editor.commands.focus();
  });

  return {
    element,
    update: () => {
      for (const { action, button } of buttons) {
        button.setAttribute('aria-disabled', String(action.isPossible ? !action.isPossible(editor) : false));
        if (action.isOn) button.setAttribute('aria-pressed', String(action.isOn(editor)));
      }
    },
  };
}

function buttonFor({ name, shape, shortcut }: Action): HTMLButtonElement {
  const isMac = navigator.platform.startsWith('Mac');
  const button = document.createElement('button');
  button.type = 'button';
  button.title = shortcut ? `${name} (${isMac ? shortcut.replace('Ctrl', '⌘') : shortcut})` : name;
  if (shortcut) button.setAttribute('aria-keyshortcuts', shortcut.replace('Ctrl', isMac ? 'Meta' : 'Control'));
  const words = document.createElement('span');
  words.textContent = name;
  button.append(icon(shape), words);
  return button;
}

function rove(element: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const goTo = (index: number) => {
    const next = buttons[(index + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    return next;
  };
  goTo(0);
  element.addEventListener('focusin', ({ target }) => void goTo(buttons.indexOf(target as HTMLButtonElement)));
  element.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (at === -1 || to === undefined) return;
    event.preventDefault();
    goTo(to)?.focus();
  });
}
