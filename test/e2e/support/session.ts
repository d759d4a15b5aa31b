import { expect, type Page } from '@playwright/test';

export const demoPassword = 'Rent-2026!';

/** Logs in through the form, as a person does. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/propertyDashboard/);
}

/** Theme and direction as a person stored them, before the first paint. */
export async function withLook(page: Page, look: { dark: boolean; rtl: boolean }): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('layoutSettings', JSON.stringify(value)), look);
}
