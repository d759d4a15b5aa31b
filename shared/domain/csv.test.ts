import { describe, expect, it } from 'vitest';
import { csvCell, csvOf, jsonLines, withoutGuards } from './csv';

describe('csvCell', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['3 - 4', '3 - 4'],
    ['3 － 4', '3 － 4'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\r=1',
    ' =1',
    '\u00a0=1',
    '\ufeff=1',
    '\u200b@x',
    'fine\n=1',
    'fine\r\n +1',
    '\tfine',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\u3000＝1',
    'fine\n＝1',
    '−1',
    '﹢1',
    '﹣1',
    '﹦1',
    '﹫x',
  ])('lets no spreadsheet take %j for a formula', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  });
});

describe('csvCell in a spreadsheet whose separator is another', () => {
  it.each([
    ['Elm;=1+1;x', `"Elm;'=1+1;x"`],
    ['Elm; =1+1', `"Elm; '=1+1"`],
    ['Elm;"=1+1"', `"Elm;""'=1+1"""`],
    ['Elm;+1;-1;@x', `"Elm;'+1;'-1;'@x"`],
    ['Elm\t=1+1', `"Elm\t'=1+1"`],
    ['Elm|=1+1', `"Elm|'=1+1"`],
    ['\t=1', `"'\t'=1"`],
    ['fine\n\n\t-1', `"'fine\n\n\t'-1"`],
    ['Elm;\u2212' + '1', `"Elm;'\u22121"`],
    ['Elm;＝1', `"Elm;'＝1"`],
    ['=1;=2', `"'=1;'=2"`],
    ["Elm;'=1", `"Elm;''=1"`],
    ['Elm; Oak', '"Elm; Oak"'],
  ])('lets %j hold no formula', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
    expect(withoutGuards(csvCell(text).slice(1, -1).replaceAll('""', '"')).replace(/^'/, '')).toBe(text);
  });

  it('leaves no cell that begins like a formula, whichever separator parts the line', () => {
    const row = csvOf([['101', 'Elm;=1+1;"@x"\t=2', 'end;-3']]).slice(1);
    for (const separator of [';', '\t', '|'])
      for (const cell of row.split(separator)) expect(cell.replace(/^[\s"]*/, '')).not.toMatch(/^[=+\-@]/);
  });
});

describe('csvOf', () => {
  it('ends every row as RFC 4180 says, and is known as UTF-8', () => {
    expect(
      csvOf([
        ['When', 'Who'],
        ['Jun 15, 2026', 'Ann, Lee'],
      ]),
    ).toBe('\ufeffWhen,Who\r\n"Jun 15, 2026","Ann, Lee"\r\n');
  });
});

it('writes an object a line, its cells as they are', () => {
  expect(jsonLines(['unit', 'memo'], [['101', '=1+1'], ['102']])).toBe(
    '{"unit":"101","memo":"=1+1"}\n{"unit":"102","memo":""}\n',
  );
});
