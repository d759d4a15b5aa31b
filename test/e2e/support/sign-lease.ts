import { expect, type Page } from '@playwright/test';

/** Agrees to sign electronically, looks at the lease, and signs it by typing. */
export async function signLease(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Go to the lease' }).click();
  await page.getByRole('radio', { name: 'Type' }).click();
  await look();
  await page.getByRole('button', { name: 'Sign the lease' }).click();
  await expect(page.getByRole('heading', { name: /your signature is in|Everyone has signed/ })).toBeVisible();
}
