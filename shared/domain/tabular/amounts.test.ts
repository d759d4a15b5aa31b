import { describe, expect, it } from 'vitest';
import { decimalMarkOf, isEmptyCell, readAmount } from './amounts';

describe('an amount of a table', () => {
  it.each([
    ['1,234.56', 123_456],
    ['$45', 4_500],
    ['-45.5', -4_550],
    ['(45.00)', -4_500],
    ['($1,325.00)', -132_500],
    ['$(45.00)', -4_500],
    ['-$45.00', -4_500],
    ['$-45.00', -4_500],
    ['45.00-', -4_500],
    ['- 45.00', -4_500],
    ['\u221245.00', -4_500],
    ['\u201345.00', -4_500],
    ['45.00\u2212', -4_500],
    ['<45.00>', -4_500],
    ['+0.05', 5],
    ['.05', 5],
    ['$1 234.56 USD', 123_456],
    ['US$1,250.00', 125_000],
    ['1\u00a0234.56', 123_456],
    ['\u200e45.00', 4_500],
    ["'-45.00", -4_500],
    ["1'450.00", 145_000],
    ['1’450.00', 145_000],
    ['１４５０.00', 145_000],
    ["1'4", undefined],
    ['90071992547409.91', 9_007_199_254_740_991],
    ['90071992547409.92', undefined],
    ['45.0000', 4_500],
    ['45.001', undefined],
    ['-0.00', 0],
    ['', undefined],
    ['-', undefined],
    ['$', undefined],
    ['n/a', undefined],
    ['1.234,56', undefined],
    ['1,23', undefined],
    ['12 months', undefined],
  ])('%j is %j cents', (text, cents) => expect(readAmount(text)?.cents).toBe(cents));

  it.each([
    ['45.00 DR', 4_500, 'debit'],
    ['325 CR', 32_500, 'credit'],
    ['325.00cr', 32_500, 'credit'],
    ['CR 325.00', 32_500, 'credit'],
    ['$325.00 Cr.', 32_500, 'credit'],
    ['325.00', 32_500, undefined],
  ])('%j has its mark beside it', (text, cents, mark) =>
    expect(readAmount(text)).toEqual({ cents, ...(mark && { mark }) }),
  );

  it.each([
    ['1450,00', 145_000],
    ['-62,15', -6_215],
    ['1.200,50', 120_050],
    ['(1.200,5)', -120_050],
    ['1.200', 120_000],
    ['1,200.50', undefined],
  ])('with decimal commas %j is %j cents', (text, cents) =>
    expect(readAmount(text, 'comma')?.cents).toBe(cents),
  );

  it.each([
    [['1450,00', '-62,15', '1.200,50'], 'comma'],
    [['1,450', '62.15'], 'point'],
    [['1,450'], 'point'],
    [['1,450.00', '62,15'], 'point'],
    [[''], 'point'],
  ])('%j have a decimal %s', (texts, mark) => expect(decimalMarkOf(texts)).toBe(mark));

  it.each(['', ' ', '-', '--', '\u2013', '\u2014', '\u2212', 'N/A', 'n/a'])('%j is an empty cell', (text) =>
    expect(isEmptyCell(text)).toBe(true),
  );

  it.each(['0', '0.00', '-1', 'x'])('%j is none', (text) => expect(isEmptyCell(text)).toBe(false));
});
