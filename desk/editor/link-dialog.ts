import type { Editor } from '@tiptap/core';
import { addressFault } from './addresses.ts';
import type { PageChoice } from './choices.ts';
import { cancelButton, element, field, openDialog } from './dialog.ts';
import { searchList } from './search-list.ts';

/** Lets the owner say where the chosen words lead; without chosen words asks for them too. */
export function openLinkDialog(editor: Editor, pages: readonly PageChoice[]): void {
  const isLink = editor.isActive('link');
  if (isLink) editor.commands.extendMarkRange('link');
  const needsWords = editor.state.selection.empty && !isLink;
  const current = editor.getAttributes('link') as { readonly href?: string; readonly title?: string };

  const wordsInput = element('input', { type: 'text', autocomplete: 'off' });
  const words = field(
    'editor-link-words',
    'Words of the link',
    wordsInput,
    'They say where it leads, such as: the VA Lenders Handbook',
  );
  const addressInput = element('input', { type: 'text', inputmode: 'url', spellcheck: 'false' });
  const address = field(
    'editor-link-address',
    'Where it leads',
    addressInput,
    'Type a word to find a page of this site, or an address that begins with https://',
  );
  const list = searchList(
    addressInput,
    pages.map(({ path, title }) => ({ path, label: title, note: path })),
    ({ path }) => {
      addressInput.value = path;
      address.setFault(undefined);
      addressInput.dispatchEvent(new Event('input'));
      addressInput.focus();
    },
  );
  const set = element(
    'button',
    { type: 'submit', class: 'button button--secondary button--small' },
    isLink ? 'Change the link' : 'Set the link',
  );
  const buttons = element('div', { class: 'editor-dialog__buttons' }, set, cancelButton());
  if (isLink) {
    const remove = element('button', { type: 'button', class: 'button button--quiet button--small' }, 'Remove the link');
    remove.addEventListener('click', () => {
      editor.chain().extendMarkRange('link').unsetLink().run();
      dialog.close();
    });
    buttons.append(remove);
  }

  const title = isLink ? 'Change a link' : 'Make a link';
  const content = [...(needsWords ? [words.element] : []), address.element, list, buttons];
  const dialog = openDialog(title, content, () => editor.view.focus());
  addressInput.value = current.href ?? '';
  dialog.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const href = addressInput.value.trim();
    const text = wordsInput.value.trim();
    if (needsWords && text === '') {
      words.setFault('Type the words that people will press, such as: the VA Lenders Handbook');
      return;
    }
    words.setFault(undefined);
    // A link that was there and stays as it is may lead to where this list does not reach.
    const fault = href === current.href ? undefined : addressFault(href, pages);
    address.setFault(fault);
    if (fault) return;
    const mark = { type: 'link', attrs: { href, title: current.title ?? null } };
    if (needsWords)
      editor
        .chain()
        .insertContent({ type: 'text', text, marks: [mark] })
        .run();
    else {
      const { to } = editor.state.selection;
      // The cursor goes behind the link: what is typed next does not take its place.
      editor.chain().setMark('link', mark.attrs).setTextSelection(to).run();
    }
    dialog.close();
  });
}
