/** What marks an address as one that nobody has filled in yet. */
const placeholderMarks = ['YOUR_', 'your-form-id', 'example', 'placeholder'];

function isPlaceholder(endpoint: string): boolean {
  return placeholderMarks.some((mark) => endpoint.includes(mark));
}

/** Whether a text may stand where an endpoint belongs: an address of this site or of another, a placeholder, or nothing yet. */
export function mayBeEndpoint(text: string): boolean {
  return text === '' || isPlaceholder(text) || /^(\/(?![/\\])|https?:\/\/)\S+$/.test(text);
}

/** Whether a form's endpoint is a real address; an unset one or a placeholder is not. */
export function isConfiguredEndpoint(endpoint: string): boolean {
  return endpoint.trim() !== '' && !isPlaceholder(endpoint);
}
