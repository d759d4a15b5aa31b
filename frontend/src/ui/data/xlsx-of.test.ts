import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { columnName, xlsxOf } from './xlsx-of';

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it('is a workbook with one sheet: texts as texts, numbers as numbers', () => {
  const parts = unzipSync(
    xlsxOf('Rent & more', [
      ['Tenants', 'Balance'],
      ['=1+1 <Nora>\u0000', -12.5],
    ]),
  );
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  expect(Object.keys(parts)).toContain('[Content_Types].xml');
  expect(textOf('xl/workbook.xml')).toContain('name="Rent &amp; more"');
  const sheet = textOf('xl/worksheets/sheet1.xml');
  expect(sheet).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;Nora&gt;</t></is></c>',
  );
  expect(sheet).toContain('<c r="B2" s="2"><v>-12.5</v></c>');
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
});
