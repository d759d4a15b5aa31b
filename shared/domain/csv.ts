/** What a spreadsheet reads as a formula, at a line's start or after blanks (no-break ones too), which it
 * ignores. Full-width and small forms count, and the minus sign: a Japanese spreadsheet makes them plain. */
const formula = /(?:^|[\r\n])[\s\u00a0\u200b\ufeff]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/;

/** Whether a spreadsheet would read the text as a formula. */
export const isFormula = (text: string): boolean => formula.test(text);

/**
 * Where cells stand between semicolons, tabs or bars, a text that holds one is parted there, quoted or not.
 */
const partedFormula = /([;\t|][\s"\u00a0\u200b\ufeff]*)(?='*[=+\-@＝＋－＠﹦﹢﹣﹫−])/g;
const guardedPart = /([;\t|][\s"\u00a0\u200b\ufeff]*)'(?='*[=+\-@＝＋－＠﹦﹢﹣﹫−])/g;

/** Undoes what `csvCell` puts behind semicolons, tabs and bars. */
export const withoutGuards = (text: string): string => text.replace(guardedPart, '$1');

/**
 * One cell: a `'` keeps it, and what follows another separator in it, from being a formula; commas, quotes
 * and line breaks get it quoted.
 */
export function csvCell(text: string): string {
  const guarded = text.replace(partedFormula, "$1'");
  const safe = isFormula(text) ? `'${guarded}` : guarded;
  return /[",;\t|\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180). The leading BOM makes spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

/** A table as lines of JSON, one object a line. */
export const jsonLines = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => `${JSON.stringify(Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))}\n`)
    .join('');
