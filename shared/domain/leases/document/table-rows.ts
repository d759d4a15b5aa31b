import type { LeaseNode } from './lease-node';

const rowsOf = ({ content = [] }: LeaseNode): readonly LeaseNode[] => content;
const columnsOf = ({ attrs }: LeaseNode): number => attrs?.colspan ?? 1;

/** The columns that each row of a table fills, with cells of rows above that reach down into it. */
export function rowWidths(table: LeaseNode): number[] {
  let reaching: { readonly columns: number; readonly rows: number }[] = [];
  return rowsOf(table).map(({ content: cells = [] }) => {
    const all = [
      ...reaching,
      ...cells.map((cell) => ({ columns: columnsOf(cell), rows: cell.attrs?.rowspan ?? 1 })),
    ];
    reaching = all.filter(({ rows }) => rows > 1).map(({ columns, rows }) => ({ columns, rows: rows - 1 }));
    return all.reduce((sum, { columns }) => sum + columns, 0);
  });
}

/** The text with an empty cell for each that a row lacks: the printer fills rows from left to right. */
export function withWholeRows(node: LeaseNode): LeaseNode {
  const { type, content } = node;
  if (!content) return node;
  const whole = content.map(withWholeRows);
  if (type !== 'table') return { ...node, content: whole };
  const widths = rowWidths(node);
  const lacking = widths.map((width) => Math.max(0, (widths[0] ?? 0) - width));
  const rows = whole.map((row, index) => ({
    ...row,
    content: [
      ...(row.content ?? []),
      ...Array.from({ length: lacking[index] ?? 0 }, (): LeaseNode => ({ type: 'tableCell' })),
    ],
  }));
  return { ...node, content: rows };
}
