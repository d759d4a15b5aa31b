/** Of one printed document, some seventy pages. Characters, but for `columns`, `rows` and `tables`. */
export const printLimits = {
  title: 200,
  cell: 1_000,
  columns: 12,
  rows: 2_000,
  tables: 60,
  /** In all, a cell counting for ten more: what is laid out in a few seconds. */
  letters: 300_000,
} as const;

export const tooLongToPrint = 'This is too long for a PDF. Choose fewer days, or one property.';

/** The layout takes as long for a cell as for this many letters. */
const lettersOfCell = 10;

type Table = { readonly rows: readonly (readonly string[])[]; readonly totals: readonly string[] };

/** The letters of tables, each cell counted for some more. */
const lettersIn = (tables: readonly Table[]): number =>
  tables
    .flatMap(({ rows, totals }) => [...rows, totals])
    .reduce((sum, row) => row.reduce((all, cell) => all + cell.length + lettersOfCell, sum), 0);

/** Whether tables have more rows or letters than one document takes. */
export const isTooLong = (tables: readonly Table[]): boolean =>
  tables.reduce((sum, { rows }) => sum + rows.length, 0) > printLimits.rows ||
  lettersIn(tables) > printLimits.letters;
