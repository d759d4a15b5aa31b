import { expect, type Page, test } from '@playwright/test';
import { expectClean, hearErrors } from './support/clean';
import { subjectsMailedTo } from './support/outbox';
import { cards, payOnce } from './support/payment-pages';
import { logIn } from './support/session';

const landlord = 'orgadmin@demo.test';

const dollars = (text: string | null): string => /\$[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? 'no amount';
const centsOf = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

async function openLedger(page: Page, name: string): Promise<void> {
  await page.goto(`/ledges-totalpayment?view=all&q=${encodeURIComponent(name)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ledger for Unit/ })).toBeVisible();
}

test('a landlord adds a charge, the tenant opens what the balance is made of and pays by card; the ledger has it', async ({
  page,
  browser,
}) => {
  const errors = hearErrors(page);
  let paid = '';
  await test.step('the landlord charges for water', async () => {
    await logIn(page, landlord);
    await openLedger(page, 'Theo Barnes');
    await page.getByRole('link', { name: 'Add charge' }).click();
    await page.getByLabel('Description').fill('Water, October');
    await page.getByLabel('Amount').fill('61.25');
    await expectClean(page);
    await page.getByRole('button', { name: 'Add charge' }).click();
    await expect(page.getByRole('row', { name: /^Utilities: Water, October/ })).toBeVisible();
  });

  await test.step('the tenant sees what it comes from, on a phone, and pays', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const tenant = await context.newPage();
    const heard = hearErrors(tenant);
    await logIn(tenant, 'tenant@demo.test');
    await tenant.getByRole('link', { name: 'Charges and payments' }).click();
    await tenant.getByRole('button', { name: 'Details of Utilities: Water, October' }).click();
    const details = tenant.getByRole('dialog', { name: 'Utilities: Water, October' });
    await expect(details.getByText('$61.25').first()).toBeVisible();
    await expectClean(tenant);
    await tenant.keyboard.press('Escape');
    await tenant.getByRole('link', { name: 'Pay rent' }).click();
    await expect(tenant.getByRole('radio', { name: /^Full balance: / })).toBeChecked();
    await expectClean(tenant);
    // The rent of a month to come may stand there already: the sum is that of the list, less what is on its
    // way.
    const owed = tenant.getByRole('region', { name: 'What you owe' }).getByRole('listitem');
    const lines = (await owed.allTextContents()).map((line) => centsOf(dollars(line)));
    paid = dollars(await tenant.getByText('Full balance: ').textContent());
    expect(lines).toContain(6_125);
    expect(centsOf(paid)).toBe(lines.reduce((sum, cents) => sum + cents, 0) - 30_000);
    await tenant.getByRole('button', { name: 'Continue to payment' }).click();
    await payOnce(tenant, { card: cards.good });
    await expect(tenant.getByText(`${paid} is paid`)).toBeVisible();
    await expectClean(tenant);
    expect(heard).toEqual([]);
    await context.close();
  });

  await test.step('the landlord sees it in the ledger', async () => {
    await page.reload();
    const payment = page.getByRole('row', { name: /^Payment: card From Theo Barnes/ }).first();
    await expect(payment).toContainText(`(${paid})`);
  });

  await test.step('a late fee is charged, and waived [D18]', async () => {
    await page.goto('/late-fees');
    await page
      .getByRole('checkbox', { name: /^Theo Castillo/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Charge 1 late fee, $50.00' }).click();
    const dialog = page.getByRole('dialog', { name: 'Charge late fees' });
    await dialog.getByRole('button', { name: 'Charge 1 late fee, $50.00' }).click();
    await expect(dialog.getByText('1 done', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await openLedger(page, 'Theo Castillo');
    await page.getByRole('button', { name: /^Actions for Late fee/ }).click();
    await page.getByRole('menuitem', { name: 'Waive' }).click();
    await page.getByLabel('Reason').fill('The first time in a year');
    await page.getByRole('button', { name: 'Waive', exact: true }).click();
    await expect(page.getByRole('row', { name: /^Waiver/ })).toContainText('($50.00)');
    await expectClean(page);
  });

  await test.step('a figure of a report opens its entries', async () => {
    await page.goto('/reports?report=aging');
    await page
      .getByRole('group', { name: 'Totals' })
      .getByRole('button', { name: /show its entries/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
    await expectClean(page);
    expect(errors).toEqual([]);
  });
});

test('a lease that has ended is settled: what is kept of the deposit, what goes back, and the letter [D40]', async ({
  page,
  request,
}) => {
  const errors = hearErrors(page);
  await logIn(page, landlord);
  await openLedger(page, 'Ines Whitaker');
  await page.getByRole('link', { name: 'Settle deposit' }).click();
  const kept = page.getByRole('region', { name: 'Charged at move-out' });
  await kept.getByRole('button', { name: 'Add charge' }).click();
  await kept.getByLabel('Amount').fill('90');
  await kept.getByLabel('What').fill('Bedroom: wall');
  await kept.getByLabel('Reason').fill('A hole behind the door');
  await page.getByLabel('Number of the check').fill('3001');
  await page.getByLabel('Your name').fill('Olivia Grant');
  await expectClean(page);
  await page.getByRole('button', { name: 'Settle deposit' }).click();
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(page.getByText(/^Deposit settled/).first()).toBeVisible();
  await expect(page.getByText('$1,035.00').first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /letter/i })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectClean(page);
  await expect
    .poll(() => subjectsMailedTo(request, 'ines.whitaker@tenants.example.com'))
    .toContain('Your deposit is settled');
  expect(errors).toEqual([]);
});

/** The month before this one, and its twentieth day. */
function lastMonth() {
  const today = new Date();
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  const [key = ''] = /^\d+-\d+/.exec(month.toISOString()) ?? [];
  return { day: `${key}-20`, key };
}

type Transfer = { readonly from: string; readonly dollars: string; readonly whose?: string };

/** Moves money to the owners' account, as it was moved at the bank. */
async function recordTransfer(page: Page, { from, dollars, whose }: Transfer): Promise<void> {
  await page.goto('/bank-accounts');
  await page.getByRole('link', { name: new RegExp(`^${from}`) }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Record transfer' }).click();
  const transfer = page.getByRole('dialog', { name: 'Record a transfer' });
  await transfer.getByLabel('To').selectOption({ label: 'Rent trust account ••4821' });
  if (whose) await transfer.getByLabel('Whose money').selectOption(whose);
  await transfer.getByLabel('Amount').fill(dollars);
  await transfer.getByRole('button', { name: 'Record the transfer' }).click();
  await expect(page.getByText('Transfer recorded.')).toBeVisible();
}

test('an owner’s month: an expense, the manager’s fee, the statement, and what is paid out', async ({
  page,
}) => {
  const errors = hearErrors(page);
  const { day, key } = lastMonth();

  await test.step('last month is reconciled, so it takes no expense until its statement is open again [D55]', async () => {
    await logIn(page, landlord);
    await page.goto('/bank-accounts');
    await page.getByRole('link', { name: /^Rent trust account/ }).click();
    await page.getByRole('button', { name: 'Reopen the latest' }).click();
    await page.getByLabel('Reason').fill('A bill of last month came late');
    await page.getByRole('button', { name: 'Reopen', exact: true }).click();
    await expect(page.getByText('Statement reopened.')).toBeVisible();
  });

  await test.step('what was kept of a deposit moves to the owners’ account, and the company covers fees, before it pays anybody [D54]', async () => {
    await recordTransfer(page, { from: 'Security deposits account', dollars: '90', whose: 'Beacon House' });
    await recordTransfer(page, { from: 'Company operating account', dollars: '500' });
  });

  await test.step('an expense and the terms of the fee', async () => {
    await page.goto('/propertiesList');
    await page.getByRole('link', { name: /^Elm Street Offices/ }).click();
    await page.getByRole('link', { name: 'Money' }).click();
    await page.getByRole('button', { name: 'Record expense' }).click();
    const expense = page.getByRole('dialog', { name: 'Record an expense' });
    await expense.getByLabel('Amount').fill('125');
    await expense.getByLabel('Paid on').fill(day);
    await expense.getByLabel('Paid to').fill('Buckeye Plumbing');
    await expense.getByLabel('Category').selectOption('repairs');
    const desk = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    await expectClean(page);
    if (desk) await page.setViewportSize(desk);
    await expense.getByRole('button', { name: 'Record the expense' }).click();
    await expect(page.getByRole('row', { name: /Buckeye Plumbing/ })).toBeVisible();
    await page.getByRole('region', { name: 'Terms' }).getByRole('button', { name: 'Change' }).click();
    const terms = page.getByRole('dialog');
    await terms.getByRole('radio', { name: /^Percentage/ }).check();
    await terms.getByRole('textbox', { name: 'Percentage' }).fill('10');
    await terms.getByLabel('From').selectOption(key);
    await terms.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText(/^10%/)).toBeVisible();
    await expectClean(page);
  });

  await test.step('the fee of the month is charged', async () => {
    await page.goto('/management-fees');
    await page.getByLabel('Month').selectOption(key);
    await page.getByRole('button', { name: /^Charge 1/ }).click();
    await expect(page.getByRole('row', { name: /^Elm Street Offices/ })).toContainText('Charged');
    await expectClean(page);
  });

  await test.step('the statement is looked at, then issued', async () => {
    await page.goto('/owner-statements');
    await page.getByLabel('Month').selectOption(key);
    await page
      .getByRole('region', { name: /^To issue/ })
      .getByRole('link', { name: 'Cedar & Stone Partners' })
      .click();
    await expect(page.getByText('This is a preview')).toBeVisible();
    await expect(page.getByText('Buckeye Plumbing').first()).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Issue statement' }).click();
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(page.getByText('This is a preview')).toHaveCount(0);
  });

  await test.step('what was paid out is written down', async () => {
    await page.goto('/propertiesList');
    await page.getByRole('link', { name: /^Elm Street Offices/ }).click();
    await page.getByRole('link', { name: 'Money' }).click();
    await page.getByRole('button', { name: /^Pay/ }).first().click();
    const pay = page.getByRole('dialog');
    await pay.getByLabel('Amount').fill('500');
    await pay.getByRole('button', { name: 'Record the payment' }).click();
    await expect(page.getByRole('row', { name: /Distribution.*\$500\.00/ })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
