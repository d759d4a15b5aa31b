import { expect, test } from '@playwright/test';
import { heicPhoto } from '../support/heic-photo';
import { pngBytes } from '../support/image-bytes';
import { expectClean } from './support/clean';
import { logIn } from './support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const torn = Buffer.from(heicPhoto.subarray(0, 500));
const bomb = Buffer.from(pngBytes({ width: 30_000, height: 30_000 }));

test('an iPhone’s photo comes along with a request, and what cannot be read is named', async ({ page }) => {
  const words = 'The tap drips on the wall';
  const asked: string[] = [];
  const violations: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const isDecoder = (path: string) => /heic|libheif/.test(path);

  await test.step('nothing that decodes is loaded before such a photo is there', async () => {
    await logIn(page, 'tenant@demo.test');
    await page.goto('/servicerequest-form');
    await page.getByLabel('Category').selectOption('plumbing');
    await page.getByRole('textbox', { name: 'What is wrong?' }).fill(words);
    expect(asked.filter(isDecoder)).toEqual([]);
  });

  await test.step('the photo is sent as a JPEG, and the others are refused by name', async () => {
    const field = page.getByLabel('Add photos or a short video');
    // An iPhone that is not offered HEIC hands over a JPEG; a Mac and a drop do not ask.
    expect(await field.getAttribute('accept')).not.toMatch(/hei[cf]/);
    await field.setInputFiles([
      { name: 'torn.heic', mimeType: '', buffer: torn },
      { name: 'IMG_0042.HEIC', mimeType: '', buffer: Buffer.from(heicPhoto) },
      { name: 'bomb.png', mimeType: 'image/png', buffer: bomb },
    ]);
    await expect(page.getByText('IMG_0042.jpg')).toBeVisible();
    await expect(page.getByText('“torn.heic” cannot be read as a photo.')).toBeVisible();
    await expect(page.getByText('“bomb.png” has 30,000 by 30,000 pixels.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/“torn.heic”.*“bomb.png”/s);
    expect(asked.some(isDecoder)).toBe(true);
    await expectClean(page);
  });

  await test.step('the request shows it', async () => {
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    const photo = page.getByRole('img', { name: /IMG_0042/ }).first();
    await photo.scrollIntoViewIfNeeded();
    const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([640, 480]);
  });

  await test.step('the page itself may run no WebAssembly', async () => {
    const canCompile = () =>
      page.evaluate(() => {
        try {
          return new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)) !== undefined;
        } catch {
          return false;
        }
      });
    expect(violations).toEqual([]);
    expect(await canCompile()).toBe(false);
  });
});
