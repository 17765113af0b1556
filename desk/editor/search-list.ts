import { element } from './dialog.ts';

export interface Entry {
  readonly label: string;
  /** Stands behind the label: what is printed, or where the page is. */
  readonly note: string;
}

/**
 * A list below a field that shows what matches the words in it: a combobox as WAI-ARIA describes it. Arrow keys go through the list
 * while the cursor stays in the field; Enter or a click chooses.
 */
export function searchList<One extends Entry>(
  input: HTMLInputElement,
  entries: readonly One[],
  choose: (entry: One) => void,
): HTMLElement {
  const list = element('ul', {
    role: 'listbox',
    id: `${input.id}-list`,
    class: 'editor-choices',
    'aria-label': 'What to choose from',
  });
  const count = element('p', { class: 'editor-dialog__hint', role: 'status' });
  let shown: readonly One[] = [];
  let active = -1;

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('autocomplete', 'off');

  const setActive = (index: number) => {
    active = index;
    [...list.children].forEach((option, place) => {
      option.setAttribute('aria-selected', String(place === active));
    });
    const option = list.children[active];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const show = () => {
    shown = entries.filter((entry) => matches(entry, input.value));
    const options = shown.map((entry, index) => {
      const option = element(
        'li',
        { role: 'option', id: `${list.id}-${index}` },
        element('b', {}, entry.label),
        ` ${entry.note}`,
      );
      option.addEventListener('mousedown', (event) => event.preventDefault());
      option.addEventListener('click', () => choose(entry));
      return option;
    });
    list.replaceChildren(...options);
    count.textContent = shown.length === 0 ? 'Nothing in the list matches.' : '';
    setActive(-1);
  };

  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setActive(active === -1 && step === -1 ? shown.length - 1 : (active + step + shown.length) % shown.length);
    }
    const entry = shown[active];
    if (event.key !== 'Enter' || !entry) return;
    event.preventDefault();
    choose(entry);
  });
  show();
  return element('div', {}, list, count);
}

/** Whether each typed word stands somewhere in an entry. */
function matches({ label, note }: Entry, typed: string): boolean {
  const text = `${label} ${note}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
