import type { Page } from '@playwright/test';

type Options = {
  readonly type?: 'image/webp' | 'image/jpeg';
  readonly quality: number;
  /** The picture's own size without it; what lies over is cut off on both sides. */
  readonly size?: { readonly width: number; readonly height: number };
};

/** Only the browser's canvas can write WebP. `source` is a data address. */
export async function toPicture(page: Page, source: string, options: Options): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source: address, size, type = 'image/webp', quality }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = size?.width ?? image.naturalWidth;
      canvas.height = size?.height ?? image.naturalHeight;
      const scale = Math.max(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight);
      const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
      const [left, top] = [(canvas.width - wide) / 2, (canvas.height - high) / 2];
      canvas.getContext('2d')?.drawImage(image, left, top, wide, high);
      return canvas.toDataURL(type, quality);
    },
    { source, ...options },
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
