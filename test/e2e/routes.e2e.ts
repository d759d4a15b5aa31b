import { expect, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { logIn } from './support/session';

test('the root goes to /auth/home [RTE-01]', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/home$/);
});

test('an unknown place under /auth goes to /auth/404 [RTE-03][RTE-04]', async ({ page }) => {
  await page.goto('/auth/nowhere/at/all');
  await expect(page).toHaveURL(/\/auth\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a session a screen leads to the login and back to where it was [RTE-06]', async ({ page }) => {
  await page.goto('/propertiesList?search=garfield');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('orgadmin@demo.test');
  await page.getByLabel(/^Password/).fill('Rent-2026!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/propertiesList\?search=garfield$/);
});

test('a return address of another site is not followed [RTE-06]', async ({ page }) => {
  await page.goto('/login?from=https%3A%2F%2Fevil.example%2F');
  await page.getByLabel('Email').fill('orgadmin@demo.test');
  await page.getByLabel(/^Password/).fill('Rent-2026!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/propertyDashboard$/);
});

test('any 401 ends the session with the spec’s alert, once, then /login [GEN-02]', async ({ page }) => {
  await logIn(page, 'orgadmin@demo.test');
  await page.route('**/api/properties/**', (route) =>
    route.fulfill({
      status: 401,
      json: { success: 0, error: { code: 'not-authenticated', message: 'Please log in.' } },
    }),
  );
  await page.reload();
  const alert = page.getByRole('alertdialog', { name: messages.sessionExpiredAlert });
  await expect(alert).toHaveCount(1);
  await alert.getByRole('button', { name: messages.ok }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('an expired token on a property screen blocks with the spec’s modal [GEN-04]', async ({ page }) => {
  await logIn(page, 'orgadmin@demo.test');
  await page.goto('/addPropertyUnit');
  await page.getByLabel('Street').fill('8 Elm Street');
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ exp: 1 })).replace(/=+$/, '');
    localStorage.setItem('user', `e30.${claims}.x`);
  });
  await page.reload();
  const modal = page
    .getByRole('alertdialog', { name: messages.sessionExpiredTitle })
    .or(page.getByRole('dialog', { name: messages.sessionExpiredTitle }));
  await expect(modal.getByText(messages.sessionExpiredText)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: messages.logIn }).click();
  await expect(page).toHaveURL(/\/auth\/loginformik/);
});

test('the roles of a person decide what the menu and the list offer [ROL-06]', async ({ page }) => {
  await logIn(page, 'rentalowner@demo.test');
  await page.goto('/propertiesList');
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Add property/ })).toHaveCount(0);
  await page.goto('/addPropertyUnit');
  await expect(page.getByRole('button', { name: 'Save property' })).toHaveCount(0);
});
