import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { subjectsMailedTo } from './support/outbox';
import { demoPassword, logIn } from './support/session';

const email = 'empty@demo.test';

/** The next half minute's code, which is accepted early: this one may have been used. */
const freshCode = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of Erin/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
}

/** Logs in up to the second step. */
async function givePassword(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
}

test('a person turns two-step login on, and gets in by a code of the app, and once by a recovery code', async ({
  page,
  request,
}) => {
  let secret = '';
  let recoveryCode = '';
  await test.step('turns it on, with a code of the app', async () => {
    await logIn(page, email);
    await page.goto('/user-settings?tab=two-step');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByLabel(/^Your password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    secret = (await page.getByLabel('Key', { exact: true }).innerText()).replace(/\s/g, '');
    await page.getByLabel(/^Code/).fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = await codes.first().innerText();
    await page.getByLabel('I saved them').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('10 recovery codes are left')).toBeVisible();
    expect(await subjectsMailedTo(request, email)).toContain(
      'Two-step login is on for your Keystead account',
    );
  });

  await test.step('gets in by a code, and by no other', async () => {
    await logOut(page);
    await givePassword(page);
    const field = page.getByLabel(/^Six-digit code/);
    await expect(field).toBeFocused();
    const right = freshCode(secret);
    await field.pressSequentially(right === '000000' ? '000001' : '000000');
    await expect(page.getByText('That code is incorrect.')).toBeVisible();
    await expect(page).toHaveURL(/login/);
    await field.fill(right);
    await expect(page).toHaveURL(/propertyDashboard/);
  });

  await test.step('gets in by a recovery code, which is gone then', async () => {
    await logOut(page);
    await givePassword(page);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel(/^Recovery code/).fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/propertyDashboard/);
    await page.goto('/user-settings?tab=two-step');
    await expect(page.getByText('9 recovery codes are left')).toBeVisible();
    expect(await subjectsMailedTo(request, email)).toContain(
      'A recovery code for your Keystead account was used',
    );
  });
});
