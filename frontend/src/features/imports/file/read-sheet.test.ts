import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fileLimits } from './file-rules';
import { ArchiveRefused, openArchive } from './open-archive';
import { readSheet } from './read-sheet';

type Rows = (string | number | boolean | Date | null)[][];
const bookOf = (rows: Rows, more: object = {}) => writeXlsx({ sheets: [{ name: 'Units', rows, ...more }] });
const lines = (count: number): Rows => Array.from({ length: count }, (_, index) => [`Elm ${index}`]);

describe('the first sheet of a workbook', () => {
  it('is read as its cells show it: dates, numbers, shares, zip codes with zeros', async () => {
    const book = await bookOf(
      [
        [null, null, null, null, null, null],
        ['Property', 'Zip', 'Available', 'Share', 'Rent', 'Pool'],
        ['Elm House', 7001, new Date(Date.UTC(2026, 0, 31)), 0.3333, 1450.1, true],
        [null, null, null, null, null, null],
        ['Oak', '02134', '01/31/2026', 0.1 + 0.2, 1e9, false],
      ],
      {
        cells: new Map([
          ['2,1', { value: 7001, type: 'number', style: { numFmt: '00000' } }],
          ['2,3', { value: 0.3333, type: 'number', style: { numFmt: '0.00%' } }],
        ]),
      },
    );
    expect(await readSheet(book)).toEqual({
      headers: ['Property', 'Zip', 'Available', 'Share', 'Rent', 'Pool'],
      lines: [
        { row: 1, values: ['Elm House', '07001', '2026-01-31', '33.33%', '1450.1', 'true'] },
        { row: 3, values: ['Oak', '02134', '01/31/2026', '0.3', '1000000000', 'false'] },
      ],
    });
  });

  it('is the first that is visible', async () => {
    const book = await writeXlsx({
      sheets: [
        { name: 'Hidden', rows: [['No'], ['x']], hidden: true },
        { name: 'Units', rows: [['Unit'], ['101']] },
      ],
    });
    expect(await readSheet(book)).toMatchObject({ headers: ['Unit'] });
  });

  it.each([
    [[], 'empty'],
    [[['Property']], 'noLines'],
    [[['Property'], ...lines(fileLimits.lines + 1)], 'tooManyLines'],
  ] as [Rows, string][])('that cannot be taken says why (%#)', async (rows, problem) => {
    expect(await readSheet(await bookOf(rows))).toBe(problem);
  });

  it('keeps a line below many blank ones', async () => {
    const blank = Array.from({ length: 6000 }, () => [null]);
    const read = await readSheet(await bookOf([['Property'], ['Elm'], ...blank, ['Oak']]));
    expect(read).toMatchObject({ lines: [{ row: 1 }, { row: 6002, values: ['Oak'] }] });
  });

  it('holds as many lines as a file', async () => {
    const read = await readSheet(await bookOf([['Property'], ...lines(fileLimits.lines)]));
    expect(typeof read !== 'string' && read.lines.length).toBe(fileLimits.lines);
  });

  it('with a cell far away costs no more than others', async () => {
    const parts = unzipSync(await bookOf([['Property'], ['Elm']]));
    const path = Object.keys(parts).find((name) => name.startsWith('xl/worksheets/')) ?? '';
    const xml = new TextDecoder().decode(parts[path]);
    const cell = (at: string) => `<c r="${at}1048576" t="inlineStr"><is><t>x</t></is></c>`;
    const far = `<row r="1048576">${cell('A')}${cell('XFD')}</row></sheetData>`;
    parts[path] = strToU8(xml.replace('</sheetData>', far));
    const read = await readSheet(zipSync(parts));
    expect(read).toMatchObject({ lines: [{ values: ['Elm'] }, { row: 1_048_575 }] });
  });

  it('of a file that is no workbook is refused', async () => {
    await expect(readSheet(zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow();
  });
});

describe('an archive', () => {
  const wanted = /^data$/;

  it('gives the wanted parts alone', () => {
    const bytes = zipSync({ data: strToU8('x'.repeat(20_000)), other: strToU8('y') });
    const parts = openArchive(bytes, wanted);
    expect(Object.keys(parts)).toEqual(['data']);
    expect(parts.data?.length).toBe(20_000);
  });

  it('that unpacks to too much is refused, whatever it declares', () => {
    const bytes = zipSync({ data: new Uint8Array(61_000_000) });
    expect(bytes.length).toBeLessThan(100_000);
    expect(() => openArchive(bytes, wanted)).toThrow(ArchiveRefused);
  });

  it('of too many parts is refused', () => {
    const parts = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`p${index}`, strToU8('')]));
    expect(() => openArchive(zipSync(parts), wanted)).toThrow(ArchiveRefused);
  });
});
