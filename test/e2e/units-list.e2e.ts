import { expect, test } from '@playwright/test';
import { logIn } from './support/session';

test('a unit is found among all units, and its rent is set in the row; the home leads to those without one', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');

  await test.step('found by words of its property and number, which stay in the address', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Units' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible();
    await page.getByLabel('Unit, property or address').fill('alder 104');
    await expect(page).toHaveURL(/q=alder/);
    await expect(page.getByRole('row').filter({ hasText: 'Alder Court' })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Alder Court' })).toHaveCount(1);
  });

  await test.step('its rent is changed in the row', async () => {
    await page.getByRole('button', { name: 'Edit rent and availability of 104' }).click();
    await page.getByLabel(/Monthly rent/).fill('1234.50');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Alder Court' })).toContainText('$1,234.50');
  });

  await test.step('on a phone a row is a card, and the form fits into it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Edit rent and availability of 104' }).click();
    const box = await page.getByLabel(/Monthly rent/).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(344);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the home leads to the units without a rent', async () => {
    await page.goto('/propertyDashboard');
    await page.getByRole('link', { name: 'Set the rent' }).click();
    await expect(page).toHaveURL(/\/units\?view=without-rent/);
    await expect(page.getByRole('link', { name: 'Without rent' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('row').nth(1)).toContainText('–');
  });
});
