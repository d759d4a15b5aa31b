import type { TabularRow } from '../../../../../shared/domain/tabular/delimited';
import { decodeText, isNoText, isOldWorkbook, isWorkbook } from '../../../ui/media/decode-text';
import { type FileProblem, fileLimits } from '../file/file-rules';
import { hashText } from '../file/hash-text';
import type { Table } from '../file/read-table';
import type { BringFile } from './bring-draft';

const rowsOfTable = ({ headers, lines }: Table): TabularRow[] => [
  { line: 1, cells: headers },
  ...lines.map(({ row, values }) => ({ line: row + 1, cells: values })),
];

async function named(
  name: string,
  text: string,
  rows: readonly TabularRow[],
): Promise<BringFile | undefined> {
  const { kindOfRows } = await import('./kind-of-rows');
  const kind = kindOfRows(rows);
  return kind && { name, hash: await hashText(text), kind, rows, becomes: {} };
}

/** A report that was pasted; undefined where it is a list of properties or nothing we know. */
export async function readBringText(name: string, text: string): Promise<BringFile | undefined> {
  if (isNoText(text)) return undefined;
  const { rowsOfText } = await import('./kind-of-rows');
  return named(name, text, rowsOfText(text));
}

/** A report that was chosen: read in the browser, nothing is sent. */
export async function readBringFile(file: File): Promise<BringFile | FileProblem | undefined> {
  if (file.size > fileLimits.bytes) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldWorkbook(bytes)) return 'oldWorkbook';
  if (!isWorkbook(bytes)) return readBringText(file.name, decodeText(bytes));
  const { readWorkbook } = await import('../file/read-workbook');
  const table = await readWorkbook(bytes);
  return typeof table === 'string' ? table : named(file.name, JSON.stringify(table), rowsOfTable(table));
}
