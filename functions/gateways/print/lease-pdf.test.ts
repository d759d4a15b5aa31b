import { deflateSync, gzipSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { maxUploadedPages } from '../../../shared/domain/leases/term';
import { pdf, pdfWithNote } from '../../../test/support/pdf';
import { readPdf, withPagesInFront } from './lease-pdf';
import { isBomb } from './pdf-bomb';

const plain = pdf('Lease').toString('latin1');
/** Without offsets to mend: a part takes the place of blanks of the same length. */
const withPart = (part: string): Uint8Array => {
  const more = `6 0 obj<<${part}>>endobj\n`;
  const at = plain.indexOf('xref');
  const table = plain
    .slice(at)
    .replace('0 6\n', '0 7\n')
    .replace('trailer', `${String(at).padStart(10, '0')} 00000 n \ntrailer`)
    .replace('/Size 6', '/Size 7')
    .replace(/startxref\n\d+/, `startxref\n${at + more.length}`);
  const catalog = '/Type/Catalog/Pages 2 0 R>>';
  const body = plain.slice(0, at).replace(catalog, '/Type/Catalog/Pages 2 0 R/X 6 0 R>>');
  const shift = '/X 6 0 R'.length;
  const moved = table.replace(
    /(\d{10}) 00000 n/g,
    (_, offset: string) =>
      `${String(Number(offset) + (Number(offset) > 20 ? shift : 0)).padStart(10, '0')} 00000 n`,
  );
  return Buffer.from(
    body +
      more +
      moved.replace(/startxref\n(\d+)/, (_, offset: string) => `startxref\n${Number(offset) + shift}`),
    'latin1',
  );
};
/** Bytes as text, as PDFs have it. */
const ascii85 = (bytes: Buffer): string => {
  const words = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const digits = (word: number) => [4, 3, 2, 1, 0].map((at) => Math.floor(word / 85 ** at) % 85);
  const text = Array.from({ length: words.length / 4 }, (_, at) => digits(words.readUInt32BE(at * 4)));
  return `${text
    .flat()
    .map((digit) => String.fromCharCode(digit + 33))
    .join('')}~>`;
};
const problemOf = async (bytes: Uint8Array) => {
  const read = await readPdf(bytes);
  return 'problem' in read ? read.problem : read.pages;
};

describe('a PDF that is to be signed', () => {
  it('is read when it is plain', async () => {
    expect(await problemOf(Buffer.from(plain, 'latin1'))).toBe(1);
    for (const part of ['/Title(Lease)', '/Title/Sound', '/S(Launch)', '/AcroForm<</Fields[]>>'])
      expect([part, await problemOf(withPart(part))]).toEqual([part, 1]);
  });

  it.each([
    ['/S/JavaScript/JS(app.alert)', /scripts/],
    ['/S/#4aavaScript', /scripts/],
    ['/S/Launch/F(cmd.exe)', /scripts/],
    ['/AA<</O 2 0 R>>', /scripts/],
    ['/Names<</EmbeddedFiles 2 0 R>>', /other files/],
    ['/Subtype/RichMedia', /media/],
    ['/OCProperties<</OCGs[2 0 R]>>', /layers/],
    ['/AcroForm<</Fields[2 0 R]>>', /fields to fill in/],
    ['/AcroForm<</XFA(form)>>', /scripts/],
    ['/FT/Sig', /signatures/],
  ])('is refused with %s', async (part, words) => {
    expect(await problemOf(withPart(part))).toMatch(words);
  });

  it('is refused when it is locked, cut, empty or unpacks to more than we hold', async () => {
    expect(await problemOf(Buffer.from(plain.replace('/Root', '/Encrypt 2 0 R/Root')))).toMatch(/password/);
    expect(await problemOf(Buffer.from(plain.replace('/Root', '/#45ncrypt 2 0 R/Root')))).toMatch(/password/);
    expect(await problemOf(Buffer.from(plain.slice(0, 400), 'latin1'))).toMatch(/cannot be read/);
    expect(await problemOf(Buffer.from('%PDF-1.7\n'))).toMatch(/cannot be read/);
    const packed = deflateSync(Buffer.alloc(301 * 1024 * 1024)).toString('latin1');
    const bomb = Buffer.from(`${plain}\n9 0 obj<<>>stream\n${packed}\nendstream`, 'latin1');
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await problemOf(bomb)).toMatch(/cannot be read/);
  });

  it('has from one page to as many as can be printed', async () => {
    const withPages = async (count: number) => {
      const file = PDF.create();
      for (let page = 0; page < count; page += 1) file.addPage();
      return problemOf(await file.save());
    };
    expect([await withPages(maxUploadedPages), await withPages(maxUploadedPages + 1)]).toEqual([
      maxUploadedPages,
      'At most 300 pages.',
    ]);
    expect(await withPages(0)).toMatch(/cannot be read/);
  });

  it.each<[string, (zeros: Buffer) => Buffer | string]>([
    ['/ASCIIHexDecode/FlateDecode', (zeros) => `${deflateSync(zeros).toString('hex')}>`],
    ['/FlateDecode/FlateDecode', (zeros) => deflateSync(deflateSync(zeros))],
    ['/Flate#44ecode 0/FlateDecode', (zeros) => deflateSync(deflateSync(zeros))],
    ['/FlateDecode%]\n/FlateDecode', (zeros) => deflateSync(deflateSync(zeros))],
    ['/ASCII85Decode/FlateDecode', (zeros) => ascii85(deflateSync(zeros))],
    ['/FlateDecode', (zeros) => gzipSync(zeros)],
    ['/RunLengthDecode', () => ''],
  ])('is refused when its table of objects hides a bomb behind %s', async (filters, pack) => {
    const packed = Buffer.from(pack(Buffer.alloc(2 ** 20 + 1)));
    const head = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Kids[]/Count 0>>endobj\n';
    const table = `3 0 obj<</Type/XRef/Size 4/W[1 2 1]/Root 1 0 R/Filter[${filters}]/Length ${packed.length}>>`;
    const tail = `\nendstream endobj\nstartxref\n${head.length}\n%%EOF`;
    const bomb = Buffer.concat([Buffer.from(`${head}${table}stream\n`), packed, Buffer.from(tail)]);
    expect([bomb.length < 2 ** 13, isBomb(bomb, 2 ** 20)]).toEqual([true, true]);
  });

  it('is read with filters of its pages as usual programs write them', () => {
    const page = (filters: string, bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${plain}\n9 0 obj<</Filter ${filters}>>stream\n`), bytes]);
    const words = deflateSync(Buffer.from('BT (Lease) Tj ET'));
    for (const fine of [
      page('/FlateDecode', words),
      page('[/ASCII85Decode /FlateDecode]', Buffer.from(ascii85(words))),
      page('[/FlateDecode/DCTDecode]', words),
    ])
      expect(isBomb(fine)).toBe(false);
  });

  it('comes before the printed pages, and the same files give the same bytes', async () => {
    const both = () => withPagesInFront(pdf('Signatures'), Buffer.from(plain, 'latin1'));
    const made = await both();
    expect(Buffer.from(await both()).equals(Buffer.from(made))).toBe(true);
    const read = await PDF.load(made);
    expect(read.extractText().map(({ text }) => text)).toEqual(['Lease', 'Signatures']);
  });

  it('keeps a note above a page as a part of the page, where nobody can move it', async () => {
    const brought = pdfWithNote('Lease', 'Rent is 850');
    expect(await problemOf(brought)).toBe(1);
    const made = await withPagesInFront(pdf('Signatures'), brought);
    expect((await PDF.load(made)).getPage(0)?.getAnnotations()).toEqual([]);
    const written = Buffer.from(made).toString('latin1');
    const [, drawn] = /\/(\w+) Do/.exec(written) ?? [];
    expect(written).toContain('(Rent is 850) Tj');
    expect(written).toMatch(new RegExp(`/XObject <<\\s*/${drawn} `));
  });
});
