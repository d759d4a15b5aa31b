import { zipSync } from 'fflate';
import { type Cell, type CellValue, readXlsx } from 'hucre/xlsx';
import type { FileProblem } from './file-rules';
import { openArchive } from './open-archive';
import { readTable, type Table } from './read-table';

/** The parts of a workbook that hold its cells; pictures, charts and macros stay packed. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

/** Every row, and 256 columns: a cell far to the right would fill each row up to it. */
const range = 'A1:IV1048576';

/** Half of the digits of a double are noise of its arithmetic: 33.33 is no 33.330000000000005. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(12)));

/** A cell's text as the sheet shows it, where that differs from its value. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'number') return String(value);
  const format = cell?.style?.numFmt ?? '';
  if (format.includes('%')) return `${plainNumber(value * 100)}%`;
  // A zip code of zeros: `00000`.
  return /^0+$/.test(format) ? String(value).padStart(format.length, '0') : plainNumber(value);
}

/** The first visible sheet of a workbook as headers and lines. */
export async function readSheet(bytes: Uint8Array): Promise<Table | FileProblem> {
  const safe = zipSync(openArchive(bytes, wanted), { level: 0 });
  const book = await readXlsx(safe, { range, readStyles: true });
  const sheet = book.sheets.find(({ hidden, veryHidden }) => !hidden && !veryHidden);
  if (!sheet) return 'empty';
  const reading = readTable();
  sheet.rows.every((cells, row) =>
    reading.take(cells.map((value, column) => textOf(value, sheet.cells?.get(`${row},${column}`)))),
  );
  return reading.result();
}
