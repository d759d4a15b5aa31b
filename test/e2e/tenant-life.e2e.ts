import { expect } from '@playwright/test';
import { noticeConsent } from '../../shared/domain/leases/moves/tenant-notice';
import { expectClean, hearErrors } from './support/clean';
import { joinTenant } from './support/join-tenant';
import { subjectsMailedTo } from './support/outbox';
import { test } from './support/own-product';
import { cards, payOnce } from './support/payment-pages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(300_000);

const email = 'jonas.ferreira@tenants.example.com';
const jonas = { firstName: 'Jonas', lastName: 'Ferreira', email, password: 'a warm house in june' };
/** A day so many days from now; two days back is over in every time zone. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a tenant’s whole life on a phone: invited, pays with a saved card, gives notice, meets for the keys, and gets the deposit settled', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const errors = hearErrors(page);
  const landlord = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const quick = page.getByRole('navigation', { name: 'Quick' });
  const toLease = async () => {
    await landlord.goto('/leasesList?search=Jonas%20Ferreira');
    await landlord
      .getByRole('main')
      .getByRole('link', { name: /Jonas Ferreira/ })
      .click();
  };
  const choose = async (name: string) => {
    await landlord
      .getByRole('button', { name: /^More|^Actions/ })
      .first()
      .click();
    await landlord.getByRole('menuitem', { name }).click();
  };

  await test.step('the landlord invites, and the tenant joins from the mail', async () => {
    await joinTenant({ landlord, page, request, ...jonas });
    await expectClean(page);
  });

  await test.step('saves a card without autopay, and pays with it in one step', async () => {
    await quick.getByRole('link', { name: 'Rent' }).click();
    await page.getByRole('link', { name: 'Pay rent' }).click();
    await page.getByRole('button', { name: 'Add a card or bank account' }).click();
    await payOnce(page, { card: cards.good });
    await expect(page.getByRole('radio', { name: /Visa •••• 4242/ })).toBeChecked();
    await expectClean(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText(/ is paid$/)).toBeVisible();
    await expect(page.getByText('Receipt number')).toBeVisible();
  });

  await test.step('turns autopay on with that card, at once, and reads before that it has no fee', async () => {
    await quick.getByRole('link', { name: 'Rent' }).click();
    await page.getByRole('link', { name: 'Set up autopay' }).click();
    await expect(page.getByRole('radio', { name: /Visa •••• 4242/ })).toBeChecked();
    await expect(page.getByText(/^No fee, by card or bank account/)).toBeVisible();
    await page.getByLabel('I have read this and agree.').check();
    await expectClean(page);
    await page.getByRole('button', { name: 'Turn on autopay' }).click();
    await expect(page.getByRole('region', { name: 'Autopay is on' })).toBeVisible();
    await expect.poll(() => subjectsMailedTo(request, email)).toContain('Autopay is on');
    // The page of a payment has its own bar instead of the places.
    await page.getByRole('link', { name: 'Home' }).first().click();
  });

  await test.step('gives notice, the new address, and a time to hand over the keys', async () => {
    await quick.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('main').getByRole('link', { name: 'My lease' }).click();
    await page.getByRole('button', { name: 'Give notice' }).click();
    const notice = page.getByRole('dialog', { name: 'Give notice' });
    await notice.getByLabel(noticeConsent).check();
    await notice.getByRole('button', { name: 'Give notice' }).click();
    await expect(page.getByText(/^Your last day here is /)).toBeVisible();
    await page.getByRole('button', { name: 'Give the address' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('9 Elm Street, Columbus, OH 43215');
    await page.getByRole('button', { name: 'Save the address' }).click();
    const meeting = page.getByRole('region', { name: 'Walk-through' });
    await meeting.getByRole('button', { name: 'Add a time' }).click();
    await meeting.getByLabel('Day').fill(dayFromNow(3));
    await meeting.getByLabel('To', { exact: true }).fill('10:00');
    await meeting.getByRole('button', { name: 'Propose times' }).click();
    await expect(meeting.getByText('Waiting for your landlord to choose one:')).toBeVisible();
    await expectClean(page);
  });

  await test.step('the landlord chooses the time; both have it in the mail', async () => {
    await toLease();
    await landlord.getByRole('button', { name: /^Choose / }).click();
    await expect(landlord.getByText('Both sides agreed. The calendar file is in the email.')).toBeVisible();
    await expectClean(landlord);
    await expect
      .poll(() => subjectsMailedTo(request, email))
      .toContain('The appointment to hand over the home');
    await page.reload();
    await expect(page.getByText(/9:00 AM/).first()).toBeVisible();
  });

  await test.step('keys, end and settlement', async () => {
    await choose('Record returned keys');
    await landlord.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(landlord.getByText(/Keys returned on/).first()).toBeVisible();
    await choose('End lease');
    await landlord.getByRole('dialog').getByLabel('Last day').fill(dayFromNow(-2));
    await landlord.getByRole('dialog').getByRole('button', { name: 'End the lease' }).click();
    await expect(landlord.getByText(/^Ended on /).first()).toBeVisible();
    await landlord.getByRole('link', { name: 'Settle deposit' }).first().click();
    await landlord.getByLabel('Your name').fill('Olivia Grant');
    await landlord.getByRole('button', { name: 'Settle deposit' }).click();
    await landlord.getByRole('button', { name: 'Settle', exact: true }).click();
    await expect(landlord.getByText(/^Deposit settled/).first()).toBeVisible();
  });

  await test.step('the tenant reads it in the account, with what comes back', async () => {
    await page.reload();
    await expect(page.getByText(/^Your deposit was settled on /)).toBeVisible();
    await expectClean(page);
    await expect.poll(() => subjectsMailedTo(request, email)).toContain('Your deposit is settled');
    expect(errors).toEqual([]);
    await landlord.context().close();
  });
});
