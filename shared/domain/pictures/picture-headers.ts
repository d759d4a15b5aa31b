export type PictureSize = { readonly width: number; readonly height: number };

export const holds = (view: DataView, at: number, text: string): boolean =>
  at + text.length <= view.byteLength &&
  [...text].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0));

const pngSignature = '\x89PNG\r\n\x1a\n';
const pngDepths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Of a PNG's header, which its checksum covers. */
export const pngHeader = { start: 12, end: 29 } as const;

/** The header chunk must come first, be 13 bytes and hold allowed values. */
export function pngSize(view: DataView): PictureSize | undefined {
  if (view.byteLength < 41 || !holds(view, 0, pngSignature)) return undefined;
  if (view.getUint32(8) !== 13 || !holds(view, 12, 'IHDR')) return undefined;
  const [depth, color] = [view.getUint8(24), view.getUint8(25)];
  if (!pngDepths[color]?.includes(depth)) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** A screen, a color table if announced, then a known block: a script behind the GIF signature has none. */
export function gifSize(view: DataView): PictureSize | undefined {
  if (view.byteLength < 14 || !(holds(view, 0, 'GIF87a') || holds(view, 0, 'GIF89a'))) return undefined;
  const packed = view.getUint8(10);
  const first = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  if (first >= view.byteLength || ![0x21, 0x2c].includes(view.getUint8(first))) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

const framelessMarkers = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && !framelessMarkers.includes(marker);

/** Walks the segments to the frame; each must start with a marker, and the frame must fit its components. */
export function jpegSize(view: DataView): PictureSize | undefined {
  if (!holds(view, 0, '\xff\xd8\xff')) return undefined;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda) || length < 2) return undefined;
    if (isFrame(marker)) {
      const parts = view.getUint8(at + 9);
      if (parts < 1 || parts > 4 || length !== 8 + 3 * parts) return undefined;
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + length;
  }
  return undefined;
}

const low14 = 0x3fff;
const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

/** WEBP has three kinds of first chunk. */
export function webpSize(view: DataView): PictureSize | undefined {
  if (view.byteLength < 30 || !holds(view, 0, 'RIFF') || !holds(view, 8, 'WEBP')) return undefined;
  if (holds(view, 12, 'VP8X')) {
    if (view.getUint32(16, true) !== 10) return undefined;
    return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  }
  if (holds(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    // The three version bits at the top are always zero.
    if (view.getUint8(20) !== 0x2f || bits >>> 29 !== 0) return undefined;
    return { width: (bits & low14) + 1, height: ((bits >>> 14) & low14) + 1 };
  }
  // A lossy key frame: its first bit is zero, and the start code follows.
  if (!holds(view, 12, 'VP8 ') || view.getUint8(20) & 1 || !holds(view, 23, '\x9d\x01\x2a')) return undefined;
  return { width: view.getUint16(26, true) & low14, height: view.getUint16(28, true) & low14 };
}
