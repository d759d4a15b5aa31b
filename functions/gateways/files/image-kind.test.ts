import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avifBytes, gifBytes, jpegBytes, pngBytes, webpBytes } from '../../../test/support/image-bytes';
import { imageKind } from './image-kind';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

describe('imageKind', () => {
  it.each([
    ['jpeg', jpegBytes({ width: 1600, height: 1200 })],
    ['png', pngBytes({ width: 1600, height: 1200 })],
    ['gif', gifBytes({ width: 1600, height: 1200 })],
    ['avif', avifBytes({ width: 1600, height: 1200 })],
    ['webp', webpBytes('VP8 ', { width: 1600, height: 1200 })],
    ['webp', webpBytes('VP8L', { width: 1600, height: 1200 })],
    ['webp', webpBytes('VP8X', { width: 1600, height: 1200 })],
  ])('reads kind and dimensions of a %s from its header [PRP-16]', (kind, bytes) => {
    expect(imageKind(bytes)).toEqual({ kind, width: 1600, height: 1200 });
  });

  it('finds a JPEG frame behind a full segment of EXIF', () => {
    const [start, ...rest] = [jpegBytes({ width: 10, height: 20 })];
    const exif = new Uint8Array(2 + 0xffff);
    exif.set([0xff, 0xe1, 0xff, 0xff]);
    const bytes = Buffer.concat([start?.subarray(0, 2) ?? [], exif, start?.subarray(2) ?? [], ...rest]);
    expect(imageKind(bytes)).toMatchObject({ kind: 'jpeg', width: 10, height: 20 });
  });

  it.each([
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['SVG', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [
      'a script behind the letters of a GIF',
      text('GIF89a/*<svg/onload=alert(1)>*/=1;alert(document.domain)//'),
    ],
    [
      'a page behind a PNG signature',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), text('<html>'.repeat(20))]),
    ],
    ['a page behind a JPEG start', Buffer.concat([Buffer.from('ffd8ff', 'hex'), text('<html>'.repeat(20))])],
    ['a RIFF that is a sound', Buffer.concat([text('RIFF\0\0\0\0WAVEfmt '), new Uint8Array(40)])],
    ['an MP4', Buffer.concat([Buffer.from([0, 0, 0, 16]), text('ftypisom'), new Uint8Array(40)])],
    ['a PDF', text('%PDF-1.7 not a picture at all, whatever the name says')],
    ['nothing', new Uint8Array()],
  ])('refuses %s [PRP-16]', (_what, bytes) => {
    expect(imageKind(bytes)).toBeUndefined();
  });

  it.each([
    ['a side past 12,000', { width: 12_001, height: 10 }],
    ['more than 60 megapixels', { width: 10_000, height: 6_001 }],
    ['more than a side of 12,000 in height', { width: 10, height: 12_001 }],
    ['no height', { width: 10, height: 0 }],
    ['no width', { width: 0, height: 10 }],
  ])('refuses %s in a small file', (_what, size) => {
    for (const bytes of [jpegBytes(size), pngBytes(size), gifBytes(size), avifBytes(size)])
      expect(imageKind(bytes)).toBeUndefined();
  });

  it('takes exactly 12,000 by 5,000', () => {
    expect(imageKind(pngBytes({ width: 12_000, height: 5_000 }))?.width).toBe(12_000);
  });

  it('refuses a PNG header whose checksum does not hold', () => {
    const bytes = pngBytes({ width: 10, height: 10 });
    bytes[18] = 1;
    expect(imageKind(bytes)).toBeUndefined();
    expect(crc32(bytes.subarray(12, 29))).not.toBe(Buffer.from(bytes).readUInt32BE(29));
  });

  it('never throws, whatever the bytes, cut or spoilt', () => {
    const whole = [jpegBytes, pngBytes, gifBytes, avifBytes].map((make) => make({ width: 8, height: 8 }));
    const webps = (['VP8 ', 'VP8L', 'VP8X'] as const).map((chunk) =>
      webpBytes(chunk, { width: 8, height: 8 }),
    );
    const pictures = fc.constantFrom(...whole, ...webps);
    fc.assert(
      fc.property(pictures, fc.nat(200), fc.nat(255), fc.nat(200), (bytes, at, value, length) => {
        const spoilt = bytes.slice(0, length);
        if (at < spoilt.length) spoilt[at] = value;
        imageKind(spoilt);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void imageKind(bytes)));
  });
});
