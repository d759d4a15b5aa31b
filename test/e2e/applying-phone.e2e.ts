import { expect, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { subjectsMailedTo } from './support/outbox';
import { logIn } from './support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const email = 'nora.lund@example.test';

test('somebody applies on a phone, goes back and reloads without losing a word, and reads what was sent', async ({
  page,
  browser,
  request,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await logIn(desk, 'rentalmanager@demo.test');
  await desk.goto('/addApplicant');
  await desk.getByRole('link', { name: /^Ivy Terrace/ }).click();
  await desk.getByRole('link', { name: /^103/ }).click();
  await desk.getByRole('button', { name: 'Show the link' }).click();
  const link = await desk.getByLabel('Link for applicants').inputValue();

  await test.step('begins, and each step takes the focus at its name', async () => {
    await page.goto(link);
    await page.getByRole('link', { name: 'Apply for this home' }).click();
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lund');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Step 2 of 5: Your home' })).toBeFocused();
    await expectClean(page);
  });

  await test.step('the browser’s Back shows what was typed, and begins nothing again', async () => {
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Step 2 of 5: Your home' })).toBeVisible();
    await expect.poll(() => subjectsMailedTo(request, email)).toHaveLength(1);
  });

  await test.step('a reload keeps the step and what was typed on it', async () => {
    await page.getByLabel('Current address').fill('18 Oak Street, Columbus, OH 43205');
    await page.getByLabel('You live there since').fill('forever');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Enter the year, such as 2023')).toBeVisible();
    await page.getByLabel('You live there since').fill('May 2023');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('You live there since')).toHaveValue('May 2023');
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('the review leads back to each part, and what was sent can be read', async () => {
    await page.getByLabel('Employer').fill('Riverside Hospital');
    await page.getByLabel(/^Monthly income/).fill('4800');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'Edit: Work and income' }).click();
    await expect(page.getByLabel('Employer')).toHaveValue('Riverside Hospital');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expectClean(page);
    await page.getByLabel('All my answers are true and complete.').check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    await expect(page.getByText('Riverside Hospital')).toBeVisible();
    await expectClean(page);
  });
});
