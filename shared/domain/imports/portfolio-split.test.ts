import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDelimited } from '../tabular/delimited';
import { splitColumns } from './portfolio-split';

const split = (headers: string[], ...values: string[]) => {
  const table = splitColumns({ headers, lines: [{ row: 1, values }] });
  return Object.fromEntries(
    table.headers.map((header, index) => [header, table.lines[0]?.values[index]]).filter(([, text]) => text),
  );
};

it.each([
  ['2/1', { Bedrooms: '2', Bathrooms: '1' }],
  ['3 bd / 1.5 ba', { Bedrooms: '3', Bathrooms: '1.5' }],
  ['2', { Bedrooms: '2' }],
  ['Studio/1', { Bedrooms: '0', Bathrooms: '1' }],
])('BD/BA %s holds beds and baths', (text, cells) => {
  expect(split(['Unit', 'BD/BA'], '101', text)).toEqual({ Unit: '101', ...cells });
});

it.each(['BD/BA', 'BR/BA', 'Bed/Bath', 'Beds/Baths', 'Bedrooms/Bathrooms', 'Bed/BA'])(
  '%s names beds and baths',
  (header) => {
    expect(split(['Unit', header], '101', '2/1')).toEqual({ Unit: '101', Bedrooms: '2', Bathrooms: '1' });
  },
);

it.each([
  ['Ada Moore', { 'Owner 1 first name': 'Ada', 'Owner 1 last name': 'Moore' }],
  ['Moore, Ada', { 'Owner 1 first name': 'Ada', 'Owner 1 last name': 'Moore' }],
  ['Mary Ann Moore', { 'Owner 1 first name': 'Mary Ann', 'Owner 1 last name': 'Moore' }],
  ['Smith & Sons, LLC', { 'Owner 1 company': 'Smith & Sons, LLC' }],
  [
    'Ada Moore; Ben Ash',
    {
      'Owner 1 first name': 'Ada',
      'Owner 1 last name': 'Moore',
      'Owner 2 first name': 'Ben',
      'Owner 2 last name': 'Ash',
    },
  ],
  [
    'Ada Moore; ; Ben Ash and',
    {
      'Owner 1 first name': 'Ada',
      'Owner 1 last name': 'Moore',
      'Owner 2 first name': 'Ben',
      'Owner 2 last name': 'Ash',
    },
  ],
  ['Cher', { 'Owner 1 last name': 'Cher' }],
  ['Moor, Ada Jane', { 'Owner 1 first name': 'Ada Jane', 'Owner 1 last name': 'Moor' }],
  ['Moor Jr., Ada', { 'Owner 1 first name': 'Ada', 'Owner 1 last name': 'Moor Jr.' }],
  [
    'Moor, Ada; Tan, Li',
    {
      'Owner 1 first name': 'Ada',
      'Owner 1 last name': 'Moor',
      'Owner 2 first name': 'Li',
      'Owner 2 last name': 'Tan',
    },
  ],
  [
    'Moor, Ada & Li',
    {
      'Owner 1 first name': 'Ada',
      'Owner 1 last name': 'Moor',
      'Owner 2 first name': 'Li',
      'Owner 2 last name': 'Moor',
    },
  ],
  [
    'Ada Moor, Li Tan',
    {
      'Owner 1 first name': 'Ada',
      'Owner 1 last name': 'Moor',
      'Owner 2 first name': 'Li',
      'Owner 2 last name': 'Tan',
    },
  ],
  [
    'Smith & Sons, LLC; Tan, Li',
    {
      'Owner 1 company': 'Smith & Sons, LLC',
      'Owner 2 first name': 'Li',
      'Owner 2 last name': 'Tan',
    },
  ],
])('an owner’s whole name: %s', (text, cells) => {
  expect(split(['Owner(s)'], text)).toEqual(cells);
});

it('makes columns for as many owners as the file names', () => {
  const lines = ['Ada Moore', 'Ada Moore; Ben Ash'].map((text, row) => ({ row, values: [text] }));
  const both = splitColumns({ headers: ['Owners'], lines });
  expect(both.headers).toHaveLength(6);
  expect(both.lines.map(({ values }) => values)).toEqual([
    ['Ada', 'Moore', '', '', '', ''],
    ['Ada', 'Moore', '', 'Ben', 'Ash', ''],
  ]);
  expect(splitColumns({ headers: ['Owners'], lines: lines.slice(0, 1) }).headers).toHaveLength(3);
});

it('keeps a column of owners that is empty, and fills lines that are too short', () => {
  const lines = [
    { row: 1, values: ['101', '', 'Elm'] },
    { row: 2, values: ['102'] },
  ];
  expect(splitColumns({ headers: ['Unit', 'Owners', 'Street'], lines })).toEqual({
    headers: ['Unit', 'Owner 1 first name', 'Street'],
    lines: [
      { row: 1, values: ['101', '', 'Elm'] },
      { row: 2, values: ['102', '', ''] },
    ],
  });
});

it.each([
  [['Owner', 'Bd/Ba', 'Owner last name'], 'Owner, Bedrooms, Bathrooms, Owner last name'],
  [['Owner', 'Bd/Ba', 'Owner company'], 'Owner, Bedrooms, Bathrooms, Owner company'],
  [['Owner', 'Bd/Ba', 'Beds'], 'Owner 1 first name, Owner 1 last name, Owner 1 company, Bd/Ba, Beds'],
])('splits of %j what the file has not as well: %s', (headers, kept) => {
  const lines = [{ row: 1, values: ['Ada Moore', '2/1', 'x'] }];
  expect(splitColumns({ headers, lines }).headers.join(', ')).toBe(kept);
});

it('leaves a file that has our columns', () => {
  const table = { headers: ['Owner', 'Owner last name', 'Beds', 'Bd/Ba'], lines: [] };
  expect(splitColumns(table)).toBe(table);
});

it('a sheet with an owner `Moor, Ada Jane` has one owner, Ada Jane Moor', () => {
  const text = readFileSync(new URL('../rent-roll/fixtures/roll-e.csv', import.meta.url), 'utf8');
  const [headers, line] = readDelimited(text, { most: 2 }).rows.map(({ cells }) => cells);
  const cells = split([...(headers ?? [])], ...(line ?? []));
  expect(cells).toMatchObject({ 'Owner 1 first name': 'Ada Jane', 'Owner 1 last name': 'Moor' });
  expect(Object.keys(cells).filter((name) => name.startsWith('Owner 2'))).toEqual([]);
});
