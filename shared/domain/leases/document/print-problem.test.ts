import { describe, expect, it } from 'vitest';
import type { LeaseNode } from './lease-node';
import { mostSignsOfLetter, printProblem } from './print-problem';
import { rowWidths, withWholeRows } from './table-rows';

const text = (words: string): LeaseNode => ({ type: 'text', text: words });
const paragraph = (words: string): LeaseNode => ({ type: 'paragraph', content: [text(words)] });
const cell = (words: string, attrs: LeaseNode['attrs'] = {}): LeaseNode => ({
  type: 'tableCell',
  attrs,
  content: [paragraph(words)],
});
const row = (...content: LeaseNode[]): LeaseNode => ({ type: 'tableRow', content });
const table = (...content: LeaseNode[]): LeaseNode => ({ type: 'table', content });
const clause = (title: string, ...content: LeaseNode[]): LeaseNode => ({
  type: 'clause',
  attrs: { id: title.toLowerCase() },
  content: [{ type: 'clauseTitle', content: [text(title)] }, ...content],
});
const doc = (...content: LeaseNode[]): LeaseNode => ({ type: 'doc', content });
const accents = (count: number): string => `a${'\u0301'.repeat(count)}`;

describe('a text that cannot be laid out names the place', () => {
  it.each([
    [
      'a row with more cells',
      [row(cell('a')), row(cell('b'), cell('c'))],
      'Row 2 of a table in clause 1.1 (“Fees”) is wider than its first row.',
    ],
    [
      'a row with a wider cell',
      [row(cell('a'), cell('b')), row(cell('c', { colspan: 3 }))],
      'Row 2 of a table in clause 1.1 (“Fees”) is wider than its first row.',
    ],
    [
      'a row beside a cell from above',
      [row(cell('a', { rowspan: 2 }), cell('b')), row(cell('c'), cell('d'))],
      'Row 2 of a table in clause 1.1 (“Fees”) is wider than its first row.',
    ],
    [
      'an empty first row',
      [row(), row(cell('c'))],
      'The first row of a table in clause 1.1 (“Fees”) is empty.',
    ],
    ['no rows', [], 'A table in clause 1.1 (“Fees”) has no rows.'],
  ])('%s', (_, rows, problem) => {
    const inner = clause('Fees', table(...rows));
    expect(printProblem(doc(clause('Rent', paragraph('x'), inner)))).toBe(problem);
  });

  it('a letter with thousands of accents, also before the clauses and in a title', () => {
    const words = 'has 198000 accents or other marks; at most 39 can be printed.';
    expect(printProblem(doc(paragraph(`Ok ${accents(198_000)}`)))).toBe(
      `A letter in the text outside of clauses ${words}`,
    );
    expect(printProblem(doc(clause('A'), clause(accents(mostSignsOfLetter))))).toMatch(
      /^A letter in clause 2 \(“/,
    );
    expect(printProblem(doc(clause(accents(mostSignsOfLetter - 1))))).toBeUndefined();
  });

  it('one letter of many Korean parts is no accent, and is refused all the same', () => {
    expect(printProblem(doc(paragraph('ᄀ'.repeat(5_000))))).toMatch(/^A letter in /);
  });

  it('lets what people write pass', () => {
    const whole = [row(cell('a', { rowspan: 2 }), cell('b')), row(cell('c')), row(cell('d', { colspan: 2 }))];
    const families = '👨‍👩‍👧‍👦 किराया กำแพง Việt שָׁלוֹם'.repeat(20);
    expect(
      printProblem(doc(table(...whole), paragraph(families), paragraph('x'.repeat(10_000)))),
    ).toBeUndefined();
  });
});

describe('a table’s rows', () => {
  const ragged = table(
    row(cell('a', { rowspan: 3 }), cell('b'), cell('c')),
    row(cell('d')),
    row(cell('e'), cell('f')),
    row(),
  );

  it('count what reaches down from above', () => {
    expect(rowWidths(ragged)).toEqual([3, 2, 3, 0]);
  });

  it('get the cells they lack, and nothing else changes', () => {
    const whole = withWholeRows(doc(clause('A', ragged)));
    const inClause = whole.content?.[0]?.content?.[1];
    expect(rowWidths(inClause ?? table())).toEqual([3, 3, 3, 3]);
    expect(withWholeRows(whole)).toEqual(whole);
  });
});
