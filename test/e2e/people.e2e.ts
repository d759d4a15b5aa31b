import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { messages } from '../../shared/domain/messages';
import { logIn } from './support/session';

const email = 'mia.quist@example.test';
const password = 'a quiet street in may';
const Mails = z.array(z.object({ to: z.string(), text: z.string() }));

test('an org admin invites a manager limited to two properties, who accepts from the mail and sees only those [ROL-02][ROL-09]', async ({
  page,
  browser,
  request,
}) => {
  await test.step('invites', async () => {
    await logIn(page, 'orgadmin@demo.test');
    await page.getByRole('link', { name: 'People' }).first().click();
    await page.getByRole('button', { name: 'Invite person' }).click();
    const form = page.getByRole('dialog', { name: 'Invite a person' });
    await form.getByLabel('Email').fill(email);
    const level = (area: string, name: string) =>
      form.getByRole('radiogroup', { name: area }).getByText(name, { exact: true });
    await level('Properties and units', 'View').click();
    await form.getByText('Chosen properties').click();
    await form.getByLabel('Alder Court').check();
    await form.getByLabel('Beacon House').check();
    await form.getByRole('button', { name: 'Send invitation' }).click();
    // The list is by name, and longer than a page.
    await expect(form).toHaveCount(0);
    await page.goto(`/organisationsUsers?search=${encodeURIComponent(email)}`);
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited');
  });

  const theirs = await (await browser.newContext()).newPage();
  await test.step('accepts from the mail, once', async () => {
    const answer = await request.get('/local/outbox', { headers: { accept: 'application/json' } });
    const mail = Mails.parse(await answer.json()).find((one) => one.to === email);
    const link = new URL(/https?:\/\/\S+invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
    await theirs.goto(link.pathname + link.search);
    await theirs.getByLabel('First name').fill('Mia');
    await theirs.getByLabel('Last name').fill('Quist');
    await theirs.getByLabel(/^Password/).fill(password);
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(theirs).toHaveURL(/propertyDashboard/);
    await theirs.goto(link.pathname + link.search);
    await expect(theirs.getByRole('heading', { name: /no longer valid/ })).toBeVisible();
  });

  await test.step('sees the two properties and no others', async () => {
    await theirs.goto('/propertiesList');
    await expect(theirs.getByRole('link', { name: /Alder Court|Beacon House/ })).toHaveCount(2);
    await expect(theirs.getByRole('table', { name: 'Active properties' }).getByRole('link')).toHaveCount(2);
    await theirs.goto('/organisationsUsers');
    await expect(theirs.getByText('You don’t have access to this page')).toBeVisible();
  });

  await test.step('is looked at as, read only', async () => {
    await page.goto(`/organisationsUsers?search=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: /Mia Quist/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'View as' }).click();
    await expect(page.getByText('Nothing can be changed.')).toBeVisible();
    await page.getByRole('link', { name: 'Properties' }).first().click();
    await expect(page.getByRole('table', { name: 'Active properties' }).getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Exit view' }).click();
    await expect(page).toHaveURL(/organisationsUsers/);
    await expect(page.getByText('Nothing can be changed.')).toHaveCount(0);
  });

  await test.step('is suspended, and out with the next call', async () => {
    await page.goto(`/organisationsUsers?search=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: /Mia Quist/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    const question = page.getByRole('alertdialog', { name: 'Suspend Mia Quist?' });
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByRole('dialog').getByText('Suspended', { exact: true })).toBeVisible();
    await theirs.goto('/propertiesList');
    const ended = theirs.getByRole('alertdialog', { name: messages.sessionExpiredAlert });
    await ended.getByRole('button', { name: messages.ok }).click();
    await expect(theirs).toHaveURL(/\/login/);
  });
});
