import type { BrowserContext } from '@playwright/test';
import { demoPassword } from '../../infra/local/seed/accounts';
import { Client } from '../support/client';

/** Stores in the browser what the login screen stores. */
export async function signIn(
  context: BrowserContext,
  url: string,
  email = 'orgadmin@demo.test',
): Promise<void> {
  const { token, sessionId, user } = await new Client(url).logIn(email, demoPassword);
  const [role] = user.roles;
  const stored = {
    user: token,
    userData: JSON.stringify(user),
    userUniqueRoleID: role?.user_role_id ?? '',
    userRole: role?.role_label ?? '',
    sessionId,
  };
  const page = await context.newPage();
  await page.goto(`${url}/theme.js`);
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  await page.close();
}
