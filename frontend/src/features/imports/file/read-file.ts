import type { ImportFile } from '../import-draft';
import { decodeText, isNoText, isWorkbook } from './decode-text';
import { type FileProblem, fileLimits } from './file-rules';
import { hashText } from './hash-text';

/** A text with its headers and lines, or why not; the parser comes only now. */
export async function readText(name: string, text: string): Promise<ImportFile | FileProblem> {
  if (isNoText(text)) return 'notText';
  const { parseTable } = await import('./parse-table');
  const table = parseTable(text);
  return typeof table === 'string' ? table : { name, hash: await hashText(text), ...table };
}

/** A chosen file, read whole in this browser: nothing is sent yet. */
export async function readFile(file: File): Promise<ImportFile | FileProblem> {
  if (file.size > fileLimits.bytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isWorkbook(bytes) ? 'workbook' : readText(file.name, decodeText(bytes));
}
