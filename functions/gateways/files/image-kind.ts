import { isBelievable } from '../../../shared/domain/pictures/believable';
import { avifSize } from '../../../shared/domain/pictures/boxed-pictures';
import {
  gifSize,
  jpegSize,
  type PictureSize,
  webpSize,
} from '../../../shared/domain/pictures/picture-headers';
import { checkedPngSize } from './checked-png';

/** Accepted pictures, each with the only content type it is served as. */
export const imageKinds = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg', sizeOf: jpegSize },
  png: { contentType: 'image/png', extension: 'png', sizeOf: checkedPngSize },
  webp: { contentType: 'image/webp', extension: 'webp', sizeOf: webpSize },
  gif: { contentType: 'image/gif', extension: 'gif', sizeOf: gifSize },
  avif: { contentType: 'image/avif', extension: 'avif', sizeOf: avifSize },
} as const;
export type ImageKind = keyof typeof imageKinds;

export type Image = PictureSize & { readonly kind: ImageKind };

// Judges by magic bytes, header and believable size, never by name; undefined for the rest, SVG included.
// `head` may be just the beginning of the file.
export function imageKind(head: Uint8Array): Image | undefined {
  for (const [kind, { sizeOf }] of Object.entries(imageKinds) as [ImageKind, { sizeOf: typeof jpegSize }][]) {
    const size = sizeOf(new DataView(head.buffer, head.byteOffset, head.byteLength));
    if (size) return isBelievable(size) ? { kind, ...size } : undefined;
  }
  return undefined;
}
