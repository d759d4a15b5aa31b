import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addressMailedTo } from './outbox';
import { logIn } from './session';

type Joining = {
  readonly landlord: Page;
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

/** The landlord invites a tenant of the demo again, who joins from the mail and sees the home. */
export async function joinTenant({ landlord, page, request, ...tenant }: Joining): Promise<void> {
  const { firstName, lastName, email, password } = tenant;
  const name = `${firstName} ${lastName}`;
  await logIn(landlord, 'orgadmin@demo.test');
  await landlord.goto(`/tenantsList?q=${encodeURIComponent(name)}`);
  await landlord
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await landlord.getByRole('button', { name: `More about ${name}` }).click();
  await landlord.getByRole('menuitem', { name: 'Resend invite' }).click();
  await expect(landlord.getByText(/^New invitation sent to /)).toBeVisible();
  await page.goto(await addressMailedTo(request, { to: email, page: '/auth/registerformik' }));
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/propertyDashboard/);
}
