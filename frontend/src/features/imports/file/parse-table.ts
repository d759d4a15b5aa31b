import Papa from 'papaparse';
import type { FileProblem } from './file-rules';
import { fileLimits } from './file-rules';

/** A raw line. `row` counts from 1 below the headers and includes blank lines, as a spreadsheet does. */
export type FileLine = { readonly row: number; readonly values: readonly string[] };
export type Table = { readonly headers: readonly string[]; readonly lines: readonly FileLine[] };

const isBlank = (values: readonly string[]): boolean => values.every((value) => value.trim() === '');

/** Splits by comma, semicolon or tab. Stops reading past the file limit. */
export function parseTable(text: string): Table | FileProblem {
  let headers: readonly string[] | undefined;
  let row = 0;
  const lines: FileLine[] = [];
  Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
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
