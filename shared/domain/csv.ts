/**
 * What a spreadsheet takes for a formula, at a line's beginning or after blanks (no-break ones too), of which it takes no notice. The full-width
 * and small forms count: a Japanese one makes them the plain ones, and the minus sign besides.
 */
const formula = /(?:^|[\r\n])[\s\u00a0\u200b\ufeff]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/;

/** Whether a spreadsheet would take the text for a formula. */
export const isFormula = (text: string): boolean => formula.test(text);

/** One cell: never a formula (a leading `'` makes it text), quoted when it holds a comma, a quote or a line's end. */
export function csvCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180), with the mark at its beginning that makes spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
