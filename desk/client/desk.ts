import './desk.css';

// What has become of the last press of a button is read aloud, and is where the next Tab begins.
document.querySelector<HTMLElement>('[data-told]')?.focus();

/** Whether something was typed that is not saved. */
let unsaved = false;
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

// The editor is larger than all the rest: only a page with a text loads it.
if (document.querySelector('textarea[data-markdown]')) {
  const { mountEditors } = await import('../editor/editor.ts');
  mountEditors(document);
}
