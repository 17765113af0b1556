import './desk.css';
import { followColors } from './contrast.ts';
import { followTyping } from './page-preview.ts';

// What has become of the last press of a button is read aloud, and is where the next Tab begins.
document.querySelector<HTMLElement>('[data-told]')?.focus();

/** Whether something was typed that is not saved; `data-unsaved` stands in a form that came back with it. */
let unsaved = document.querySelector('[data-unsaved]') !== null;
document.addEventListener('input', () => {
  unsaved = true;
});
document.addEventListener('submit', () => {
  unsaved = false;
});
window.addEventListener('beforeunload', (event) => {
  if (unsaved) event.preventDefault();
});

// Ctrl and S, or Command and S, saves as in other programs.
document.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
  const save = document.querySelector<HTMLButtonElement>('form button[value=save]');
  if (!save) return;
  event.preventDefault();
  save.click();
});

// What takes long says so, and is not asked for twice.
document.addEventListener('submit', ({ target, submitter }) => {
  if (!(target instanceof HTMLFormElement) || !target.dataset.slow || !(submitter instanceof HTMLButtonElement)) return;
  const says = target.dataset.slow;
  // Not before the form has been read: a button that is off is no part of it.
  setTimeout(() => {
    submitter.textContent = says;
    submitter.disabled = true;
    submitter.classList.add('button--busy');
  });
});

const page = document.querySelector<HTMLElement>('#page[data-live]');
if (page) followTyping(page);
followColors();

// The editor is larger than all the rest: only a page with a text loads it.
if (document.querySelector('textarea[data-markdown]')) {
  const { mountEditors } = await import('../editor/editor.ts');
  mountEditors(document);
}
