import { describe, expect, it } from 'vitest';
import { avifBytes, gifBytes, jpegBytes, pngBytes, webpBytes } from '../../../test/support/image-bytes';
import { imageKind } from './image-kind';

const size = { width: 640, height: 480 };
const [jpeg, png, gif] = [jpegBytes(size), pngBytes(size), gifBytes(size)];
const [lossy, lossless, extended] = (['VP8 ', 'VP8L', 'VP8X'] as const).map((chunk) =>
  webpBytes(chunk, size),
);

/** The picture with other bytes at a place. */
const spoilt = (bytes: Uint8Array | undefined, at: number, ...others: number[]): Uint8Array => {
  const made = Uint8Array.from(bytes ?? []);
  made.set(others, at);
  return made;
};

describe('the header of a picture', () => {
  it.each([
    ['a PNG without its signature', spoilt(png, 0, 0x88)],
    ['a PNG whose header has another length', spoilt(png, 11, 14)],
    ['a PNG with another chunk first', spoilt(png, 12, 0x4a)],
    ['a JPEG without its start', spoilt(jpeg, 0, 0)],
    ['a JPEG whose segment is shorter than its length', spoilt(jpeg, 4, 0, 1)],
    ['a lossless WEBP without its mark', spoilt(lossless, 20, 0x2e)],
    ['a lossless WEBP of another version', spoilt(lossless, 24, 0x20 | (lossless?.[24] ?? 0))],
    ['a lossy WEBP that begins with no key frame', spoilt(lossy, 20, 0x11)],
    ['a lossy WEBP without its start code', spoilt(lossy, 23, 0)],
    ['an extended WEBP whose header has another length', spoilt(extended, 16, 11)],
    ['a WEBP of an unknown kind', spoilt(lossy, 15, 0x30)],
    ['an AVIF without its first box', spoilt(avifBytes(size), 4, 0x67)],
  ])('is refused: %s', (_, bytes) => {
    expect(imageKind(bytes)).toBeUndefined();
  });

  it.each([lossy, extended])('of a WEBP is read from thirty bytes, and from no fewer', (bytes) => {
    expect(imageKind((bytes ?? new Uint8Array()).subarray(0, 30))).toEqual({ kind: 'webp', ...size });
    expect(imageKind((bytes ?? new Uint8Array()).subarray(0, 29))).toBeUndefined();
  });

  it.each([
    ['a comment', 0xfe, true],
    ['EXIF', 0xe1, true],
    ['a table of Huffman codes', 0xc4, true],
    ['a table of quantization', 0xdb, true],
    ['a marker below the frames', 0xbf, false],
    ['a restart', 0xd0, false],
    ['a start within', 0xd8, false],
    ['an end', 0xd9, false],
    ['a scan', 0xda, false],
  ])('of a JPEG may come after %s: %#x, %s', (_, marker, isTaken) => {
    const segment = Uint8Array.from([0xff, marker, 0, 4, 0, 0]);
    const bytes = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
    expect(imageKind(bytes) !== undefined).toBe(isTaken);
  });

  it('of a JPEG may have marks of filling before each segment', () => {
    const filled = Buffer.concat([jpeg.subarray(0, 2), Uint8Array.from([0xff, 0xff]), jpeg.subarray(2)]);
    expect(imageKind(filled)).toEqual({ kind: 'jpeg', ...size });
  });

  it.each([
    ['no table of colors', 0x70, 0, 0x2c, true],
    ['two colors', 0x80, 6, 0x2c, true],
    ['two colors of a deep screen', 0xf0, 6, 0x21, true],
    ['256 colors', 0xf7, 768, 0x2c, true],
    ['a table that is too short', 0xf7, 767, 0x2c, false],
    ['nothing after its screen but the end', 0x00, 0, 0x3b, false],
    ['letters after its screen', 0x00, 0, 0x2f, false],
  ])('of a GIF has %s', (_, packed, colors, block, isTaken) => {
    const screen = spoilt(gif.subarray(0, 13), 10, packed);
    const bytes = Buffer.concat([
      screen,
      new Uint8Array(colors),
      Uint8Array.from([block]),
      new Uint8Array(16),
    ]);
    expect(imageKind(bytes) !== undefined).toBe(isTaken);
    expect(imageKind(bytes.subarray(0, 13 + colors))).toBeUndefined();
  });
});

describe('the boxes of an AVIF', () => {
  const box = (type: string, ...content: Uint8Array[]): Buffer => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const brands = (first: string, ...others: string[]) =>
    box('ftyp', Buffer.from(`${first}\0\0\0\0${others.join('')}`, 'latin1'));
  const extent = (width: number, height: number) => {
    const body = Buffer.alloc(12);
    body.writeUInt32BE(width, 4);
    body.writeUInt32BE(height, 8);
    return box('ispe', body);
  };
  const meta = (...extents: Buffer[]) =>
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('pixi', Buffer.alloc(4)), ...extents)));

  it.each([
    ['the first', brands('avif'), true],
    ['the first, of a sequence', brands('avis'), true],
    ['the last of several', brands('mif1', 'miaf', 'avif'), true],
    ['none of several', brands('heic', 'mif1', 'heix'), false],
    ['none, with a box of that name behind', Buffer.concat([brands('heic', 'mif1'), box('avif')]), false],
  ])('name its brand as %s', (_, start, isTaken) => {
    expect(imageKind(Buffer.concat([start, meta(extent(640, 480))]))).toEqual(
      isTaken ? { kind: 'avif', ...size } : undefined,
    );
  });

  it('are as large as the largest picture in them', () => {
    const read = (...extents: Buffer[]) => imageKind(Buffer.concat([brands('avif'), meta(...extents)]));
    expect(read(extent(160, 120), extent(640, 480), extent(64, 48))).toEqual({ kind: 'avif', ...size });
    expect(read(extent(160, 120), extent(12_001, 10))).toBeUndefined();
    expect(read()).toBeUndefined();
    expect(read(box('ispe', Buffer.alloc(11)))).toBeUndefined();
  });

  it('are none without properties, or when one overruns the file', () => {
    const whole = Buffer.concat([brands('avif'), meta(extent(640, 480))]);
    expect(imageKind(whole)).toBeDefined();
    expect(imageKind(whole.subarray(0, -1))).toBeUndefined();
    expect(imageKind(brands('avif'))).toBeUndefined();
    expect(imageKind(Buffer.concat([brands('avif'), box('meta', Buffer.alloc(4))]))).toBeUndefined();
  });
});
