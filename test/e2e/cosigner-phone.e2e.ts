import { expect, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { addressMailedTo, subjectsMailedTo } from './support/outbox';
import { logIn } from './support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const coSigner = 'mina.petrov@tenants.example.com';

test('a co-signer reads on a phone who asks, asks back, and sees at once that the lease was voided', async ({
  page,
  browser,
  request,
}) => {
  await test.step('who asks, for whom, and what co-signing means', async () => {
    await page.goto(await addressMailedTo(request, { to: coSigner, page: '/auth/cosigner-sign' }));
    await expect(
      page.getByText(/^Northgate Homes asks you to co-sign the lease of Jonas Marsh for /),
    ).toBeVisible();
    await expect(page.getByText(/^Co-signing means that you pay what the tenants owe/)).toBeVisible();
    await expectClean(page);
  });

  await test.step('a question reaches the landlord', async () => {
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByLabel('Your question').fill('How long am I bound?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Your question was sent')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(() => subjectsMailedTo(request, 'orgadmin@demo.test'))
      .toContain('Mina Petrov has a question about a lease');
  });

  await test.step('the landlord voids the lease', async () => {
    const desk = await (await browser.newContext()).newPage();
    await logIn(desk, 'orgadmin@demo.test');
    await desk.goto('/leasesList?search=Jonas%20Marsh');
    await desk
      .getByRole('main')
      .getByRole('link', { name: /Jonas Marsh/ })
      .click();
    await desk.getByRole('button', { name: 'More actions' }).click();
    await desk.getByRole('menuitem', { name: 'Void this lease' }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('The home is sold.');
    await desk.getByRole('button', { name: 'Void the lease' }).click();
    await expect(desk.getByText('Voided').first()).toBeVisible();
    await desk.context().close();
  });

  await test.step('the page, looked at again, says so without a reload', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: 'This can’t be signed anymore' })).toBeVisible();
    await expect(page.getByText(/Northgate Homes can tell you more\./)).toBeVisible();
    await expectClean(page);
  });
});
