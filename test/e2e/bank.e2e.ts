import { expect, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { giveBankDetails } from './support/payment-pages';
import { logIn } from './support/session';

test('an owner leaves the bank details half done, finishes them, and can be paid [ROL-08][API-19][PRP-24]', async ({
  page,
}) => {
  await logIn(page, 'rentalowner@demo.test');
  const toProvider = async () => {
    await page.getByRole('button', { name: /^(Add bank details|Continue)/ }).click();
    await expect(page).toHaveURL(/\/local\/stripe\//);
  };
  await test.step('begins at the own property and turns back', async () => {
    await page.goto('/propertiesList');
    await page.getByRole('link', { name: 'Alder Court' }).first().click();
    await page.getByRole('link', { name: messages.addBank }).click();
    await expect(page).toHaveURL(/onbordingOwner/);
    await expect(page.getByText('Not started', { exact: true })).toBeVisible();
    await toProvider();
    await page.getByRole('link', { name: 'Finish later' }).click();
    await expect(page).toHaveURL(/ownerBankInfo/);
    await expect(page.getByText(/^(More needed|Started)$/)).toBeVisible();
  });
  await test.step('goes on and finishes', async () => {
    await toProvider();
    await giveBankDetails(page);
    await expect(page).toHaveURL(/ownerBankInfo/);
    await expect(page.getByText('Money can be paid out to this bank account.')).toBeVisible();
    await expect(page.getByText('Ending in 6789')).toBeVisible();
  });
  await test.step('the property says so, and so does the bell of the organization’s head', async () => {
    await page.goto('/propertiesList');
    await page.getByRole('link', { name: 'Alder Court' }).first().click();
    await expect(page.getByRole('link', { name: messages.viewBank })).toBeVisible();
    const head = await (await page.context().browser()?.newContext())?.newPage();
    if (!head) throw new Error('There is no browser');
    await logIn(head, 'orgadmin@demo.test');
    await head.goto('/notification');
    await expect(head.getByText('Bank account ready').first()).toBeVisible();
  });
});
