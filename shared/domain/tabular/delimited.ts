import { isDayLike } from './days';

/** A row of a file and the line on which it begins, from 1. */
export type TabularRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * A quote that is never closed, or one inside a cell that nothing escapes; its row is read to its line's end.
 */
export type QuoteFault = { readonly line: number; readonly what: 'open-quote' | 'stray-quote' };

export type Delimited = {
  readonly rows: readonly TabularRow[];
  readonly faults: readonly QuoteFault[];
  /** Read no further than `most` rows. */
  readonly isCut: boolean;
};

const separators = [',', ';', '\t', '|'] as const;
/** More than a person writes into one cell: an unclosed quote is not looked for through a whole file. */
const longestCell = 10_000;
const linesCompared = 30;

const countOutside = (line: string, separator: string): number => {
  let count = 0;
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) count += 1;
  }
  return count;
};

/** The separator that parts most lines alike. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, longestCell * 2)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesCompared);
  const scoreOf = (separator: string): number => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = countOutside(line, separator);
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...[...counts].map(([count, times]) => times * Math.min(count, 12)));
  };
  const scored = separators.map((separator) => ({ separator, score: scoreOf(separator) }));
  return scored.toSorted((one, other) => other.score - one.score)[0]?.separator ?? ',';
}

const isLineEnd = (letter: string | undefined): boolean =>
  letter === undefined || letter === '\n' || letter === '\r';

/** Whether a quoted cell goes on into what looks like the next row: a line that begins with a day. */
const holdsRow = (cell: string): boolean =>
  cell
    .split(/\r\n?|\n/)
    .slice(1)
    .some((line) => isDayLike(line.replace(/^["' ]+/, '').split(/["',;\t|]/)[0] ?? ''));

type Cell = { readonly text: string; readonly next: number; readonly fault?: QuoteFault['what'] };

/** The cell that begins with the quote at `from`; undefined where it cannot be closed. */
function quotedCell(text: string, from: number, separator: string): Cell | QuoteFault['what'] {
  let at = from + 1;
  while (at - from < longestCell) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return 'open-quote';
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    let next = quote + 1;
    while (text[next] === ' ') next += 1;
    if (text[next] !== separator && !isLineEnd(text[next])) return 'stray-quote';
    const cell = text.slice(from + 1, quote).replaceAll('""', '"');
    return holdsRow(cell) ? 'open-quote' : { text: cell, next };
  }
  return 'open-quote';
}

function plainEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (text[at] !== separator && !isLineEnd(text[at])) at += 1;
  return at;
}

function cellAt(text: string, from: number, separator: string): Cell {
  let begin = from;
  while (text[begin] === ' ') begin += 1;
  if (text[begin] === '"') {
    const read = quotedCell(text, begin, separator);
    if (typeof read !== 'string') return read;
    const next = plainEnd(text, begin, separator);
    return { text: text.slice(begin + 1, next), next, fault: read };
  }
  const next = plainEnd(text, from, separator);
  return { text: text.slice(from, next), next };
}

/** `="0112"`: a spreadsheet shows it as it is written. */
const leftAsText = /^="([^"]*)"$/;

/** A first line `sep=;` names the separator (spreadsheets write it). */
function separated(text: string) {
  const said = /^sep=([,;\t|])(\r\n?|\n)/i.exec(text);
  return said?.[1] === undefined
    ? { separator: separatorOf(text), from: 0, line: 1 }
    : { separator: said[1], from: said[0].length, line: 2 };
}

const lineBreaks = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/**
 * The rows of a text whose cells stand between commas, semicolons, tabs or bars (RFC 4180), blank ones left
 * out. A quote that does not close costs its own row at most, and is told with its line.
 */
export function readDelimited(given: string, { most }: { readonly most: number }): Delimited {
  const text = given.replace(/^\ufeff/, '');
  const begin = separated(text);
  const rows: TabularRow[] = [];
  const faults: QuoteFault[] = [];
  let { from: at, line } = begin;
  while (at < text.length) {
    if (rows.length === most) return { rows, faults, isCut: true };
    const row = { at, line };
    const cells: string[] = [];
    for (;;) {
      const cell = cellAt(text, at, begin.separator);
      cells.push(cell.text.replace(leftAsText, '$1'));
      if (cell.fault) faults.push({ line: row.line, what: cell.fault });
      at = cell.next;
      if (text[at] !== begin.separator) break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += lineBreaks(text.slice(row.at, at));
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: row.line, cells });
  }
  return { rows, faults, isCut: false };
}
