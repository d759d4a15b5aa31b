import { expect, test } from '@playwright/test';
import { logIn } from './support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('an applicant follows an application from the own account on a phone [RTE-02]', async ({
  page,
  browser,
}) => {
  await logIn(page, 'applicant@demo.test');

  await test.step('sees where it stands and what is next', async () => {
    await page.goto('/applicantScreening');
    await expect(page.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
    await expect(page.getByText('Your screening is waiting for you')).toBeVisible();
  });

  await test.step('reads what the landlord wrote, and answers', async () => {
    await page.getByRole('button', { name: 'Read and answer' }).click();
    await expect(page.getByText(/^Thank you for applying\./)).toBeVisible();
    await page.getByLabel('Write to Northgate Homes').fill('Saturday is fine.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Saturday is fine.')).toBeVisible();
  });

  await test.step('agrees to the screening', async () => {
    await page.goto('/applicantScreening');
    await page.getByRole('button', { name: 'Read and agree' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome, Ava Lindqvist/ })).toBeVisible();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Agree and send' })).toBeVisible();
  });

  await test.step('the landlord finds the answer', async () => {
    const desk = await (await browser.newContext()).newPage();
    await logIn(desk, 'orgadmin@demo.test');
    await desk.goto('/applicantsList');
    await expect(desk.getByText('New message')).toBeVisible();
    await desk.getByRole('link', { name: /^Ava Lindqvist/ }).click();
    await expect(desk.getByText('Saturday is fine.')).toBeVisible();
  });
});
