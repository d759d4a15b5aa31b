import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pdf } from '../support/pdf';
import { photo } from './support/photo';
import { logIn } from './support/session';

async function openDocuments(page: Page): Promise<void> {
  await page.goto('/propertiesList');
  await page.getByRole('link', { name: /Garfield Apartments/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garfield Apartments' })).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Unit / })).toBeVisible();
  await page.getByRole('link', { name: 'Add documents' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('documents of a unit are added with progress, read, renamed, shared, deleted and brought back', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await openDocuments(page);

  await test.step('a PDF and a picture are added, their folders guessed, what cannot be kept is named', async () => {
    // Storage answers only after the bar appears, since this upload takes no time.
    let release: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isUpload = (url: URL) => url.pathname.startsWith('/local/s3');
    await page.route(isUpload, async (route) => {
      if (route.request().method() === 'POST') await seen;
      await route.continue();
    });
    await page.getByLabel('Add documents').setInputFiles([
      { name: 'Lease 2026.pdf', mimeType: 'application/pdf', buffer: pdf('Lease') },
      { name: 'kitchen.png', mimeType: 'image/png', buffer: photo({ width: 800, height: 500 }) },
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(page.getByRole('alert')).toContainText('“tool.exe” is not a supported type.');
    await expect(page.getByLabel('Folder of Lease 2026.pdf')).toHaveValue('lease');
    await expect(page.getByLabel('Folder of kitchen.png')).toHaveValue('photo');
    await page.getByRole('button', { name: 'Upload 2 files' }).click();
    await expect(page.getByRole('progressbar', { name: 'Uploading Lease 2026.pdf' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Uploading kitchen.png' })).toBeVisible();
    release();
    await expect(page.getByText('2 documents were added')).toBeVisible();
    await expect(rowOf(page, 'Lease 2026.pdf')).toContainText('Olivia Grant');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('the picture is seen whole and larger, after a reload too', async () => {
    await page.getByRole('link', { name: /^kitchen.png/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'kitchen.png' })).toBeFocused();
    await page.reload();
    const picture = page.getByRole('img', { name: 'kitchen.png' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    await page.getByRole('button', { name: 'Larger' }).click();
    await expect(page.getByText('150%')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Documents' })
      .click();
  });

  await test.step('the PDF is downloaded under its name', async () => {
    await page.getByRole('link', { name: /^Lease 2026.pdf/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Lease 2026.pdf');
    expect(await readFile(await download.path())).toEqual(pdf('Lease'));
    await page.goBack();
  });

  await test.step('renamed and moved', async () => {
    await act(page, 'Lease 2026.pdf', 'Rename or move');
    const dialog = page.getByRole('dialog', { name: 'Rename or move' });
    await dialog.getByLabel('Name').fill('House rules');
    await dialog.getByLabel('Folder').selectOption('notice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, 'House rules')).toContainText('Notice');
    await expect(page.getByRole('button', { name: 'Actions for House rules' })).toBeFocused();
  });

  await test.step('shared', async () => {
    await act(page, 'House rules', 'Share');
    const dialog = page.getByRole('dialog', { name: 'Share “House rules”' });
    await dialog.getByRole('switch', { name: 'Rental owners' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(rowOf(page, 'House rules').getByText('Owner', { exact: true })).toBeVisible();
  });

  await test.step('deleted, with a way back at once and later', async () => {
    await act(page, 'House rules', 'Delete');
    await expect(rowOf(page, 'House rules')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, 'House rules')).toBeVisible();
    await act(page, 'kitchen.png', 'Delete');
    await expect(rowOf(page, 'kitchen.png')).toHaveCount(0);
    await page.getByRole('link', { name: 'Recently deleted' }).click();
    await page.getByRole('button', { name: 'Bring back kitchen.png' }).click();
    await expect(page.getByText('Nothing was deleted recently')).toBeVisible();
    await page.getByRole('link', { name: /^Photos/ }).click();
    await expect(rowOf(page, 'kitchen.png')).toBeVisible();
  });
});
