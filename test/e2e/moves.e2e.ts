import { expect, type Page, test } from '@playwright/test';
import { allGood, draw } from './support/condition-report';
import { photo } from './support/photo';
import { logIn } from './support/session';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

async function signTogether(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save the report' }).click();
  await page.getByRole('button', { name: 'Sign together' }).click();
  await page.getByText('Both sides agree to read and sign this report electronically.').click();
  await draw(page, 'For the landlord');
  await draw(page, 'For the tenants');
  await page.getByRole('button', { name: 'Sign the report' }).click();
  await expect(page.getByRole('heading', { name: 'Signed by both sides' })).toBeVisible();
}

test('a landlord on a phone reports the condition at move-in and move-out, signs with the tenant, and drafts a deduction', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await page.goto('/leasesList?tab=active&search=');
  await page.getByRole('row').filter({ hasText: 'Notice given' }).getByRole('link').first().click();

  await test.step('the move-in report: all was good; it gets a photo and is signed by both', async () => {
    await page.getByRole('link', { name: 'Move-in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Move-in, unit / })).toBeVisible();
    // The demo's tenants did not answer the one that was sent to them.
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('button', { name: 'Living room and hall', exact: true }).click();
    const picture = { name: 'wall.png', mimeType: 'image/png', buffer: photo({ width: 400, height: 300 }) };
    await page.getByLabel('Add photo of Walls and ceiling').first().setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'Walls and ceiling, photo 1' })).toBeVisible();
    await page.getByLabel('Keys handed over').fill('2 house keys');
    await signTogether(page);
    await page.reload();
    await expect(page.getByRole('img', { name: 'Walls and ceiling, photo 1' })).toBeVisible();
  });

  await test.step('the move-out report stands beside it, and the difference becomes a draft', async () => {
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Move-out' }).click();
    await expect(page.getByText('At move-in').first()).toBeVisible();
    await allGood(page);
    await page.getByRole('radio', { name: 'Damaged' }).first().check({ force: true });
    await page.getByLabel('Note').fill('A hole behind the door');
    await page.getByRole('textbox', { name: 'Keys returned', exact: true }).fill('2 house keys');
    await signTogether(page);
    await page.getByRole('button', { name: 'Draft a deduction: Walls and ceiling' }).click();
    await page.getByLabel('Amount').fill('120');
    await page.getByRole('button', { name: 'Keep the draft' }).click();
    await expect(page.getByText('Draft deductions together')).toBeVisible();
    await expect(page.getByText('$120.00').first()).toBeVisible();
  });

  await test.step('the lease knows that the keys are back', async () => {
    await page.getByRole('link', { name: 'Lease', exact: true }).first().click();
    await expect(page.getByText(/Keys returned on/).first()).toBeVisible();
  });
});
