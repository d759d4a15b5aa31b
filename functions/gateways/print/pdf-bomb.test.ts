import { createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isBomb } from './pdf-bomb';

/** Bytes as PDFs write them in text: four as five letters, four zeros as one. */
const inText = (bytes: Buffer): string => {
  const words = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const lettersOf = (word: number) =>
    word === 0
      ? 'z'
      : [4, 3, 2, 1, 0].map((at) => String.fromCharCode(33 + (Math.floor(word / 85 ** at) % 85))).join('');
  return Array.from({ length: words.length / 4 }, (_, at) => lettersOf(words.readUInt32BE(at * 4))).join('');
};
/** 2,016 bytes that cannot be packed. */
const noise = Buffer.concat(
  Array.from({ length: 63 }, (_, index) => createHash('sha256').update(String(index)).digest()),
);
const stream = (filter: string, content: string | Uint8Array, lineEnd = '\n') =>
  Buffer.concat([
    Buffer.from(`9 0 obj<</Filter ${filter}>>stream${lineEnd}`),
    Buffer.from(content as Uint8Array),
    Buffer.from('\nendstream endobj\n'),
  ]);
const chain = '[/ASCII85Decode /FlateDecode]';
const text = (content: string) => stream(chain, Buffer.from(content));

describe('what the streams of a PDF unpack to', () => {
  it.each([
    ['\n', deflateSync(noise)],
    ['\r\n', deflateSync(noise)],
    ['\n', deflateSync(Buffer.alloc(noise.length))],
  ])('is counted to the byte, with %j after the word', (lineEnd, packed) => {
    const file = stream('/FlateDecode', packed, lineEnd);
    expect([isBomb(file, noise.length + 1), isBomb(file, noise.length)]).toEqual([false, true]);
  });

  it.each([
    ['as it is', inText(deflateSync(noise))],
    ['with an end mark, and more behind', `${inText(deflateSync(noise))}~>${'u'.repeat(50)}`],
    ['with zeros in short', inText(deflateSync(Buffer.alloc(noise.length), { level: 0 }))],
    ['with line breaks', inText(deflateSync(noise)).replace(/(.{64})/gs, '$1\r\n')],
    ['with a sign that says nothing', `${inText(deflateSync(noise)).replace(/^(.{10})/s, '$1~ ')}~>`],
  ])('is counted to the byte when it is written as text %s', (_, content) => {
    expect([isBomb(text(content), noise.length + 1), isBomb(text(content), noise.length)]).toEqual([
      false,
      true,
    ]);
  });

  it('is seen behind so many zeros in short that they are more than the file', () => {
    const hidden = deflateSync(Buffer.concat([Buffer.alloc(60_000), noise]), { level: 0 });
    const file = text(`${inText(hidden)}~>`);
    expect(file.length).toBeLessThan(30_000);
    expect([isBomb(file, 60_000 + noise.length + 1), isBomb(file, 60_000 + noise.length)]).toEqual([
      false,
      true,
    ]);
  });

  it('is much for texts without an end, each read to the end of the file', () => {
    const endless = text(inText(deflateSync(Buffer.from('Lease'))));
    const times = (count: number) => isBomb(Buffer.concat(Array(count).fill(endless)), noise.length, 2_000);
    expect([times(2), times(40)]).toEqual([false, true]);
  });

  it('is counted together over all streams', () => {
    const file = Buffer.concat([1, 2, 3].map(() => stream('/FlateDecode', deflateSync(noise))));
    expect([isBomb(file, 3 * noise.length + 1), isBomb(file, 3 * noise.length)]).toEqual([false, true]);
  });

  it.each([
    ['zeros', Uint8Array.from([0, 0, 0, 0])],
    ['words', Buffer.from('BT (Lease) Tj ET')],
    ['what only looks like packed bytes', Uint8Array.from([0x88, 0x1c, 0, 0])],
    ['nothing', new Uint8Array()],
  ])('is nothing for %s that are not packed, however many', (_, content) => {
    const one = stream('/DCTDecode', content);
    expect(isBomb(Buffer.concat(Array.from({ length: 40 }, () => one)))).toBe(false);
  });

  it('is much for each stream that is broken', () => {
    const broken = stream('/FlateDecode', Uint8Array.from([0x78, 0x9c, 0xff, 0xff]));
    const times = (count: number) => isBomb(Buffer.concat(Array.from({ length: count }, () => broken)));
    expect([times(18), times(19)]).toEqual([false, true]);
  });

  it('gives up on a small file of streams without end, within seconds', () => {
    const one = Buffer.concat([Buffer.from('stream\n'), deflateSync(Buffer.alloc(0))]);
    const many = Buffer.concat(Array.from({ length: (4 * 1024 * 1024) / one.length }, () => one));
    const begun = performance.now();
    expect(isBomb(many)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('gives up on streams inside one another, each read to the same end', () => {
    const noise = randomBytes(400_000);
    const inner = deflateSync(noise, { level: 0 });
    const nested = Buffer.concat([
      ...Array.from({ length: 60 }, () => Buffer.from('stream\n\x78\x01\x00', 'latin1')),
      inner,
    ]);
    const begun = performance.now();
    isBomb(nested);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('lets a scanned lease of many pages pass', () => {
    const page = Buffer.concat([
      Buffer.from('stream\n'),
      deflateSync(randomBytes(60_000)),
      Buffer.from('\nendstream\n'),
    ]);
    expect(isBomb(Buffer.concat(Array.from({ length: 300 }, () => page)))).toBe(false);
  });
});
