import { expect, type Page } from '@playwright/test';

/** The provider's test numbers. */
export const cards = { good: '4242424242424242', declinedLater: '4000000000000341' } as const;

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/^Expires/).fill('12 / 44');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel(/^Name on card/).fill('Ines Roth');
}

/** Pays on the provider's page, which says it is a simulation, and waits for the way back. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/local\/stripe\//);
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

/** Pays a sum, or saves what to pay with: by card, or from the bank account of this number. */
export async function payOnce(page: Page, by: { card: string } | { account: string }): Promise<void> {
  await expect(page).toHaveURL(/\/local\/stripe\//);
  if ('card' in by) await fillCard(page, by.card);
  else {
    await page.getByLabel('US bank account').check();
    await page.getByLabel('Account number').fill(by.account);
    await page.getByLabel(/^Name on card/).fill('Ines Roth');
  }
  await page.getByRole('button', { name: /^(Pay|Save)/ }).click();
}

/** Adds a card on the provider's page, pays the open invoice with it if asked, and returns. */
export async function replaceCard(
  page: Page,
  number: string,
  { payOpenInvoice = false }: { payOpenInvoice?: boolean } = {},
): Promise<void> {
  await expect(page).toHaveURL(/\/local\/stripe\//);
  await page.getByRole('link', { name: 'Add payment method' }).click();
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Add and make default' }).click();
  await expect(page.getByText('The payment method was added and is the default now.')).toBeVisible();
  if (payOpenInvoice) {
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  }
  await page.getByRole('link', { name: /Return to Keystead/ }).click();
}

/** Enters and submits what the provider asks of someone who gets paid. */
export async function giveBankDetails(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/local\/stripe\//);
  const about = {
    'First name': 'Rosa',
    'Last name': 'Delgado',
    Month: '2',
    Day: '3',
    Year: '1970',
    Street: '1 Main St',
    City: 'Columbus',
    State: 'OH',
    Zip: '43215',
  };
  for (const [label, value] of Object.entries(about))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(/^Last 4 of your/).fill('0000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Agree and submit' }).click();
}
