import { crc32, inflateSync } from 'node:zlib';
import { type PictureSize, pngSize } from '../../../shared/domain/pictures/picture-headers';

/** What a picture needs; profiles, texts and animations go, since they unpack to any size. */
const keptChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'gAMA',
  'sRGB',
  'pHYs',
  'IDAT',
  'IEND',
]);
const headBytes = 8;
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Adam7: each pass’s first pixel and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

type Chunk = { readonly name: string; readonly data: Uint8Array; readonly whole: Uint8Array };

/** Every chunk up to the end; undefined when one is cut or altered. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = headBytes; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== view.getUint32(end - 4)) return undefined;
    const name = Buffer.from(named.subarray(0, 4)).toString('latin1');
    chunks.push({ name, data: named.subarray(4), whole: bytes.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** How many bytes the pixels take unpacked, each row with its filter. */
function pixelBytes({ width, height }: PictureSize, header: Uint8Array): number {
  const [depth = 0, color = 0, , , interlace] = header.subarray(8);
  const bits = depth * (channelsOf[color] ?? 0);
  const bytesOf = (wide: number, high: number): number =>
    wide === 0 ? 0 : high * (1 + Math.ceil((wide * bits) / 8));
  if (interlace === 0) return bytesOf(width, height);
  return passes.reduce((sum, [left, top, right, down]) => {
    const wide = Math.max(0, Math.ceil((width - left) / right));
    return sum + bytesOf(wide, Math.max(0, Math.ceil((height - top) / down)));
  }, 0);
}

/**
 * The same picture with nothing but its pixels; undefined for one that is cut, altered, or that unpacks to
 * more or less than its size says.
 */
export function plainPng(bytes: Uint8Array): Uint8Array | undefined {
  const size = pngSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const chunks = size && chunksOf(bytes);
  const [header] = chunks ?? [];
  if (!size || !chunks || !header) return undefined;
  const expected = pixelBytes(size, header.data);
  const packed = Buffer.concat(chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : [])));
  try {
    if (inflateSync(packed, { maxOutputLength: expected }).length !== expected) return undefined;
  } catch {
    return undefined;
  }
  const kept = chunks.flatMap(({ name, whole }) => (keptChunks.has(name) ? [whole] : []));
  return Uint8Array.from(Buffer.concat([bytes.subarray(0, headBytes), ...kept]));
}
