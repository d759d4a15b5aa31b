import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../../shared/domain/portfolio/documents';
import { jpegBytes, pngBytes, webpBytes } from '../../../test/support/image-bytes';
import { officeBytes } from '../../../test/support/office-bytes';
import { isOfType } from './document-kind';

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding));
const size = { width: 640, height: 480 };
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A valid file of each type. */
const good = {
  'application/pdf': bytes('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj'),
  'image/jpeg': jpegBytes(size),
  'image/png': pngBytes(size),
  'image/webp': webpBytes('VP8 ', size),
  'text/plain': bytes('Rent is due on the 1st.\r\nÜberweisung 🏠\n'),
  'text/csv': bytes('\ufeffunit,rent\n1A,850\n'),
  [docx]: officeBytes(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']),
  [xlsx]: officeBytes(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']),
} as const;
const types = Object.keys(documentTypes) as (keyof typeof documentTypes)[];
const isTextType = (type: string) => type.startsWith('text/');

describe('isOfType', () => {
  it.each(types)('knows %s by what stands in it, and takes it for nothing else', (type) => {
    for (const announced of types)
      expect(isOfType(good[type], announced), announced).toBe(
        announced === type || (isTextType(type) && isTextType(announced)),
      );
  });

  it('finds an Office file’s parts in the order LibreOffice writes them', () => {
    const parts = ['_rels/.rels', 'docProps/core.xml', 'word/document.xml', '[Content_Types].xml'];
    expect(isOfType(officeBytes(parts), docx)).toBe(true);
  });

  it.each([
    ['a zip without an Office file’s parts', officeBytes(['readme.txt', 'a/b.js']), docx],
    ['a macro, where the head shows it', officeBytes(['word/document.xml', 'word/vbaProject.bin']), docx],
    ['both kinds at once', officeBytes(['word/document.xml', 'xl/workbook.xml']), xlsx],
    ['a name that only begins like the folder', officeBytes(['wordy/document.xml']), docx],
    ['a zip that is cut off in its first entry', officeBytes(['word/document.xml']).subarray(0, 20), docx],
    ['a page before an Office file', Buffer.concat([bytes('<html>'), good[docx]]), docx],
    ['a PDF that begins with HTML', bytes('<html>%PDF-1.7'), 'application/pdf'],
    ['a PDF’s letters alone', bytes('%PDF-'), 'application/pdf'],
    ['an SVG as text', bytes(' \n<svg onload=alert(1)>'), 'text/plain'],
    ['HTML as text', bytes('\ufeff<!DOCTYPE html><p>'), 'text/plain'],
    ['XML as CSV', bytes('<?xml version="1.0"?>'), 'text/csv'],
    ['a program as text', bytes('MZ\u0090\u0000\u0003'), 'text/plain'],
    ['UTF-16, which has zeros', bytes('a,b', 'utf16le'), 'text/csv'],
    ['nothing', new Uint8Array(), 'text/plain'],
    ['nothing', new Uint8Array(), 'application/pdf'],
    ['nothing', new Uint8Array(), docx],
  ] as const)('refuses %s', (_, file, type) => {
    expect(isOfType(file, type)).toBe(false);
  });

  it.each([
    ...['\t', '\n', '\f', '\r'].map((control) => [control, true] as const),
    ...['\0', '\b', '\v', '\u001b', '\u001f', '\u007f'].map((control) => [control, false] as const),
  ])('takes a text with %j in it: %s', (control, isTaken) => {
    expect(isOfType(bytes(`rent${control}850`), 'text/plain')).toBe(isTaken);
  });

  it('reads Latin text, and UTF-8 that the head cuts within a character', () => {
    expect(isOfType(bytes('Stra\u00dfe; caf\u00e9', 'latin1'), 'text/plain')).toBe(true);
    expect(isOfType(bytes('rent 🏠').subarray(0, 7), 'text/plain')).toBe(true);
  });

  it('answers for any bytes, and never takes what begins as markup', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...types), (file, type) => {
        expect(typeof isOfType(file, type)).toBe('boolean');
        const page = new Uint8Array(Buffer.concat([Buffer.from('<script>'), file]));
        expect(isOfType(page, type)).toBe(false);
      }),
    );
  });
});
