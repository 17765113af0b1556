import { Editor, type JSONContent } from '@tiptap/core';
import { goToNextCell } from '@tiptap/pm/tables';
import './dialog.css';
import './editor.css';
import { tableActions, textActions } from './actions.ts';
import { choicesFrom, type PageChoice, type PlaceholderChoice } from './choices.ts';
import { element } from './dialog.ts';
import { editorExtensions } from './extensions.ts';
import { openLinkDialog } from './link-dialog.ts';
import type { TextNode } from './markdown/document.ts';
import { type KnownText, knownText, markdownOf, says } from './markdown/keep-source.ts';
import { documentOf } from './markdown/read-markdown.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { pastedHtml } from './paste.ts';
import { toolbar } from './toolbar.ts';
import { guardForm } from './unsaved.ts';

/**
 * Puts an editor in the place of every `<textarea data-markdown>`. The textarea stays in its form, out of sight, and has the Markdown
 * at every moment; where a text cannot be shown without changing it, the textarea stays in sight and a sentence says why.
 *
 * The page may bring two lists along, as JSON in `<script type="application/json">`: `placeholders` and `pages` (`choices.ts`).
 */
export function mountEditors(root: ParentNode): void {
  for (const textarea of root.querySelectorAll<HTMLTextAreaElement>('textarea[data-markdown]')) mountEditor(textarea);
}

function mountEditor(textarea: HTMLTextAreaElement): void {
  let known = knownText(textarea.value);
  if (!canBeShown(known)) {
    textarea.before(
      element(
        'p',
        { class: 'editor-note' },
        'This text has a part that the editor cannot show without changing it. You can edit it here as it stands in its file.',
      ),
    );
    return;
  }

  const pages = choicesFrom<PageChoice>(document, 'pages');
  const placeholders = choicesFrom<PlaceholderChoice>(document, 'placeholders');
  const label = textarea.labels?.[0];
  const name = label?.textContent?.trim() || 'Text';
  const place = element('div', { class: 'prose-frame' });

  const editor = new Editor({
    element: place,
    injectCSS: false,
    extensions: editorExtensions(placeholders),
    content: shownDocument(known),
    editorProps: {
      attributes: attributesOf(textarea, name),
      transformPastedHTML: pastedHtml,
      handleDOMEvents: { keydown: leavesByTab, drop: (_, event) => refuseFiles(event) },
      handlePaste: (_, event) =>
        (event.clipboardData?.files.length ?? 0) > 0 && !event.clipboardData?.types.includes('text/html'),
      handleKeyDown: (_, event) => {
        if (event.key === 'k' && (event.ctrlKey || event.metaKey)) openLinkDialog(editor, pages);
        else if (event.key === 'F10' && event.altKey) main.element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        else return false;
        return true;
      },
    },
    onUpdate: () => {
      textarea.value = markdownOf(editor.getJSON() as TextNode, known);
      textarea.dispatchEvent(new Event('input', { bubbles: true }));
    },
    onTransaction: () => update(),
  });

  const status = element('p', { class: 'editor-status', role: 'status' });
  const say = (words: string) => {
    status.textContent = words;
  };
  const main = toolbar(`Form of the text: ${name}`, textActions(pages, placeholders), editor, say);
  const ofTable = toolbar('Table', tableActions, editor, say);
  ofTable.element.classList.add('editor-toolbar--table');
  // A cursor stands in the first words before anybody has put it there.
  let wasEntered = false;
  editor.on('focus', () => {
    wasEntered = true;
    update();
  });
  const update = () => {
    main.update();
    ofTable.element.hidden = !wasEntered || !editor.isActive('table');
    if (!ofTable.element.hidden) ofTable.update();
  };
  update();

  textarea.hidden = true;
  // A field out of sight cannot show that it is required: the server says so.
  textarea.required = false;
  // Whatever leads to the field leads to the editor.
  if (textarea.id) {
    const { id } = textarea;
    textarea.id = `${id}-markdown`;
    editor.view.dom.id = id;
  }
  label?.addEventListener('click', () => editor.commands.focus());
  textarea.before(element('div', { class: 'text-editor' }, main.element, place, ofTable.element, status));
  guardForm(textarea, () => {
    known = knownText(textarea.value);
    editor.commands.setContent(shownDocument(known), { emitUpdate: false });
  });
}

function shownDocument({ text }: KnownText): JSONContent {
  return documentOf(text) as JSONContent;
}

/** Whether every word of a text would come back if all of it were written anew. */
function canBeShown({ text }: KnownText): boolean {
  const blocks = text.blocks.map(({ node }) => node);
  return says(writeMarkdown(blocks), blocks);
}

function attributesOf(textarea: HTMLTextAreaElement, name: string): Record<string, string> {
  const described = textarea.getAttribute('aria-describedby');
  return {
    class: 'prose',
    'aria-label': name,
    'aria-multiline': 'true',
    spellcheck: 'true',
    ...(textarea.required && { 'aria-required': 'true' }),
    ...(described && { 'aria-describedby': described }),
    ...(textarea.getAttribute('aria-invalid') === 'true' && { 'aria-invalid': 'true' }),
  };
}

/** Tab goes from cell to cell in a table, and everywhere else to the next control of the page, so that nobody is caught in the text. */
function leavesByTab(view: Editor['view'], event: KeyboardEvent): boolean {
  return event.key === 'Tab' && !goToNextCell(event.shiftKey ? -1 : 1)(view.state);
}

/** A file that is dropped on the text would take the place of the page. */
function refuseFiles(event: DragEvent): boolean {
  if ((event.dataTransfer?.files.length ?? 0) === 0) return false;
  event.preventDefault();
  return true;
}
