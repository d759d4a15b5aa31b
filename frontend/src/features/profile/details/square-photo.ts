import { report } from '../../../api/report';
import { downscale } from '../../../ui/downscale';

/** A photo of a person is never shown larger than half of this, and twice that on a fine screen. */
const side = 512;
const quality = 0.88;

/** The middle of a photo as a small square. One that this browser cannot draw, and a moving one, stays as it is: the server judges it. */
export async function squarePhoto(file: File): Promise<File> {
  if (file.type === 'image/gif') return file;
  try {
    const picture = await createImageBitmap(file);
    const edge = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, edge);
    const pen = canvas.getContext('2d');
    if (!pen) return downscale(file);
    // What shows through a drawing is paper, not black.
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
