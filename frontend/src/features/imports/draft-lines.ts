import {
  type PortfolioColumn,
  type PortfolioRow,
  portfolioColumns,
} from '../../../../shared/domain/imports/portfolio-columns';
import type { NumberedRow } from '../../../../shared/domain/imports/portfolio-parts';
import type { ImportDraft, ImportFile, Mapping } from './import-draft';

/** Columns every line needs. Beds and baths are needed only for homes. */
export const neededColumns: ReadonlySet<PortfolioColumn> = new Set([
  'property_title',
  'property_type',
  'street',
  'city',
  'state',
  'zipcode',
  'country',
  'unit_number',
  'size_sqft',
  'available_from',
  'owner1_email',
]);

const columnHeaders = new Map<string, string>(portfolioColumns.map(({ key, header }) => [key, header]));

export const headerOf = (column: PortfolioColumn | ''): string => columnHeaders.get(column) ?? 'Whole line';

type RowsRead = {
  readonly of: ImportFile;
  readonly everyLine: PortfolioRow | undefined;
  readonly rows: readonly NumberedRow[];
};
const rowsRead = new WeakMap<Mapping, RowsRead>();

/** Cached per file and mapping, so that an edit does not rebuild thousands of lines. */
function chosenRows({ file, mapping, everyLine }: ImportDraft): readonly NumberedRow[] {
  const before = rowsRead.get(mapping);
  if (before?.of === file && before.everyLine === everyLine) return before.rows;
  const chosen = portfolioColumns.flatMap(({ key }) => {
    const index = mapping[key];
    return index === undefined ? [] : [{ key, index }];
  });
  const rows = file.lines.map(({ row, values }) => {
    const cells: PortfolioRow = { ...everyLine };
    for (const { key, index } of chosen) cells[key] = values[index] ?? '';
    return { row, cells };
  });
  rowsRead.set(mapping, { of: file, everyLine, rows });
  return rows;
}

/** The lines to import: the file's mapped columns with the edits applied, without excluded lines. */
export function linesOf(draft: ImportDraft): NumberedRow[] {
  const { edits } = draft;
  const out = new Set(draft.leftOut);
  return chosenRows(draft).flatMap((line) => {
    if (out.has(line.row)) return [];
    const edit = edits[line.row];
    return [edit ? { row: line.row, cells: { ...line.cells, ...edit } } : line];
  });
}

/** The excluded lines, with their cells. */
export function linesLeftOut(draft: ImportDraft): NumberedRow[] {
  if (draft.leftOut.length === 0) return [];
  const out = new Set(draft.leftOut);
  return linesOf({ ...draft, leftOut: [] }).filter(({ row }) => out.has(row));
}

/** Maps a file column to one of ours and removes it from any other. */
export function withColumn(mapping: Mapping, column: PortfolioColumn, index: number | undefined): Mapping {
  const others = Object.entries(mapping).filter(([key, at]) => key !== column && at !== index);
  return Object.fromEntries(index === undefined ? others : [...others, [column, index]]);
}

export const withCell = (
  draft: ImportDraft,
  { row, column, value }: { row: number; column: PortfolioColumn; value: string },
): ImportDraft => ({
  ...draft,
  edits: { ...draft.edits, [row]: { ...draft.edits[row], [column]: value } },
});

/** Sets one value for a column the file does not have, or removes it. */
export function withEveryLine(draft: ImportDraft, column: PortfolioColumn, value: string): ImportDraft {
  const { [column]: _, ...others } = draft.everyLine ?? {};
  return { ...draft, everyLine: value === '' ? others : { ...others, [column]: value } };
}

/** Maps a column; the file's values replace one value for every line. */
export function withMapped(
  draft: ImportDraft,
  column: PortfolioColumn,
  index: number | undefined,
): ImportDraft {
  const mapping = withColumn(draft.mapping, column, index);
  return { ...(index === undefined ? draft : withEveryLine(draft, column, '')), mapping };
}

/** Whether the lines can have a value in this column. */
export const hasColumn = ({ mapping, everyLine }: ImportDraft, column: PortfolioColumn): boolean =>
  mapping[column] !== undefined || everyLine?.[column] !== undefined;

export const withCells = (
  draft: ImportDraft,
  { rows, column, value }: { rows: readonly number[]; column: PortfolioColumn; value: string },
): ImportDraft => ({
  ...draft,
  edits: {
    ...draft.edits,
    ...Object.fromEntries(rows.map((row) => [row, { ...draft.edits[row], [column]: value }])),
  },
});

export const withLinesOut = (draft: ImportDraft, rows: readonly number[]): ImportDraft => ({
  ...draft,
  leftOut: [...new Set([...draft.leftOut, ...rows])].sort((a, b) => a - b),
});

export const withLineIn = (draft: ImportDraft, row: number): ImportDraft => ({
  ...draft,
  leftOut: draft.leftOut.filter((other) => other !== row),
});

/** Indexes of the file columns that are mapped to none of ours. */
export function unusedColumns({ file, mapping }: Pick<ImportDraft, 'file' | 'mapping'>): number[] {
  const used = new Set(Object.values(mapping));
  return file.headers.flatMap((header, index) =>
    used.has(index) || (header.trim() === '' && file.lines.every(({ values }) => !values[index]?.trim()))
      ? []
      : [index],
  );
}

/** A header for display; an empty one becomes its position. */
export const fileHeader = (headers: readonly string[], index: number): string =>
  headers[index]?.trim() || `Column ${index + 1}`;

/** The first distinct, non-empty values of a file's column. */
export const exampleValues = ({ lines }: ImportDraft['file'], index: number, most = 3): string[] => {
  const examples: string[] = [];
  for (const { values } of lines) {
    const value = values[index]?.trim();
    if (value && !examples.includes(value)) examples.push(value);
    if (examples.length === most) break;
  }
  return examples;
};
