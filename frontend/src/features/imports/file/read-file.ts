import { decodeText, isNoText, isOldWorkbook, isWorkbook } from '../../../ui/media/decode-text';
import type { ImportFile } from '../import-draft';
import { type FileProblem, fileLimits } from './file-rules';
import { hashText } from './hash-text';

/** The parsed text, or why it is refused. The parser loads only here. */
export async function readText(name: string, text: string): Promise<ImportFile | FileProblem> {
  if (isNoText(text)) return 'notText';
  const { parseTable } = await import('./parse-table');
  const table = parseTable(text);
  return typeof table === 'string' ? table : { name, hash: await hashText(text), ...table };
}

/** Reads a chosen file in the browser; nothing is sent yet. */
export async function readFile(file: File): Promise<ImportFile | FileProblem> {
  if (file.size > fileLimits.bytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldWorkbook(bytes)) return 'oldWorkbook';
  if (!isWorkbook(bytes)) return readText(file.name, decodeText(bytes));
  const { readWorkbook } = await import('./read-workbook');
  const table = await readWorkbook(bytes);
  return typeof table === 'string'
    ? table
    : { name: file.name, hash: await hashText(JSON.stringify(table)), ...table };
}
