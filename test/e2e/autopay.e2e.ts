import { expect, type Page, test } from '@playwright/test';
import { expectClean, hearErrors } from './support/clean';
import { joinTenant } from './support/join-tenant';
import { subjectsMailedTo } from './support/outbox';
import { cards, payOnce } from './support/payment-pages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const email = 'jonas.ferreira@tenants.example.com';
const jonas = { firstName: 'Jonas', lastName: 'Ferreira', email, password: 'a warm house in june' };
/** More than the notice that an increase takes. */
const toldDaysAgo = 70;

/** The landlord, on the lease of month to month, raises the rent from the day of the next debit. */
async function raiseRent(page: Page, cents: string, from: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More|^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Change rent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the rent' });
  await dialog.getByLabel('New monthly amount').fill(cents);
  await dialog.getByLabel('From').selectOption({ label: from });
  const told = new Date(Date.now() - toldDaysAgo * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('The tenants were told on').fill(told);
  await dialog.getByRole('button', { name: 'Change the rent' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a tenant on a phone turns autopay on; the next debit follows the rent, and above the limit asks [D28]', async ({
  page,
  browser,
  request,
}) => {
  const errors = hearErrors(page);
  const next = page.getByRole('region', { name: 'Autopay is on' });
  let day = '';

  const landlord = await (await browser.newContext()).newPage();
  await test.step('the tenant is invited again, joins from the mail, and pays what is due', async () => {
    await joinTenant({ landlord, page, request, ...jonas });
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Rent' }).click();
    await page.getByRole('link', { name: 'Pay rent' }).click();
    await page.getByText(/^Full balance: /).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payOnce(page, { card: cards.good });
    await expect(page.getByText(/ is paid$/)).toBeVisible();
  });

  await test.step('turns autopay on, at most $1,200.00', async () => {
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Rent' }).click();
    await page.getByRole('link', { name: 'Set up autopay' }).click();
    await page.getByLabel('At most').fill('1200');
    await page.getByLabel('I have read this and agree.').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await payOnce(page, { card: cards.good });
    await expect(next.getByText(/^\$1,125\.00 on /)).toBeVisible();
    day = /on (.+)$/.exec((await next.getByText(/^\$1,125\.00 on /).textContent()) ?? '')?.[1] ?? '';
    await expect
      .poll(() => subjectsMailedTo(request, email))
      .toContainEqual(expect.stringMatching(/autopay/i));
  });

  await test.step('the landlord raises the rent: the next debit is the new one', async () => {
    await landlord.goto('/leasesList?search=Jonas%20Ferreira');
    await landlord
      .getByRole('main')
      .getByRole('link', { name: /Jonas Ferreira/ })
      .click();
    await raiseRent(landlord, '1180', day);
    await page.reload();
    await expect(next.getByText(`$1,180.00 on ${day}`)).toBeVisible();
  });

  await test.step('and again, above the limit: the tenant is asked', async () => {
    await raiseRent(landlord, '1240', day);
    await landlord.context().close();
    await page.reload();
    await expect(next.getByText(`$1,240.00 on ${day}`)).toBeVisible();
    await expect(next.getByText(/above your limit/)).toBeVisible();
    await expectClean(page);
    expect(errors).toEqual([]);
  });
});
