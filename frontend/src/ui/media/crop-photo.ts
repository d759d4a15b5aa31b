import { report } from '../../api/report';
import { downscale } from './downscale';

const quality = 0.86;

type Crop = {
  /** Pixels of the result, at most; a smaller photo is not enlarged. */
  readonly width: number;
  /** Width over height. */
  readonly ratio: number;
  /** Which part of a longer photo stays: 0 its start, 1 its end. */
  readonly at?: number;
};

/** Crops to this shape. A GIF or undrawable file stays unchanged; the server judges it. */
export async function cropPhoto(file: File, { width, ratio, at = 0.5 }: Crop): Promise<File> {
  if (file.type === 'image/gif') return file;
  try {
    const picture = await createImageBitmap(file);
    const [w, h] = [
      Math.min(picture.width, picture.height * ratio),
      Math.min(picture.height, picture.width / ratio),
    ];
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(Math.min(width, w));
    canvas.height = Math.round(canvas.width / ratio);
    const pen = canvas.getContext('2d');
    if (!pen) return downscale(file);
    // Makes transparent parts white instead of black.
    pen.fillStyle = '#FFFFFF';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [(picture.width - w) * at, (picture.height - h) * at];
    pen.drawImage(picture, left, top, w, h, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    return blob ? new File([blob], 'photo.jpg', { type: blob.type }) : downscale(file);
  } catch (cause) {
    report('A photo could not be cropped', cause);
    return downscale(file);
  }
}
