/** An element with attributes, and with words or other elements inside. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** A field with its label above it, and below it a place for what is wrong with its value. */
export function field(id: string, label: string, input: HTMLInputElement, hint = '') {
  input.id = id;
  input.className = 'control';
  const fault = element('p', { id: `${id}-fault`, class: 'editor-dialog__fault', role: 'alert' });
  const help = element('p', { id: `${id}-hint`, class: 'editor-dialog__hint' }, hint);
  input.setAttribute('aria-describedby', `${id}-hint ${id}-fault`);
  return {
    element: element('div', { class: 'editor-dialog__field' }, element('label', { for: id }, label), help, input, fault),
    /** Says what is wrong and leads there; without words takes that back. */
    setFault: (words: string | undefined) => {
      fault.textContent = words ?? '';
      if (words) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      if (words) input.focus();
    },
  };
}

/**
 * Opens a window over the page. It stands at the end of the page, since the editor is inside of a form and forms cannot be nested.
 *
 * @param onEnd called once when the window is gone, however it was closed
 */
export function openDialog(
  title: string,
  content: readonly Node[],
  onEnd: () => void,
): { close: () => void; form: HTMLFormElement } {
  const heading = element('h2', { id: 'editor-dialog-title' }, title);
  const form = element('form', { method: 'dialog', novalidate: '' }, heading, ...content);
  const dialog = element('dialog', { class: 'editor-dialog', 'aria-labelledby': 'editor-dialog-title' }, form);
  dialog.addEventListener('close', () => {
    dialog.remove();
    onEnd();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { close: () => dialog.close(), form };
}

export function cancelButton(): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button button--quiet button--small' }, 'Cancel');
  button.addEventListener('click', () => button.closest('dialog')?.close());
  return button;
}
