import type { Editor } from '@tiptap/core';
import type { PlaceholderChoice } from './choices.ts';
import { cancelButton, element, field, openDialog } from './dialog.ts';
import { searchList } from './search-list.ts';

/** Lets the owner look for a figure or a word of their own, and puts it where the cursor stands. */
export function openPlaceholderDialog(editor: Editor, title: string, choices: readonly PlaceholderChoice[]): void {
  const input = element('input', { type: 'text' });
  const search = field(
    'editor-search',
    'Search',
    input,
    'What you choose stays right by itself: when it changes, every text that names it follows.',
  );
  const entries = choices.map(({ name, label, prints }) => ({ name, label, note: prints }));
  const list = searchList(input, entries, ({ name }) => {
    dialog.close();
    editor.chain().insertContent({ type: 'placeholder', attrs: { name } }).run();
  });
  const buttons = element('div', { class: 'editor-dialog__buttons' }, cancelButton());
  const dialog = openDialog(title, [search.element, list, buttons], () => editor.view.focus());
  dialog.form.addEventListener('submit', (event) => {
    event.preventDefault();
    search.setFault('Choose a line of the list, with the arrow keys and Enter or with the mouse.');
  });
}
