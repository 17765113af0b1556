/** What marks an address as one that nobody has filled in yet. */
const placeholderMarks = ['YOUR_', 'your-form-id', 'example', 'placeholder'];

/** Whether a form's endpoint is a real address; an unset one or a placeholder is not. */
export function isConfiguredEndpoint(endpoint: string): boolean {
  return endpoint.trim() !== '' && !placeholderMarks.some((mark) => endpoint.includes(mark));
}
