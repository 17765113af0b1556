/**
 * Sees to it that what was typed is not lost by a slip: leaving the page with an unsaved text asks first, and Ctrl+S sends the form.
 * A text that the server sent back unsaved carries `data-unsaved`.
 *
 * @param onReset called after the form was set back to what it said at first
 */
export function guardForm(textarea: HTMLTextAreaElement, onReset: () => void): void {
  const { form } = textarea;
  let isOnItsWay = false;
  const isUnsaved = () => textarea.hasAttribute('data-unsaved') || textarea.value !== textarea.defaultValue;

  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved() && !isOnItsWay) event.preventDefault();
  });
  window.addEventListener('pageshow', () => {
    isOnItsWay = false;
  });
  form?.addEventListener('submit', (event) => {
    // Whoever answers the form in the page itself prevents its way; that is known once all have heard of it.
    queueMicrotask(() => {
      isOnItsWay = !event.defaultPrevented;
    });
  });
  form?.addEventListener('reset', () => queueMicrotask(onReset));
  form?.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) form.requestSubmit();
  });
}
