import { report } from '../../api/report';

/** Phone photos are far larger than a screen shows. Files under the byte limit and GIFs stay unchanged. */
const enough = { bytes: 350_000, pixels: 1920 } as const;

/** Shrinks the photo if that helps. The server judges a file that the browser cannot draw. */
export async function downscale(file: File): Promise<File> {
  if (file.size <= enough.bytes || file.type === 'image/gif') return file;
  try {
    const { default: compress } = await import('browser-image-compression');
    const smaller = await compress(file, {
      maxSizeMB: enough.bytes / 1024 / 1024,
      maxWidthOrHeight: enough.pixels,
      // The library loads its worker from another origin, which the site's policy forbids.
      useWebWorker: false,
      ...(file.type === 'image/png' ? {} : { fileType: 'image/jpeg' }),
    });
    return smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } catch (cause) {
    report('A photo could not be made smaller', cause);
    return file;
  }
}
