import { type Editor, findParentNode, mergeAttributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

export type Alignment = 'left' | 'center' | 'right';

const classes: Readonly<Record<string, string>> = { center: 'to-center', right: 'to-right' };

/** A cell holds one line of words, and how its column stands: as a class, since the content policy refuses style attributes. */
const cell = {
  content: 'paragraph',
  addAttributes: () => ({
    align: {
      default: null,
      parseHTML: () => null,
      renderHTML: ({ align }: { align?: string | null }) => (align && classes[align] ? { class: classes[align] } : {}),
    },
    colspan: { default: 1, rendered: false, parseHTML: () => 1 },
    rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
    colwidth: { default: null, rendered: false, parseHTML: () => null },
  }),
};

/** The table of a text: the first row names the columns, and a column stands to one side as its name does. */
export const tableExtensions = [
  Table.extend({
    renderHTML({ HTMLAttributes, node }) {
      const isProsAndCons = node.firstChild?.firstChild?.textContent === 'Pros';
      const attributes = mergeAttributes(HTMLAttributes, isProsAndCons ? { class: 'pros-and-cons' } : {});
      return ['div', { class: 'table-scroll' }, ['table', attributes, ['tbody', 0]]];
    },
    addProseMirrorPlugins() {
      return [...(this.parent?.() ?? []), new Plugin({ appendTransaction: (_, __, { doc, tr }) => straightened(doc, tr) })];
    },
  }).configure({ View: null }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
];

/** Sees to it that the first row of each table is its head and that every cell stands as the head of its column. */
function straightened(doc: DocumentNode, change: Transaction): Transaction | null {
  const { tableHeader, tableCell } = doc.type.schema.nodes;
  doc.descendants((table, at) => {
    if (table.type.name !== 'table') return true;
    table.forEach((row, rowAt, rowIndex) => {
      row.forEach((one, cellAt, column) => {
        const type = rowIndex === 0 ? tableHeader : tableCell;
        const align = table.firstChild?.maybeChild(column)?.attrs.align ?? null;
        if (one.type !== type || one.attrs.align !== align)
          change.setNodeMarkup(at + rowAt + cellAt + 2, type, { ...one.attrs, align });
      });
    });
    return false;
  });
  return change.docChanged ? change : null;
}

/** How the column of the cursor stands; nothing outside of a table. */
export function alignmentAt(editor: Editor): Alignment | undefined {
  const place = columnAt(editor);
  return place && ((place.table.firstChild?.maybeChild(place.column)?.attrs.align ?? 'left') as Alignment);
}

/** Makes the column of the cursor stand to one side; words to the left is what a table does by itself. */
export function alignColumn(editor: Editor, align: Alignment): void {
  const place = columnAt(editor);
  const head = place?.table.firstChild;
  if (!place || !head) return;
  let at = place.at + 2;
  for (let column = 0; column < place.column; column++) at += head.child(column).nodeSize;
  editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'align', align === 'left' ? null : align));
  editor.view.focus();
}

function columnAt({ state }: Editor) {
  const table = findParentNode(({ type }) => type.name === 'table')(state.selection);
  if (!table) return undefined;
  return { table: table.node, at: table.pos, column: state.selection.$from.index(table.depth + 1) };
}
