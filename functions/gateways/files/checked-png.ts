import { crc32 } from 'node:zlib';
import { type PictureSize, pngHeader, pngSize } from '../../../shared/domain/pictures/picture-headers';

/** The size of a PNG whose header matches its checksum. */
export function checkedPngSize(view: DataView): PictureSize | undefined {
  const size = pngSize(view);
  if (!size) return undefined;
  const { start, end } = pngHeader;
  const header = new Uint8Array(view.buffer, view.byteOffset + start, end - start);
  return crc32(header) === view.getUint32(end) ? size : undefined;
}
