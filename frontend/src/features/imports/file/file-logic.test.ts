import { describe, expect, it, vi } from 'vitest';
import { portfolioLimits } from '../../../../../shared/domain/imports/portfolio-parts';
import { decodeText, isOldWorkbook, isWorkbook } from '../../../ui/media/decode-text';
import { fileLimits } from './file-rules';
import { hashText } from './hash-text';
import { parseTable } from './parse-table';
import { readText } from './read-file';

describe('the bytes of a file as text', () => {
  const text = 'Straße, café';
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16, little end first', new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])],
    ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()])],
    ['the old Windows way', new Uint8Array(Buffer.from(text, 'latin1'))],
  ])('are read as %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('of a workbook are known', () => {
    expect(isWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 9]))).toBe(true);
    expect(isWorkbook(new TextEncoder().encode('PK,3'))).toBe(false);
    expect(isOldWorkbook(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 9]))).toBe(true);
  });
});

describe('a table', () => {
  it.each([',', ';', '\t'])('is parted by %j', (mark) => {
    expect(parseTable(['a', 'b', 'c'].join(mark).concat('\n1', mark, '"x\ny"', mark, '3\n'))).toEqual({
      headers: ['a', 'b', 'c'],
      lines: [{ row: 1, values: ['1', 'x\ny', '3'] }],
    });
  });

  it.each([
    ['Name;Rent;City\nMaple Court;1.450,00;"Austin, Texas"\n', ['Maple Court', '1.450,00', 'Austin, Texas']],
    ['Name;Rent\n12 Maple Street, Unit 2, Austin;1,50\n', ['12 Maple Street, Unit 2, Austin', '1,50']],
    ['sep=;\r\nName, short;Rent, net\r\na, b;1,50\r\n', ['a, b', '1,50']],
    ['\ufeffsep=,\nName,Rent;x\na;b,1;50\n', ['a;b', '1;50']],
  ])('parted by semicolons keeps the commas of its cells (%#)', (text, values) => {
    expect(parseTable(text)).toMatchObject({ lines: [{ row: 1, values }] });
  });

  it('loses no rows behind a quote that is never closed: the file is refused', () => {
    expect(parseTable('a,b\n1,"open\n2,3\n4,5\n')).toBe('openQuote');
    expect(parseTable('a,b\n1,"shut"\n2,3\n')).toMatchObject({ lines: [{ row: 1 }, { row: 2 }] });
  });

  it('counts blank lines and does not take them', () => {
    const table = parseTable('\na,b\n1,2\n,\n3,4\n\n');
    expect(table).toMatchObject({ headers: ['a', 'b'], lines: [{ row: 1 }, { row: 3 }] });
  });

  it.each([
    ['', 'empty'],
    ['\n\n', 'empty'],
    ['a,b\n', 'noLines'],
    [`a,b\n${'1,2\n'.repeat(5001)}`, 'tooManyLines'],
  ])('that cannot be taken says why (%#)', (text, problem) => {
    expect(parseTable(text)).toBe(problem);
  });

  it('takes as many lines as the server', () => {
    expect(fileLimits.lines).toBe(portfolioLimits.lines);
    expect(parseTable(`a,b\n${'1,2\n'.repeat(fileLimits.lines)}`)).toMatchObject({ headers: ['a', 'b'] });
  });

  it('is no binary file, and has the same hash in every browser', async () => {
    expect(await readText('x.csv', 'a\0b')).toBe('notText');
    const hash = await hashText('café');
    vi.stubGlobal('crypto', {});
    expect(await hashText('café')).toBe(hash);
    vi.unstubAllGlobals();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
