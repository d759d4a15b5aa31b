import type { Editor, JSONContent } from '@tiptap/core';
import { BetweenHorizontalEnd, Grid2x2X, TableRowsSplit } from 'lucide-react';

const cell = (type: 'tableHeader' | 'tableCell'): JSONContent => ({ type, content: [{ type: 'paragraph' }] });
const row: JSONContent = { type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] };

/** What, and which value. */
export const newTable: JSONContent = { type: 'table', content: [row, row] };

/** For the table that the caret is in. */
export const tableTools = [
  {
    label: 'Add row',
    icon: <BetweenHorizontalEnd />,
    run: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: 'Remove row',
    icon: <TableRowsSplit />,
    run: (editor: Editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    label: 'Remove table',
    icon: <Grid2x2X />,
    run: (editor: Editor) => editor.chain().focus().deleteTable().run(),
  },
];
