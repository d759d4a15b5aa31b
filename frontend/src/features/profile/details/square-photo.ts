import { report } from '../../../api/report';
import { downscale } from '../../../ui/downscale';

/** Screens show it at no more than half this size, so high-density displays stay sharp. */
const side = 512;
const quality = 0.88;

/** Crops to a small centered square. A GIF or undrawable file stays as it is; the server judges it. */
export async function squarePhoto(file: File): Promise<File> {
  if (file.type === 'image/gif') return file;
  try {
    const picture = await createImageBitmap(file);
    const edge = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, edge);
    const pen = canvas.getContext('2d');
    if (!pen) return downscale(file);
    // Makes transparent parts white instead of black.
    pen.fillStyle = '#FFFFFF';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
    pen.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    return blob ? new File([blob], 'photo.jpg', { type: blob.type }) : downscale(file);
  } catch (cause) {
    report('A photo could not be made square', cause);
    return downscale(file);
  }
}
