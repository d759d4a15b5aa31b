import {
  type PortfolioColumn,
  type PortfolioRow,
  portfolioColumns,
} from '../../../../shared/domain/portfolio-columns';
import type { NumberedRow } from '../../../../shared/domain/portfolio-parts';
import type { ImportDraft, ImportFile, Mapping } from './import-draft';

/** Columns without which no line can be taken; beds and baths are needed of homes alone. */
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

const rowsRead = new WeakMap<Mapping, { readonly of: ImportFile; readonly rows: readonly NumberedRow[] }>();

/** The chosen columns of every line, made once for a file and its columns: thousands of lines are not built anew at each keystroke. */
function chosenRows({ file, mapping }: Pick<ImportDraft, 'file' | 'mapping'>): readonly NumberedRow[] {
  const before = rowsRead.get(mapping);
  if (before?.of === file) return before.rows;
  const chosen = portfolioColumns.flatMap(({ key }) => {
    const index = mapping[key];
    return index === undefined ? [] : [{ key, index }];
  });
  const rows = file.lines.map(({ row, values }) => {
    const cells: PortfolioRow = {};
    for (const { key, index } of chosen) cells[key] = values[index] ?? '';
    return { row, cells };
  });
  rowsRead.set(mapping, { of: file, rows });
  return rows;
}

/** The lines as they would be imported: the chosen columns of the file, and over them what was written anew. Lines left out are not there. */
export function linesOf(draft: ImportDraft): NumberedRow[] {
  const { edits } = draft;
  const out = new Set(draft.leftOut);
  return chosenRows(draft).flatMap((line) => {
    if (out.has(line.row)) return [];
    const edit = edits[line.row];
    return [edit ? { row: line.row, cells: { ...line.cells, ...edit } } : line];
  });
}

/** The lines left out, with their cells. */
export function linesLeftOut(draft: ImportDraft): NumberedRow[] {
  if (draft.leftOut.length === 0) return [];
  const out = new Set(draft.leftOut);
  return linesOf({ ...draft, leftOut: [] }).filter(({ row }) => out.has(row));
}

/** A file's column fills one of ours: choosing it takes it from where it was. */
export function withColumn(mapping: Mapping, column: PortfolioColumn, index: number | undefined): Mapping {
  const others = Object.entries(mapping).filter(([key, at]) => key !== column && at !== index);
  return Object.fromEntries(index === undefined ? others : [...others, [column, index]]);
}

/** Cells of a line written anew. */
export const withCell = (
  draft: ImportDraft,
  { row, column, value }: { row: number; column: PortfolioColumn; value: string },
): ImportDraft => ({
  ...draft,
  edits: { ...draft.edits, [row]: { ...draft.edits[row], [column]: value } },
});

export const withLinesOut = (draft: ImportDraft, rows: readonly number[]): ImportDraft => ({
  ...draft,
  leftOut: [...new Set([...draft.leftOut, ...rows])].sort((a, b) => a - b),
});

export const withLineIn = (draft: ImportDraft, row: number): ImportDraft => ({
  ...draft,
  leftOut: draft.leftOut.filter((other) => other !== row),
});

/** The file's columns that fill none of ours, by their place. */
export function unusedColumns({ file, mapping }: Pick<ImportDraft, 'file' | 'mapping'>): number[] {
  const used = new Set(Object.values(mapping));
  return file.headers.flatMap((header, index) =>
    used.has(index) || (header.trim() === '' && file.lines.every(({ values }) => !values[index]?.trim()))
      ? []
      : [index],
  );
}

/** A header as a person reads it; one that is empty by its place. */
export const fileHeader = (headers: readonly string[], index: number): string =>
  headers[index]?.trim() || `Column ${index + 1}`;

/** The first values of a file's column that say something. */
export const exampleValues = ({ lines }: ImportDraft['file'], index: number, most = 3): string[] => {
  const examples: string[] = [];
  for (const { values } of lines) {
    const value = values[index]?.trim();
    if (value && !examples.includes(value)) examples.push(value);
    if (examples.length === most) break;
  }
  return examples;
};
