import { expect, test } from '@playwright/test';
import { logIn } from './support/session';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a tenant sees the own lease on a phone and signs the renewal from the account', async ({ page }) => {
  await logIn(page, 'tenant@demo.test');
  const toSign = page.getByRole('button', { name: 'Read and sign' });

  await test.step('the home says where one lives, what waits, and whom to call', async () => {
    // The job that ties a tenant to what was just sent runs every few seconds.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Who to call')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: /^Unit \S+, Beacon House$/ })).toBeVisible();
    await expect(toSign).toBeVisible();
  });

  await test.step('the lease is read with its terms and signatures', async () => {
    await page.getByRole('link', { name: 'My lease' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My lease' })).toBeVisible();
    await expect(page.getByText('Deposit', { exact: true })).toBeVisible();
    await expect(page.getByText('Theo Barnes').first()).toBeVisible();
  });

  await test.step('the renewal is read and signed, and no longer waits', async () => {
    await toSign.click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Go to the lease' }).click();
    await expect(page.getByText('What changed since you last signed')).toBeVisible();
    await page.getByRole('radio', { name: 'Type' }).click();
    await page.getByRole('button', { name: 'Sign the lease' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your signature is in' })).toBeVisible();
    await page.goto('/propertyDashboard');
    await expect(page.getByText('Who to call')).toBeVisible();
    await expect(toSign).toHaveCount(0);
  });
});
