import Papa from 'papaparse';
import type { FileProblem } from './file-rules';
import { readTable, type Table } from './read-table';

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
  const reading = readTable();
  let isQuoteOpen = false;
  Papa.parse<string[]>(table, {
    delimiter: separator,
    step: ({ data, errors }, parser) => {
      isQuoteOpen ||= errors.some(({ code }) => code === 'MissingQuotes');
      if (isQuoteOpen || !reading.take(data)) parser.abort();
    },
  });
  return isQuoteOpen ? 'openQuote' : reading.result();
}
