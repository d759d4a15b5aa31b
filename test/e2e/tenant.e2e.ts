import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { addressMailedTo } from './support/outbox';
import { logIn } from './support/session';
import { signLease } from './support/sign-lease';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Reads what changed since the last signature, and signs. */
const signRenewal = (page: Page, change: string): Promise<void> =>
  signLease(page, async () => {
    const changes = page.getByRole('region', { name: 'What changed since you last signed' });
    await expect(changes.locator('ins', { hasText: change }).first()).toBeVisible();
  });

test('a landlord on a phone renews a lease at a higher rent; its tenant sees the clause that changed, and signs [D37][D38]', async ({
  page,
  request,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await page.goto('/leasesList?tab=expiring');
  await page.getByRole('row').filter({ hasText: 'Elias Petrov' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Offer renewal' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer a renewal' });
  await offer.getByLabel('Rent').selectOption('amount');
  await offer.getByLabel('By').fill('49.50');
  await expectClean(page);
  await offer.getByRole('button', { name: 'Send the renewal' }).click();
  await expect(page.getByText('Renewal out for signature')).toBeVisible();
  const tenant = await page.locator('a[href^="mailto:"]').first().innerText();
  await page.goto(await addressMailedTo(request, { to: tenant, page: '/auth/sign' }));
  await signRenewal(page, '$1,499.50');
});

test('a tenant sees the own lease on a phone and signs the renewal from the account', async ({ page }) => {
  await logIn(page, 'tenant@demo.test');
  const toSign = page.getByRole('button', { name: 'Read and sign' });

  await test.step('the home says where one lives, what waits, and whom to call', async () => {
    // The job that ties a tenant to what was just sent runs every few seconds.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    await expect(page.getByRole('heading', { name: /^Unit \S+, Beacon House$/ })).toBeVisible();
    await expect(toSign).toBeVisible();
  });

  await test.step('the lease is read with its terms and signatures', async () => {
    await page.getByRole('main').getByRole('link', { name: 'My lease' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My lease' })).toBeVisible();
    await expect(page.getByText('Deposit', { exact: true })).toBeVisible();
    await expect(page.getByText('Theo Barnes').first()).toBeVisible();
  });

  await test.step('the renewal is read and signed, and no longer waits', async () => {
    await toSign.click();
    await signRenewal(page, '$1,009.40');
    await page.goto('/propertyDashboard');
    await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
    await expect(toSign).toHaveCount(0);
  });
});
