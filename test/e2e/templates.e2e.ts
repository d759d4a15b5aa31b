import { expect, test } from '@playwright/test';
import { logIn } from './support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone: a copy of a text is made our own, previewed, published, and used in a lease [RTE-02][COS-04]', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await page.goto('/leaseTemplates');
  await page.getByRole('link', { name: 'Copy Room rental' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the lease' });
  await text.getByText('Parties', { exact: true }).click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'New clause', exact: true }).click();
  await page.keyboard.type('Rooftop');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The roof is for {{Tenant_Names}} alone.');
  await expect(text.locator('[data-field=Tenant_Names]').last()).toHaveText('Tenants');
  await page.getByLabel('Condition').selectOption('pets');
  await page.getByRole('button', { name: 'New clause', exact: true }).click();
  await page.keyboard.type('House cat');
  await page.getByLabel('Name').fill('Rooms with a roof');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('2. Rooftop')).toBeVisible();
  await expect(preview.getByText('The roof is for')).toHaveCount(0);
  await expect(preview.getByText('3. House cat')).toBeVisible();
  await page.keyboard.press('Escape');

  await text.getByText('The roof is for').click();
  await page.getByLabel('Condition').selectOption('');
  await page.getByRole('button', { name: 'Publish' }).click();
  const toast = page.getByText('Published as version 1');
  await expect(toast).toBeVisible();
  const [said, bar] = await Promise.all([toast.boundingBox(), page.locator('[data-save-bar]').boundingBox()]);
  expect(said && said.y + said.height).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms with a roof' })).toBeVisible();

  await page.goto('/leasesList?tab=drafts');
  await page.getByRole('main').locator('a[href^="/showLease"]').first().click();
  await page.getByRole('link', { name: 'Review and send' }).click();
  await page.getByText('Rooms with a roof').click();
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText('2. Rooftop')).toBeVisible();
  await expect(page.getByText(/^The roof is for (?!\{\{).+ alone\.$/)).toBeVisible();
});
