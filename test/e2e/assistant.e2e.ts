import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { logIn, withLook } from './support/session';

const phone = { width: 390, height: 844 };

const ask = async (page: Page, question: string): Promise<void> => {
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Looking it up')).toBeHidden();
};

const answers = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('article');

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a landlord in a car hears who is late in the Beacon house, and opens the ledger of one', async ({
    page,
  }) => {
    await withLook(page, { dark: true, rtl: false });
    await logIn(page, 'orgadmin@demo.test');
    await page.goto('/chatbot');
    await ask(page, 'who is late in the Beacon house');
    const answer = answers(page).last();
    await expect(answer.getByText('These tenants are past due:')).toBeVisible();
    for (const line of await answer.getByRole('listitem').all())
      await expect(line).toContainText('Beacon House');
    await expectClean(page);
    await answer.getByRole('listitem').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/ledgesData\?id=/);
  });

  test('a tenant at night with water from the ceiling reads what to do, whom to call, and sends the request', async ({
    page,
  }) => {
    await withLook(page, { dark: true, rtl: true });
    await logIn(page, 'tenant@demo.test');
    await page.goto('/chatbot');
    await ask(page, 'water is coming from the ceiling');
    const answer = answers(page).last();
    await expect(answer.getByRole('alert')).toContainText('Shut the water off');
    await expect(answer.getByRole('alert')).toContainText(/Call .+: \d/);
    await expectClean(page);
    const card = answer.getByRole('group', { name: 'Repair request' });
    await expect(card).toContainText('water is coming from the ceiling');
    await expect(card).toContainText('Water running');
    await card.getByRole('button', { name: 'Send the request' }).click();
    await expect(card.getByText('The request is raised.')).toBeVisible();
    await page.goto('/servicerequest');
    await expect(page.getByText('water is coming from the ceiling').first()).toBeVisible();
  });
});

test('a tenant who asks for the neighbor’s rent hears nothing of it', async ({ page }) => {
  await logIn(page, 'tenant@demo.test');
  await page.goto('/chatbot');
  await ask(page, 'whats my neighbors rent');
  await expect(answers(page).last()).toContainText('What concerns other people is theirs.');
  await expect(answers(page).last()).not.toContainText('$');
});

test('an owner asks from the keyboard over any screen what came in, and opens the report', async ({
  page,
}) => {
  await logIn(page, 'rentalowner@demo.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Northgate Homes' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  await panel.getByLabel('Your question').fill('how much did i make last month');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/collected/).last()).toBeVisible();
  await panel.getByRole('link', { name: 'Open the report' }).click();
  await expect(page).toHaveURL(/reports\?/);
});

test('an applicant hears where the application stands', async ({ page }) => {
  await logIn(page, 'applicant@demo.test');
  await page.goto('/chatbot');
  await ask(page, 'whats up with my application');
  await expect(answers(page).last()).toContainText('Where you stand:');
});
