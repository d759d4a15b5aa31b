import { expect } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { linkMailedTo, subjectsMailedTo } from './support/outbox';
import { test } from './support/own-product';
import { cards, payByCard, payOnce, replaceCard } from './support/payment-pages';
import { logIn } from './support/session';
import { moveClock } from './support/time';

const tenantEmail = 'tenant@demo.test';
/** Pays, and takes the money back two days later. */
const accountThatTakesBack = '000555555559';
const email = 'ines.roth@example.test';
const password = 'a quiet street in may';
const day = 24 * 60 * 60 * 1000;

test('a landlord pays for a year, upgrades, repairs a failed renewal, turns autopay off, becomes read-only and comes back [LND-09][ACC-01][SUB-01][SUB-02][SUB-04][API-21][API-22]', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const plan = page.getByRole('region', { name: 'Current plan' });
  const history = page.getByRole('region', { name: 'Payment history' });

  /** After two weeks the session has expired: the first call says so in the spec's words. */
  const logInAgain = async () => {
    await page.goto('/propertyDashboard');
    const over = page.getByRole('alertdialog', { name: messages.sessionExpiredAlert });
    await over.getByRole('button', { name: messages.ok }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, email, password);
  };
  const firstPayment = new Date(Date.now() + 15 * day);

  await test.step('lands, chooses Landlord by the year', async () => {
    await page.goto('/');
    await page.getByText('Annually', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Signup: Landlord' }).click();
    await expect(page).toHaveURL(/registerformik\?.*planid=2/);
  });

  await test.step('signs up, activates through the mail, logs in', async () => {
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('Last name').fill('Roth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/activationMsg/);
    await page.goto(await linkMailedTo(request, email));
    await expect(page.getByRole('heading', { name: messages.accountActivatedTitle })).toBeVisible();
    await page.getByRole('link', { name: messages.goToLogin }).click();
    await expect(page.getByText('14 days left in your trial.')).toBeVisible();
  });

  await test.step('a tenant elsewhere pays rent from a bank account: it is pending, not paid', async () => {
    const tenant = await (await page.context().browser()?.newContext())?.newPage();
    if (!tenant) throw new Error('There is no browser');
    await logIn(tenant, tenantEmail);
    await tenant.getByRole('link', { name: 'Pay rent' }).click();
    await tenant.getByText('Another amount').click();
    await tenant.getByRole('textbox', { name: 'Amount' }).fill('50');
    await tenant.getByRole('button', { name: 'Continue to payment' }).click();
    await payOnce(tenant, { account: accountThatTakesBack });
    await expect(tenant.getByText('$50.00 is pending')).toBeVisible();
    await tenant.context().close();
  });

  await test.step('pays what she chose with 4242…', async () => {
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await expect(page.getByRole('radio', { name: /Landlord/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Annually' })).toBeChecked();
    await expect(page.getByText(/^Nothing is due now: your trial continues until/)).toBeVisible();
    await page.getByRole('button', { name: 'Add a card' }).click();
    await payByCard(page, cards.good);
    await expect(page).toHaveURL(/subscriptionPayConfirmation/);
    await expect(page.getByText(/^Landlord begins on/)).toBeVisible();
    await expect(page.getByText(/left in your trial/)).toHaveCount(0);
    await page.getByRole('link', { name: 'See my subscription' }).click();
    await expect(plan.getByText(/Landlord begins then, at \$190 a year\.$/)).toBeVisible();
    await expect(history.getByText(messages.noPayments)).toBeVisible();
  });

  await test.step('sees the first payment when the trial is over, with a receipt', async () => {
    await moveClock(request, firstPayment);
    await expect.poll(() => subjectsMailedTo(request, tenantEmail)).toContain('Payment received: $50.00');
    await logInAgain();
    await page.goto('/user-subscription');
    await expect(plan.getByText('Active', { exact: true })).toBeVisible();
    await expect(plan.getByText('$190', { exact: true })).toBeVisible();
    await expect(history.getByText('$190.00')).toBeVisible();
    await expect(history.getByText('Paid', { exact: true })).toBeVisible();
    const receipt = page.context().waitForEvent('page');
    await history.getByRole('button', { name: /^Download receipt/ }).click();
    await (await receipt).close();
    await expect
      .poll(() => subjectsMailedTo(request, email))
      .toContainEqual(expect.stringMatching(/^Receipt/));
  });

  await test.step('upgrades to Manager, with what it costs said first', async () => {
    await page.getByRole('link', { name: 'Upgrade' }).click();
    await expect(page).toHaveURL(/subscriptionPay\?upgrade=true/);
    await expect(page.getByRole('radio', { name: /Manager/ })).toBeChecked();
    await expect(page.getByText('Credit for unused time').first()).toBeVisible();
    const pay = page.getByRole('button', { name: /^Change plan and pay \$\d+\.\d\d$/ });
    const due = /\$[\d.]+$/.exec((await pay.textContent()) ?? '')?.[0] ?? '';
    await pay.click();
    await expect(page).toHaveURL(/user-subscription/);
    await expect(plan.getByText('Manager', { exact: true })).toBeVisible();
    await expect(history.getByText(due)).toBeVisible();
    await history
      .getByRole('button', { name: /what it is made of/ })
      .first()
      .click();
    await expect(history.getByText('Only the days left in the period')).toBeVisible();
  });

  const renewal = new Date(firstPayment.getTime() + 365 * day);

  await test.step('a renewal is declined; a mail says so, and the account says so', async () => {
    await page.getByRole('button', { name: 'Manage cards and invoices' }).click();
    await replaceCard(page, cards.declinedLater);
    await expect(page).toHaveURL(/user-subscription/);
    await moveClock(request, renewal);
    await expect
      .poll(() => subjectsMailedTo(request, email))
      .toContainEqual(expect.stringMatching(/ failed$/));
    // Meanwhile the tenant's bank took its payment back (D28).
    await expect
      .poll(() => subjectsMailedTo(request, tenantEmail))
      .toContainEqual(expect.stringMatching(/\$50\.00.*returned/));
    await logInAgain();
    await expect(page.getByText(/^The last payment failed/)).toBeVisible();
  });

  await test.step('repairs it on the provider’s page', async () => {
    await page.getByRole('button', { name: 'Fix payment' }).first().click();
    await replaceCard(page, cards.good, { payOpenInvoice: true });
    await expect(page).toHaveURL(/user-subscription/);
    await expect(async () => {
      await page.reload();
      await expect(plan.getByText('Active', { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  await test.step('turns autopay off; it stays off', async () => {
    await page.getByRole('switch', { name: 'Autopay' }).click();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(plan.getByText('Does not renew', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Autopay' })).not.toBeChecked();
  });

  await test.step('past the period’s end the account can be read, not changed', async () => {
    await moveClock(request, new Date(renewal.getTime() + 367 * day));
    await logInAgain();
    await expect(page.getByText(/You can read and export everything/).first()).toBeVisible();
    await page.goto('/addPropertyUnit');
    await expect(page.getByRole('button', { name: 'Save property' })).toHaveCount(0);
  });

  await test.step('comes back', async () => {
    await page.goto('/user-subscription');
    await expect(plan.getByText('Ended', { exact: true })).toBeVisible();
    await plan.getByRole('link', { name: 'Pay for Manager' }).click();
    await page.getByRole('button', { name: 'Pay $490.00' }).click();
    await payByCard(page, cards.good);
    await expect(page.getByText('Paid. Manager is yours.')).toBeVisible();
    await page.goto('/addPropertyUnit');
    await expect(page.getByRole('button', { name: 'Save property' })).toBeVisible();
  });
});
