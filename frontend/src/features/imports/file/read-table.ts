import { type FileProblem, fileLimits } from './file-rules';

/** A raw line. `row` counts from 1 below the headers and includes blank lines, as a spreadsheet does. */
export type FileLine = { readonly row: number; readonly values: readonly string[] };
export type Table = { readonly headers: readonly string[]; readonly lines: readonly FileLine[] };

const isBlank = (values: readonly string[]): boolean => values.every((value) => value.trim() === '');

/** Takes rows of cells one by one: the first with text is the headers. False past a file's maximum. */
export function readTable() {
  let headers: readonly string[] | undefined;
  let row = 0;
  const lines: FileLine[] = [];
  return {
    take: (values: readonly string[]): boolean => {
      if (headers !== undefined) row += 1;
      if (isBlank(values)) return true;
      if (headers === undefined) headers = values;
      else lines.push({ row, values });
      return lines.length <= fileLimits.lines;
    },
    result: (): Table | FileProblem => {
      if (headers === undefined) return 'empty';
      if (lines.length > fileLimits.lines) return 'tooManyLines';
      return lines.length === 0 ? 'noLines' : { headers, lines };
    },
  };
}
