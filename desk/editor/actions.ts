import type { Editor } from '@tiptap/core';
import type { PageChoice, PlaceholderChoice } from './choices.ts';
import { openLinkDialog } from './link-dialog.ts';
import { openPlaceholderDialog } from './placeholder-dialog.ts';
import { type Alignment, alignColumn, alignmentAt } from './table.ts';
import type { Action } from './toolbar.ts';

const isInTable = (editor: Editor) => editor.isActive('table');
const isOutsideTable = (editor: Editor) => !isInTable(editor);

/** What the toolbar above a text offers. */
export function textActions(
  pages: readonly PageChoice[],
  placeholders: readonly PlaceholderChoice[],
): readonly (readonly Action[])[] {
  const figures = placeholders.filter(({ name }) => name.startsWith('figure:'));
  const details = placeholders.filter(({ name }) => name.startsWith('owner:'));
  return [
    [heading('Heading', 'heading', 2), heading('Subheading', 'subheading', 3)],
    [
      {
        name: 'Bold',
        shape: 'bold',
        shortcut: 'Ctrl+B',
        run: (editor) => editor.chain().focus().toggleBold().run(),
        isOn: (editor) => editor.isActive('bold'),
      },
      {
        name: 'Italic',
        shape: 'italic',
        shortcut: 'Ctrl+I',
        run: (editor) => editor.chain().focus().toggleItalic().run(),
        isOn: (editor) => editor.isActive('italic'),
      },
      {
        name: 'Link',
        shape: 'link',
        shortcut: 'Ctrl+K',
        run: (editor) => openLinkDialog(editor, pages),
      },
    ],
    [
      {
        name: 'Bulleted list',
        shape: 'bullets',
        run: (editor) => editor.chain().focus().toggleBulletList().run(),
        isOn: (editor) => editor.isActive('bulletList'),
        isPossible: isOutsideTable,
      },
      {
        name: 'Numbered list',
        shape: 'numbers',
        run: (editor) => editor.chain().focus().toggleOrderedList().run(),
        isOn: (editor) => editor.isActive('orderedList'),
        isPossible: isOutsideTable,
      },
      {
        name: 'Quotation',
        shape: 'quotation',
        run: (editor) => editor.chain().focus().toggleBlockquote().run(),
        isOn: (editor) => editor.isActive('blockquote'),
        isPossible: isOutsideTable,
      },
    ],
    [
      {
        name: 'Table',
        shape: 'table',
        run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
        isPossible: isOutsideTable,
      },
      {
        name: 'Published figure',
        shape: 'figure',
        run: (editor) => openPlaceholderDialog(editor, 'Put in a published figure', figures),
        isPossible: () => figures.length > 0,
      },
      {
        name: 'Your details',
        shape: 'details',
        run: (editor) => openPlaceholderDialog(editor, 'Put in one of your details', details),
        isPossible: () => details.length > 0,
      },
    ],
    [
      {
        name: 'Undo',
        shape: 'undo',
        shortcut: 'Ctrl+Z',
        run: (editor) => editor.chain().focus().undo().run(),
        isPossible: (editor) => editor.can().undo(),
      },
      {
        name: 'Redo',
        shape: 'redo',
        shortcut: 'Ctrl+Shift+Z',
        run: (editor) => editor.chain().focus().redo().run(),
        isPossible: (editor) => editor.can().redo(),
      },
    ],
  ];
}

function heading(name: string, shape: 'heading' | 'subheading', level: 2 | 3): Action {
  return {
    name,
    shape,
    shortcut: `Ctrl+Alt+${level}`,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
    isPossible: isOutsideTable,
  };
}

/** What the toolbar offers beside a table that the cursor stands in. */
export const tableActions: readonly (readonly Action[])[] = [
  [
    {
      name: 'Row above',
      shape: 'rowAbove',
      run: (editor) => editor.chain().focus().addRowBefore().run(),
      isPossible: (editor) => !editor.isActive('tableHeader'),
    },
    { name: 'Row below', shape: 'rowBelow', run: (editor) => editor.chain().focus().addRowAfter().run() },
    {
      name: 'Delete row',
      shape: 'deleteRow',
      run: (editor) => editor.chain().focus().deleteRow().run(),
      isPossible: (editor) => !editor.isActive('tableHeader'),
    },
  ],
  [
    { name: 'Column before', shape: 'columnBefore', run: (editor) => editor.chain().focus().addColumnBefore().run() },
    { name: 'Column after', shape: 'columnAfter', run: (editor) => editor.chain().focus().addColumnAfter().run() },
    { name: 'Delete column', shape: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  ],
  [align('Align column left', 'left'), align('Center column', 'center'), align('Align column right', 'right')],
  [{ name: 'Delete table', shape: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() }],
];

function align(name: string, side: Alignment): Action {
  return {
    name,
    shape: side,
    run: (editor) => alignColumn(editor, side),
    isOn: (editor) => alignmentAt(editor) === side,
  };
}
