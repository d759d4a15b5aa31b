import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { expect, test } from '@playwright/test';
import { logIn } from './support/session';

/** Numbers that no other journey uses. */
const first = 700_041;

test('a bookkeeper pays what is due by checks, prints them, and voids one that was lost [D60]', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await page.getByRole('link', { name: 'Bills', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bills' })).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Pay bills' });
  await dialog.getByRole('textbox', { name: /First check number/ }).fill(String(first));
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog.getByText(`Paid by check ${first}`)).toBeVisible();
  await dialog.getByRole('button', { name: /^Print / }).click();

  const printing = page.getByRole('dialog', { name: /^Print / });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    printing.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const pdf = await PDF.load(new Uint8Array(await readFile(await file.path())));
  expect(pdf.extractText()[0]?.text).toContain(`Check ${first}`);
  await printing.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('link', { name: 'Bank', exact: true }).click();
  await page
    .getByRole('link', { name: /Rent trust/ })
    .first()
    .click();
  const row = page.getByRole('row', { name: new RegExp(String(first)) });
  await expect(row.getByText('Outstanding')).toBeVisible();
  await row.getByRole('button', { name: `Actions for check ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  const voiding = page.getByRole('dialog', { name: `Void check ${first}?` });
  await voiding.getByRole('textbox', { name: /Reason/ }).fill('Lost in the mail');
  await voiding.getByRole('button', { name: 'Void the check' }).click();
  await expect(row.getByText('Void', { exact: true })).toBeVisible();
});
