/**
 * Puts text on the clipboard, from a press of a button; false when the browser does not let us, as outside https. Whoever asked
 * then shows the text to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
