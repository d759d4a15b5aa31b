import type { Page } from '@playwright/test';

type Options = {
  readonly quality: number;
  /** The picture's own size without it. */
  readonly size?: { readonly width: number; readonly height: number };
};

/** Only the browser's canvas can write WebP. `source` is a data address. */
export async function toWebp(page: Page, source: string, { quality, size }: Options): Promise<Buffer> {
  const data = await page.evaluate(
    async (picture) => {
      const image = new Image();
      image.src = picture.source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.size?.width ?? image.naturalWidth;
      canvas.height = picture.size?.height ?? image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', picture.quality);
    },
    { source, quality, size },
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
