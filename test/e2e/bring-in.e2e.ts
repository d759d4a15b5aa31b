import { expect, type Page, test } from '@playwright/test';
import { logIn } from './support/session';

/** A landlord's own sheet of four units, without first days, sizes or rooms. */
const sheet = [
  'My rentals',
  'Address,Tenant,Phone,Rent,Due,Deposit,Lease ends,Owes',
  '"88 Journey St Apt 1, Hudson, OH 44236",Theo & Pat Barnes,614-555-0142,980,1st,980,MTM,',
  '"88 Journey St Apt 2, Hudson, OH 44236",Ada Moor,614-555-0143,1000,1st,1000,6/30/37,',
  '"88 Journey St Apt 3, Hudson, OH 44236",Li Tan,614-555-0144,1100,1st,1100,8/31/37,150',
  '"9 Journey Mill Rd, Hudson, OH 44236",Lee Park,,1450,5,1450,5/31/37,200',
].join('\r\n');

/** A grouped roll of AppFolio: five properties of twelve units, one of each vacant. */
function sixtyUnits(): string {
  const property = (at: number): string[] => [
    `"-> Journey Court ${at} - ${at}00 Cedar Ave Columbus, OH 43215",,,,,,,,,,,,,`,
    ...Array.from({ length: 12 }, (_, index) =>
      index === 11
        ? '12,,2/1.00,,Vacant-Unrented,850,"1,200.00",,,,,,,'
        : `${index + 1},,2/1.50,"Tenant${index + 1}, Ada",Current,850,"1,200.00","1,100.00","1,100.00",08/01/2026,07/31/2037,08/01/2026,,${index === 0 ? '325.00' : '0.00'}`,
    ),
    '12 Units,,,,91.7% Occupied,"10,200","14,400.00","12,100.00","12,100.00",,,,,325.00',
  ];
  return [
    'Rent Roll',
    '"As of: 09/01/2026"',
    'Unit,Tags,BD/BA,Tenant,Status,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Move-out,Past Due',
    ...[1, 2, 3, 4, 5].flatMap(property),
    '"Total 60 Units",,,,91.7% Occupied,"51,000","72,000.00","60,500.00","60,500.00",,,,,"1,625.00"',
  ].join('\r\n');
}

/** Counts what a person does, and how long it takes. */
function counting(page: Page) {
  let presses = 0;
  const begun = Date.now();
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .last()
      .click();
  };
  const fill = async (label: string | RegExp, value: string) => {
    presses += 1;
    await page.getByLabel(label).fill(value);
  };
  const choose = async (name: string, text: string) => {
    presses += 1;
    await page
      .getByLabel(/Choose CSV files/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(page.getByText('Still needed')).toBeVisible();
  };
  return {
    press,
    fill,
    choose,
    told: () => `${presses} presses, ${((Date.now() - begun) / 1000).toFixed(1)} s`,
  };
}

/** Takes the import back, so that a repeat finds the account as it was. */
async function undo(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Undo import' }).click();
  const question = page.getByRole('alertdialog', { name: `Undo the import of ${file}?` });
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import is undone')).toBeVisible({ timeout: 60_000 });
}

test('a landlord brings in a sheet of four units, and takes it back', async ({ page }, info) => {
  await logIn(page, 'manager@demo.test');
  await page.goto('/import');
  await expect(page.getByText(/Your plan has room for/)).toBeVisible();
  const by = counting(page);
  await by.choose('my-rentals.csv', sheet);
  await by.fill(/Bedrooms, where/, '2');
  await by.fill(/Bathrooms, where/, '1.5');
  await by.fill(/Size in sq ft/, '800');
  await by.press(/things to repair$/);
  await by.fill('First day of all of them', '2026-01-01');
  await by.press('Compare totals');
  await by.press('Continue');
  await by.press('Bring in 4 units and 4 leases');
  await expect(page.getByText('4 units, 4 leases, 5 tenants. Nobody has been emailed.')).toBeVisible({
    timeout: 30_000,
  });
  info.annotations.push({ type: 'four units', description: by.told() });
  await undo(page, 'my-rentals.csv');
});

test('a manager brings in sixty units of AppFolio to signed-off totals, on two devices', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(180_000);
  await logIn(page, 'manager@demo.test');
  await page.goto('/import');
  const by = counting(page);
  await by.choose('rent_roll.csv', sixtyUnits());
  await expect(page.getByText('This is a rent roll from AppFolio, as of Sep 01, 2026.')).toBeVisible();
  await by.press('Save and finish later');
  await expect(page).toHaveURL(/propertiesList/);

  const other = await browser.newContext();
  const there = await other.newPage();
  await logIn(there, 'manager@demo.test');
  await there.goto('/import');
  await there.getByRole('button', { name: 'Continue with these files' }).click();
  await expect(there.getByText('This is a rent roll from AppFolio, as of Sep 01, 2026.')).toBeVisible();
  const on = counting(there);
  await on.press(/thing to repair$|things to repair$/);
  await on.press('Compare totals');
  await expect(there.getByText('Every total is the old one')).toBeVisible();
  await on.press('Continue');
  await on.press('Bring in 60 units and 55 leases');
  await expect(there.getByText('60 units, 55 leases, 55 tenants. Nobody has been emailed.')).toBeVisible({
    timeout: 120_000,
  });
  info.annotations.push({ type: 'sixty units', description: `${by.told()}, then ${on.told()}` });
  await undo(there, 'rent_roll.csv');
  await other.close();
});
