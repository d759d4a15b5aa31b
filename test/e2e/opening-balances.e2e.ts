import { expect, type Page, test } from '@playwright/test';
import {
  addDays,
  addToMonth,
  displayDate,
  endOfMonth,
  localDateOf,
  monthOf,
} from '../../shared/domain/dates';
import { messages } from '../../shared/domain/messages';
import { expectClean, hearErrors } from './support/clean';
import { linkMailedTo } from './support/outbox';

const email = 'nell.harper@example.test';
const password = 'a quiet street in may';
const today = localDateOf(new Date());
/** The last day of the old system. */
const cutover = endOfMonth(addToMonth(monthOf(today), -1));
const american = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const lease = (unit: string, tenant: string, deposit: string) =>
  `${unit},,2/1.00,"${tenant}",Current,850,"1,000.00","1,000.00","${deposit}",08/01/2025,07/31/2037,08/01/2025,,0.00`;

/** Five leases in two properties: 4,300.00 of deposits. */
const roll = [
  'Rent Roll',
  `"As of: ${american(cutover)}"`,
  'Unit,Tags,BD/BA,Tenant,Status,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Move-out,Past Due',
  '"-> Harper Court - 210 Cedar Ave Columbus, OH 43215",,,,,,,,,,,,,',
  lease('1', 'Moor, Ada', '1,000.00'),
  lease('2', 'Tan, Li', '800.00'),
  lease('3', 'Park, Lee', '500.00'),
  '3 Units,,,,100.0% Occupied,"2,550","3,000.00","3,000.00","2,300.00",,,,,0.00',
  '"-> Harper Row - 88 Elm St Columbus, OH 43215",,,,,,,,,,,,,',
  lease('1', 'Barnes, Theo', '1,000.00'),
  lease('2', 'Reyes, Jo', '1,000.00'),
  '2 Units,,,,100.0% Occupied,"1,700","2,000.00","2,000.00","2,000.00",,,,,0.00',
  '"Total 5 Units",,,,100.0% Occupied,"4,250","5,000.00","5,000.00","4,300.00",,,,,0.00',
].join('\r\n');

const owners = [
  'Owner Directory',
  'Name,First Name,Last Name,Phone Numbers,Email,Properties Owned',
  '"Ames, Ida",Ida,Ames,614-555-0142,ida.ames@example.test,Harper Court (60%)',
  '"Boone, Carl",Carl,Boone,614-555-0143,carl.boone@example.test,Harper Court (40%)',
  '"Cole, Dora",Dora,Cole,614-555-0144,dora.cole@example.test,Harper Row',
].join('\r\n');

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function bringPortfolioIn(page: Page): Promise<void> {
  await page.goto('/import');
  await page.getByLabel(/Choose CSV files/).setInputFiles([csv('roll.csv', roll), csv('owners.csv', owners)]);
  await expect(page.getByText('Still needed')).toBeVisible();
  await page.getByRole('button', { name: /^(Look at the|Compare totals)/ }).click();
  const compare = page.getByRole('button', { name: 'Compare totals' });
  if (await compare.isVisible().catch(() => false)) await compare.click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Bring in 5 units and 5 leases' }).click();
  await expect(page.getByText('5 units, 5 leases, 5 tenants. Nobody has been emailed.')).toBeVisible({
    timeout: 60_000,
  });
}

/** Figures of the strip that is always in sight. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('group', { name: 'Bank, and whose money it is' })
    .getByText(label, { exact: true })
    .locator('..');

test('a manager brings three owners, a bank account and five leases over, to the cent, and reconciles the first month [D53][D56]', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const errors = hearErrors(page);

  await test.step('signs up as a manager, and brings the portfolio in', async () => {
    await page.goto('/auth/registerformik?planid=2');
    await page.getByRole('radio', { name: 'I manage for others' }).check();
    await page.getByLabel('First name').fill('Nell');
    await page.getByLabel('Last name').fill('Harper');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/activationMsg/);
    await page.goto(await linkMailedTo(request, email));
    await page.getByRole('link', { name: messages.goToLogin }).click();
    await expect(page).toHaveURL(/welcome/);
    await bringPortfolioIn(page);
  });

  await test.step('adds the trust account', async () => {
    await page.goto('/bank-accounts');
    await page.getByRole('button', { name: 'Add account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Harper trust');
    await dialog.getByLabel('Purpose').selectOption('trust');
    await dialog.getByLabel(/^Opening balance/).fill('0');
    await dialog.getByLabel('As of the end of').fill(addDays(today, -2));
    await dialog.getByRole('button', { name: 'Add the account' }).click();
    await expect(page).toHaveURL(/bank-account\?id=/);
  });

  await test.step('types the sheet: the difference is in sight all the time', async () => {
    await page.goto('/opening-balances');
    await page.getByRole('textbox', { name: 'Cutover day' }).fill(cutover);
    await expect(figure(page, 'Difference')).toContainText('$4,300.00');
    await page.getByLabel('Balance on the bank’s statement').fill('7000');
    await page.getByLabel('Your own money in it (optional)').fill('250');
    await page.getByRole('button', { name: 'Add check' }).click();
    await page.getByLabel('Paid to').fill('Roof & Sons');
    await page.getByLabel('Check number').fill('1041');
    await page.getByLabel('Amount').last().fill('200');
    await page.getByLabel('Written on').fill(addDays(cutover, -3));
    await page.getByLabel('Ida Ames, Harper Court').fill('1500');
    await page.getByLabel('Carl Boone, Harper Court').fill('1000');
    await page.getByLabel('Dora Cole, Harper Row').fill('-250');
    await expect(figure(page, 'Difference')).toContainText('$0.00');
    const old = { 'Bank accounts': '6800', 'Unpaid by tenants': '0', 'Paid ahead by tenants': '0' };
    const rest = {
      'Deposits held': '4300',
      'Owner balances': '2250',
      'Your own money': '250',
      'Unpaid bills': '0',
    };
    for (const [name, typed] of Object.entries({ ...old, ...rest }))
      await page.getByLabel(`${name} in the old system`).fill(typed);
    await expectClean(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Opening balances saved.')).toBeVisible();
  });

  await test.step('brings it in, undoes it, corrects it and brings it in again', async () => {
    const bringIn = async () => {
      await page.getByRole('button', { name: 'Bring in' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bring the opening balances in?' });
      await expect(dialog.getByText('Everything ties: all money at the banks is somebody’s.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Bring in' }).click();
      await expect(page.getByRole('region', { name: 'Sign off' })).toBeVisible();
    };
    await bringIn();
    await page.getByRole('button', { name: 'Undo' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo the opening balances?' });
    await undo.getByLabel('Reason').fill('Two owners were mixed up');
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await page.getByLabel('Ida Ames, Harper Court').fill('1000');
    await page.getByLabel('Carl Boone, Harper Court').fill('1500');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Opening balances saved.').last()).toBeVisible();
    await bringIn();
  });

  await test.step('signs it off', async () => {
    await expectClean(page);
    await page.getByRole('button', { name: 'Sign off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign off' }).click();
    await expect(page.getByText('Signed off by Nell Harper')).toBeVisible();
    await expect(page.getByText(`The books are closed through ${displayDate(cutover)}.`)).toBeVisible();
    await expectClean(page);
  });

  await test.step('the first statement ties: the check reached the bank', async () => {
    await page.goto('/bank-accounts');
    await page.getByRole('link', { name: /^Harper trust/ }).click();
    const cleared = addDays(cutover, 4);
    const file = `Date,Description,Amount,Check\n${american(cleared)},CHECK 1041,-200.00,1041\n`;
    await page.getByRole('button', { name: 'Import statement' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(csv('statement.csv', file));
    await dialog.getByRole('button', { name: /^Add 1 line/ }).click();
    await page
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    const reconcile = page.getByRole('region', { name: 'Reconcile' });
    await reconcile.getByLabel('Last day').fill(addDays(today, -2));
    await reconcile.getByLabel('Ending balance').fill('6800');
    await expect(page.getByText('Every line has an answer')).toBeVisible();
    await expect(reconcile.getByText('Difference', { exact: true }).locator('../..')).toContainText('$0.00');
    await reconcile.getByRole('button', { name: 'Close statement' }).click();
    await expect(page.getByText(/^Reconciled through/).first()).toBeVisible();
  });
  expect(errors).toEqual([]);
});
