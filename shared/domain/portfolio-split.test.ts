import { expect, it } from 'vitest';
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
      ...{ 'Owner 1 first name': 'Ada', 'Owner 1 last name': 'Moore' },
      ...{ 'Owner 2 first name': 'Ben', 'Owner 2 last name': 'Ash' },
    },
  ],
  ['Cher', { 'Owner 1 last name': 'Cher' }],
])('an owner’s whole name: %s', (text, cells) => {
  expect(split(['Owner(s)'], text)).toEqual(cells);
});

it('makes columns for as many owners as the file names', () => {
  const lines = ['Ada Moore', 'Ada Moore; Ben Ash'].map((text, row) => ({ row, values: [text] }));
  expect(splitColumns({ headers: ['Owners'], lines }).headers).toHaveLength(6);
  expect(splitColumns({ headers: ['Owners'], lines: lines.slice(0, 1) }).headers).toHaveLength(3);
});

it('leaves a file that has our columns', () => {
  const table = { headers: ['Owner', 'Owner last name', 'Beds', 'Bd/Ba'], lines: [] };
  expect(splitColumns(table)).toBe(table);
});
