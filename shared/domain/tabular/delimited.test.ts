import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited';

const read = (text: string) => readDelimited(text, { most: 100 });
const cells = (text: string) => read(text).rows.map((row) => row.cells);

describe('a text of cells', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b;c\r\n1;2,5;3\r\n',
      [
        ['a', 'b', 'c'],
        ['1', '2,5', '3'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\ufeffa,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['sep=;\na,b;c', [['a,b', 'c']]],
    ['"a, b","say ""so"""\n', [['a, b', 'say "so"']]],
    [' "a" ,b\n', [['a', 'b']]],
    ['"two\nlines",b\n', [['two\nlines', 'b']]],
    ['a,\n,\n', [['a', '']]],
    ['a,b,\n', [['a', 'b', '']]],
    ['', []],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
    expect(read(text).faults).toEqual([]);
  });

  it('has the line of each row, blank ones and line breaks in a cell counted', () => {
    const { rows } = read('title\r\n\r\n"two\r\nlines",b\r\n,\r\nlast,c');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it.each([
    [
      'a,b\n1,"open,2\n3,4\n',
      [
        ['a', 'b'],
        ['1', 'open', '2'],
        ['3', '4'],
      ],
      2,
      'open-quote',
    ],
    [
      'a,b\n1,"open,2\n3,"shut",4\n',
      [
        ['a', 'b'],
        ['1', 'open', '2'],
        ['3', 'shut', '4'],
      ],
      2,
      'stray-quote',
    ],
    [
      'a,b\n1,"open\n11/03/2026,"4,5"\n',
      [
        ['a', 'b'],
        ['1', 'open'],
        ['11/03/2026', '4,5'],
      ],
      2,
      'stray-quote',
    ],
    [
      'a,b\n1,"open,2\n11/03/2026,x",4\n',
      [
        ['a', 'b'],
        ['1', 'open', '2'],
        ['11/03/2026', 'x"', '4'],
      ],
      2,
      'open-quote',
    ],
    [
      'a,b\n1,"open,2\n"11/03/2026",4\n',
      [
        ['a', 'b'],
        ['1', 'open', '2'],
        ['11/03/2026', '4'],
      ],
      2,
      'stray-quote',
    ],
  ])('keeps an unclosed quote to its row: %j', (text, expected, line, what) => {
    expect(cells(text)).toEqual(expected);
    expect(read(text).faults).toEqual([{ line, what }]);
  });

  it('reads on quickly past a quote in every row', () => {
    const text = 'a,"b\n'.repeat(20_000);
    const { rows, faults } = readDelimited(text, { most: 30_000 });
    expect([rows.length, faults.length]).toEqual([20_000, 20_000]);
  });

  it('stops at the most rows and says so', () => {
    expect(readDelimited('a\nb\n', { most: 2 })).toMatchObject({ isCut: false, rows: [{}, {}] });
    expect(readDelimited('a\nb\nc\n', { most: 2 })).toMatchObject({ isCut: true, rows: [{}, {}] });
  });

  it('reads a number that a spreadsheet was told to leave as text', () => {
    expect(cells('Check,\n="0112",\n"=""1128""",x\n')).toEqual([
      ['Check', ''],
      ['0112', ''],
      ['1128', 'x'],
    ]);
  });
});
