import Papa from 'papaparse';
import type { FileProblem } from './file-rules';
import { fileLimits } from './file-rules';

/** A raw line. `row` counts from 1 below the headers and includes blank lines, as a spreadsheet does. */
export type FileLine = { readonly row: number; readonly values: readonly string[] };
export type Table = { readonly headers: readonly string[]; readonly lines: readonly FileLine[] };

const isBlank = (values: readonly string[]): boolean => values.every((value) => value.trim() === '');

/** The cell separator: a first line `sep=;` names it, else the one that splits the headers most. */
function separatorOf(text: string): { separator: string; table: string } {
  const said = /^\ufeff?sep=([,;\t])\r?\n/i.exec(text);
  if (said?.[1] !== undefined) return { separator: said[1], table: text.slice(said[0].length) };
  const begun = text.replace(/^(?:[ \t]*\r?\n)+/, '');
  const headers = (delimiter: string): number =>
    Papa.parse<string[]>(begun, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const [separator = ','] = [',', ';', '\t'].toSorted((a, b) => headers(b) - headers(a));
  return { separator, table: text };
}

/** Headers and lines of a text with commas, semicolons or tabs; stops reading past a file's maximum. */
export function parseTable(text: string): Table | FileProblem {
  const { separator, table } = separatorOf(text);
  let headers: readonly string[] | undefined;
  let row = 0;
  const lines: FileLine[] = [];
  Papa.parse<string[]>(table, {
    delimiter: separator,
    step: ({ data }, parser) => {
      if (headers === undefined) {
        if (!isBlank(data)) headers = data;
        return;
      }
      row += 1;
      if (isBlank(data)) return;
      lines.push({ row, values: data });
      if (lines.length > fileLimits.lines) parser.abort();
    },
  });
  if (headers === undefined) return 'empty';
  if (lines.length > fileLimits.lines) return 'tooManyLines';
  return lines.length === 0 ? 'noLines' : { headers, lines };
}
