import { expect, test } from '@playwright/test';
import { expectClean, hearErrors } from './support/clean';
import { logIn } from './support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const certificate = {
  name: 'declarations.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF\n'),
};
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a tenant on a phone sends proof of renters insurance; it is declined with a reason, sent again and confirmed', async ({
  page,
  browser,
}) => {
  const errors = hearErrors(page);
  const desk = await (await browser.newContext()).newPage();
  const heardAtDesk = hearErrors(desk);
  const mine = page.getByRole('region', { name: 'Renters insurance' });

  const send = async (carrier: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add policy' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add renters insurance' });
    await dialog.getByLabel('Insurance company').fill(carrier);
    await dialog.getByLabel('Policy number').fill('HO4-77');
    await dialog.getByLabel('Liability coverage').fill('50000');
    await dialog.getByLabel('Last day').fill(inDays(700));
    await dialog.getByLabel('Certificate').setInputFiles(certificate);
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
  };
  const openTenant = async (): Promise<void> => {
    await desk.goto('/tenantsList?view=insurance');
    await desk.getByRole('link', { name: 'Theo Barnes' }).click();
    await expect(desk.getByRole('button', { name: 'Confirm' })).toBeVisible();
  };

  await test.step('the tenant sends a policy from My lease', async () => {
    await logIn(page, 'tenant@demo.test');
    await page.getByRole('main').getByRole('link', { name: 'My lease' }).click();
    await send('Harbor Mutual');
    await expect(mine.getByText('To check')).toBeVisible();
  });

  await test.step('staff finds it in the view of Tenants, sees that it covers too little, and says so', async () => {
    await logIn(desk, 'orgadmin@demo.test');
    await openTenant();
    await expect(desk.getByText('It covers $50,000.00. You ask for $100,000.00.')).toBeVisible();
    await expectClean(desk);
    await desk.getByRole('button', { name: 'Decline' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Decline this policy?' });
    await dialog.getByLabel('Reason').fill('We ask for $100,000 of liability');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the tenant reads why, takes it away, and sends another', async () => {
    await page.reload();
    await expect(mine.getByText('Your landlord says: We ask for $100,000 of liability')).toBeVisible();
    await mine.getByRole('button', { name: 'Remove Harbor Mutual, HO4-77' }).click();
    await expect(mine.getByText('Harbor Mutual')).toBeHidden();
    await send('Pioneer Home');
  });

  await test.step('staff opens the certificate and confirms', async () => {
    await openTenant();
    const popup = desk.waitForEvent('popup');
    await desk.getByRole('button', { name: 'Open the certificate of Pioneer Home, HO4-77' }).click();
    await (await popup).close();
    await desk.getByRole('button', { name: 'Confirm' }).click();
    await expect(desk.getByText('Renters insurance confirmed.')).toBeVisible();
    await page.reload();
    await expect(mine.getByText('Confirmed').last()).toBeVisible();
    await expect(mine.getByText('To check')).toBeHidden();
  });
  expect(errors).toEqual([]);
  expect(heardAtDesk).toEqual([]);
});
