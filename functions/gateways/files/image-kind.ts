import { avifSize } from './image-avif';
import { gifSize, type ImageSize, jpegSize, pngSize, webpSize } from './image-headers';

/** Accepted pictures, each with the only content type it is served as. */
export const imageKinds = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg', sizeOf: jpegSize },
  png: { contentType: 'image/png', extension: 'png', sizeOf: pngSize },
  webp: { contentType: 'image/webp', extension: 'webp', sizeOf: webpSize },
  gif: { contentType: 'image/gif', extension: 'gif', sizeOf: gifSize },
  avif: { contentType: 'image/avif', extension: 'avif', sizeOf: avifSize },
} as const;
export type ImageKind = keyof typeof imageKinds;

/** A small file can expand to gigabytes in a viewer; no camera exceeds these. */
const most = { side: 12_000, pixels: 60_000_000 } as const;

/** Bytes needed to find the dimensions: EXIF, color profile and preview come before a JPEG's frame. */
export const imageHeadBytes = 256 * 1024;

export type Image = ImageSize & { readonly kind: ImageKind };

// Judges by magic bytes, header and believable size, never by name; undefined for the rest, SVG included.
// `head` may be just the beginning of the file.
export function imageKind(head: Uint8Array): Image | undefined {
  for (const [kind, { sizeOf }] of Object.entries(imageKinds) as [ImageKind, { sizeOf: typeof jpegSize }][]) {
    const size = sizeOf(new DataView(head.buffer, head.byteOffset, head.byteLength));
    if (size) return isBelievable(size) ? { kind, ...size } : undefined;
  }
  return undefined;
}

const isBelievable = ({ width, height }: ImageSize): boolean =>
  width > 0 && height > 0 && width <= most.side && height <= most.side && width * height <= most.pixels;
