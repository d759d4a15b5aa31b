import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { logIn } from './support/session';

/** A signed lease of the demo, as its landlord downloads it. */
async function downloadSealed(page: Page): Promise<Buffer> {
  await logIn(page, 'orgadmin@demo.test');
  await page.goto('/leasesList?tab=active');
  await page.locator('a[href*="showLease"]').first().click();
  // The demo's leases are sealed one after another, right after the start.
  const button = page.getByRole('button', { name: 'Download signed lease' });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^Signed lease, unit .+\.pdf$/);
  return readFile(await download.path());
}

test('a landlord downloads a sealed lease; the verifier says whole, then altered, without a connection [R17]', async ({
  page,
  browser,
}) => {
  const pdf = await downloadSealed(page);
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const verifier = await phone.newPage();
  await verifier.goto('/auth/verify');
  const input = verifier.locator('input[type=file]');
  await expect(input).toBeAttached();
  await phone.setOffline(true);
  const drop = (buffer: Buffer) =>
    input.setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer });

  await drop(pdf);
  await expect(verifier.getByRole('heading', { name: 'This lease is unaltered' })).toBeVisible();
  await expect(verifier.getByText('Signed by')).not.toHaveCount(0);

  const altered = Buffer.from(pdf);
  altered[3000] = (altered[3000] ?? 0) ^ 1;
  await drop(altered);
  await expect(verifier.getByRole('heading', { name: 'This file was altered' })).toBeVisible();
  await drop(Buffer.concat([pdf, Buffer.from('\n')]));
  await expect(verifier.getByText('Something was added to it after it was sealed.')).toBeVisible();
  await expect(verifier.getByText('not that nothing was agreed later')).toBeVisible();
  await phone.close();
});
