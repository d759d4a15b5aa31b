import type { PictureSize } from './picture-headers';

/** A small file can expand to gigabytes in a viewer; no camera exceeds these. */
export const mostPixels = { side: 12_000, all: 60_000_000 } as const;

/** Bytes needed to find the dimensions: EXIF, color profile and preview come before a JPEG's frame. */
export const pictureHeadBytes = 256 * 1024;

export const isBelievable = ({ width, height }: PictureSize): boolean =>
  width > 0 &&
  height > 0 &&
  width <= mostPixels.side &&
  height <= mostPixels.side &&
  width * height <= mostPixels.all;
