import libheifUrl from 'libheif-js/libheif-wasm/libheif-bundle.mjs?url';
import { isBelievable } from '../../../../../shared/domain/pictures/believable';

export type HeicAnswer = Blob | 'unreadable';

/** What this file uses of the library: a file of its own, unchanged, as its license (LGPL) asks. */
type HeifImage = {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(into: ImageData, done: (drawn: ImageData | null) => void): void;
};
type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };

/** The canvas of a phone holds 16 million pixels. */
const mostSide = 4000;
/** High: the photo is packed once more when it is made smaller. */
const quality = 0.92;

const drawn = (image: HeifImage, into: ImageData): Promise<ImageData | null> =>
  new Promise((resolve) => image.display(into, resolve));

async function toJpeg(bytes: Uint8Array): Promise<HeicAnswer> {
  const { default: libheif }: { default: () => Libheif } = await import(/* @vite-ignore */ libheifUrl);
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return 'unreadable';
  const [width, height] = [image.get_width(), image.get_height()];
  // The library's own reading of the size, before it takes memory for the pixels.
  if (!isBelievable({ width, height })) return 'unreadable';
  const pixels = await drawn(image, new ImageData(width, height));
  if (!pixels) return 'unreadable';
  const scale = Math.min(1, mostSide / Math.max(width, height));
  const bitmap = await createImageBitmap(pixels, {
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  if (!pen) return 'unreadable';
  // Makes transparent parts white instead of black.
  pen.fillStyle = '#FFFFFF';
  pen.fillRect(0, 0, bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** Decodes a photo off the page: a harmful one stops only this worker, which alone may run WebAssembly. */
addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  const answer: HeicAnswer = await toJpeg(data).catch(() => 'unreadable' as const);
  postMessage(answer);
});
