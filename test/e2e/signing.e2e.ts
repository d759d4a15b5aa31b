import { readFile } from 'node:fs/promises';
import { type Browser, expect, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { expectClean, hearErrors } from './support/clean';
import { addressMailedTo } from './support/outbox';
import { logIn } from './support/session';
import { signLease } from './support/sign-lease';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
test.use(phone);

/** Opens a signer's mailed link in a browser of their own. */
async function openLink(browser: Browser, { address, dark }: { address: string; dark: boolean }) {
  const context = await browser.newContext({ ...phone, colorScheme: dark ? 'dark' : 'light' });
  const page = await context.newPage();
  const errors = hearErrors(page);
  await page.goto(address);
  return { page, errors, close: () => context.close() };
}

test('on a phone: a landlord sends a lease; tenant, owners’ manager and co-signer sign; the verifier says whole [COS-01][COS-05][API-29][R17]', async ({
  page,
  browser,
  request,
}) => {
  const errors = hearErrors(page);
  const people: string[] = [];

  await test.step('the landlord reads the draft once more and sends it', async () => {
    await logIn(page, 'orgadmin@demo.test');
    await page.goto('/leasesList?tab=drafts');
    await page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: 'Kingsley Center' })
      .getByRole('link')
      .click();
    const links = page.getByRole('region', { name: 'Tenants' }).locator('a[href^="mailto:"]');
    await expect(links).toHaveCount(2);
    people.push(...(await links.allTextContents()));
    await page.getByRole('link', { name: 'Review and send' }).click();
    await page.getByRole('checkbox', { name: /^I have read the text/ }).check();
    await expectClean(page);
    await page.getByRole('button', { name: 'Send for signature' }).click();
    await expect(page.getByText('Waiting for signatures').first()).toBeVisible();
  });
  const [tenant = '', coSigner = ''] = people;
  for (const [who, to] of [
    ['the tenant', tenant],
    ['the owners’ manager', 'orgadmin@demo.test'],
  ] as const)
    await test.step(`${who} reads and signs`, async () => {
      const address = await addressMailedTo(request, { to, page: '/auth/sign' });
      const signer = await openLink(browser, { address, dark: who === 'the tenant' });
      await signLease(signer.page, () => expectClean(signer.page));
      expect(signer.errors).toEqual([]);
      await signer.close();
    });

  await test.step('the co-signer reads and signs', async () => {
    const address = await addressMailedTo(request, { to: coSigner, page: '/auth/cosigner-sign' });
    const signer = await openLink(browser, { address, dark: false });
    await signer.page.getByLabel(messages.cosignerName).fill('Sofia Ferreira');
    await signer.page.getByRole('radio', { name: 'Type' }).click();
    await expectClean(signer.page);
    await signer.page.getByRole('button', { name: messages.submitCosignature }).click();
    await expect(signer.page.getByRole('alertdialog', { name: messages.cosignatureSaved })).toBeVisible();
    expect(signer.errors).toEqual([]);
    await signer.close();
  });

  await test.step('the sealed lease is there, and whole', async () => {
    const download = page.getByRole('button', { name: 'Download signed lease' });
    await expect(async () => {
      await page.reload();
      await expect(download).toBeVisible({ timeout: 3000 });
    }).toPass();
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const buffer = await readFile(await file.path());
    expect(errors).toEqual([]);
    await page.goto('/auth/verify');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('heading', { name: 'This lease is unaltered' })).toBeVisible();
  });
});
