import type { ReactNode } from 'react';

/** 1: always; 2: from 1,200 px; 3: from 980 px; off: only when a person adds it (desk.md §0). */
export type Priority = 1 | 2 | 3 | 'off';

/** A column of a list, one definition for table, phone card, sort, totals and files. */
export type KitColumn<Row> = {
  /** Its name in the address. */
  readonly key: string;
  readonly header: string;
  /** Width in rem, padding included; of a column that grows, the least. */
  readonly rem: number;
  /** Words: such columns share what the others leave. */
  readonly grows?: boolean;
  readonly priority: Priority;
  /** One line; what does not fit ends in an ellipsis. */
  readonly cell: (row: Row) => ReactNode;
  /** Money, counts and days stand at the end edge, and are never cut. */
  readonly end?: boolean;
  /** On a phone: a line under the name, or the fact at the end. Others are not in the card. */
  readonly card?: 'line' | 'end';
  /** What a card shows instead of the cell. */
  readonly inCard?: (row: Row) => ReactNode;
  /** Most columns of money and days begin with the largest. */
  readonly startsDescending?: boolean;
  /** False where the server has no such order. */
  readonly isSorted?: boolean;
  /** What a file has in it: an amount in dollars, or text. */
  readonly file: (row: Row) => string | number;
};

type Choice = { readonly chosen: readonly string[] };

/** The columns of a table: those that a person chose, in the list's order, else all that are not off. */
export function shownColumns<Row>(
  columns: readonly KitColumn<Row>[],
  { chosen }: Choice,
): readonly KitColumn<Row>[] {
  const [first] = columns;
  if (chosen.length === 0) return columns.filter(({ priority }) => priority !== 'off');
  return columns.filter((column) => column === first || chosen.includes(column.key));
}

/** The columns as a view has them: those that it is about are on. */
export const columnsOfView = <Row>(
  columns: readonly KitColumn<Row>[],
  shows: readonly string[] = [],
): readonly KitColumn<Row>[] =>
  columns.map((column) => (shows.includes(column.key) ? { ...column, priority: 1 } : column));

/** The choice after one column was ticked or not; undefined where that is the list's own again. */
export function columnToggled<Row>(
  columns: readonly KitColumn<Row>[],
  { chosen, key }: Choice & { readonly key: string },
): readonly string[] | undefined {
  const now = shownColumns(columns, { chosen }).map((column) => column.key);
  const next = columns
    .map((column) => column.key)
    .filter((one) => (one === key ? !now.includes(one) : now.includes(one)));
  const own = shownColumns(columns, { chosen: [] }).map((column) => column.key);
  return next.join() === own.join() ? undefined : next;
}
