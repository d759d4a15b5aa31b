import { report } from '../api/report';

/** Photos from a phone are far larger than a screen shows. Smaller ones, and moving ones, stay as they are. */
const enough = { bytes: 350_000, pixels: 1920 } as const;

/** The photo, made smaller when that helps. A file that the browser cannot draw stays as it is: the server judges it. */
export async function downscale(file: File): Promise<File> {
  if (file.size <= enough.bytes || file.type === 'image/gif') return file;
  try {
    const { default: compress } = await import('browser-image-compression');
    const smaller = await compress(file, {
      maxSizeMB: enough.bytes / 1024 / 1024,
      maxWidthOrHeight: enough.pixels,
      // A worker would be loaded from elsewhere; the site's policy allows its own origin only.
      useWebWorker: false,
      ...(file.type === 'image/png' ? {} : { fileType: 'image/jpeg' }),
    });
    return smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } catch (cause) {
    report('A photo could not be made smaller', cause);
    return file;
  }
}
