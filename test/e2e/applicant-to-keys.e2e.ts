import { expect, test } from '@playwright/test';
import { expectClean, hearErrors } from './support/clean';
import { allGood, draw } from './support/condition-report';
import { addressMailedTo, subjectsMailedTo } from './support/outbox';
import { logIn } from './support/session';
import { signLease } from './support/sign-lease';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(200_000);

const email = 'iris.holm@example.test';
const landlord = 'orgadmin@demo.test';

test('an applicant on a phone comes from the listing to the keys: applies, is approved, signs, joins, and agrees with the move-in report', async ({
  page,
  browser,
  request,
}) => {
  const errors = hearErrors(page);
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const next = desk.getByRole('button', { name: 'Next' });
  const mailed = (to: string, at: string) => addressMailedTo(request, { to, page: at });

  await test.step('from the listing to the application that was sent', async () => {
    await logIn(desk, landlord);
    await desk.goto('/addApplicant');
    await desk.getByRole('link', { name: /^Ivy Terrace/ }).click();
    await desk.getByRole('link', { name: /^101/ }).click();
    await desk.getByRole('button', { name: 'Show the link' }).click();
    await page.goto(await desk.getByLabel('Link for applicants').inputValue());
    await page.getByRole('link', { name: 'Apply for this home' }).click();
    await page.getByLabel('First name').fill('Iris');
    await page.getByLabel('Last name').fill('Holm');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('Current address').fill('18 Oak Street, Columbus, OH 43205');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('Employer').fill('Riverside Hospital');
    await page.getByLabel(/^Monthly income/).fill('4800');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('All my answers are true and complete.').check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  });

  await test.step('the landlord approves, completes the draft and sends it', async () => {
    await desk.goto('/applicantsList');
    await desk.getByRole('link', { name: /^Iris Holm/ }).click();
    await desk.getByRole('button', { name: 'Approve' }).click();
    await desk.getByRole('button', { name: 'Approve and draft' }).click();
    await desk.getByRole('button', { name: '12 months' }).click();
    await next.click();
    await expect(desk.getByLabel('First name')).toHaveValue('Iris');
    await desk.getByLabel(/^Authority to sign/).fill('Management agreement of January 5, 2025');
    await next.click();
    await expect(desk).toHaveURL(/step=rent/);
    await next.click();
    await desk.getByLabel(/^Address for notices/).fill('1 Main Street, Dayton, OH 45402');
    await next.click();
    await desk.getByRole('checkbox', { name: /^I have read the text/ }).check();
    await desk.getByRole('button', { name: 'Send for signature' }).click();
    await expect(desk.getByText('Waiting for signatures').first()).toBeVisible();
  });

  await test.step('the link of the application says so, and the lease is signed by both', async () => {
    await page.reload();
    await expect(page.getByText(/approved/i).first()).toBeVisible();
    await expectClean(page);
    await page.goto(await mailed(email, '/auth/sign'));
    await signLease(page, () => expectClean(page));
    const office = await (await browser.newContext()).newPage();
    await office.goto(await mailed(landlord, '/auth/sign'));
    await signLease(office, async () => {});
    await office.context().close();
    // The demo’s leases are sealed before it, one after another.
    await expect
      .poll(() => subjectsMailedTo(request, email), { timeout: 90_000 })
      .toContain('Your lease is signed');
  });

  await test.step('the mail leads to an account, whose home knows the first day', async () => {
    await page.goto(await mailed(email, '/auth/registerformik'));
    await page.getByLabel(/^Password/).fill('a warm house in june');
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page.getByText('Unit 101, Ivy Terrace')).toBeVisible();
    await expect(page.getByText('First day')).toBeVisible();
    await expectClean(page);
  });

  await test.step('the landlord hands over the keys with a report', async () => {
    await desk.reload();
    await desk.getByRole('link', { name: 'Move-in', exact: true }).click();
    await allGood(desk);
    await desk.getByLabel('Keys handed over').fill('2 house keys');
    await desk.getByRole('button', { name: 'Save the report' }).click();
    await desk.getByRole('button', { name: 'Send to the tenants' }).click();
    await draw(desk, 'For the landlord');
    await desk.getByRole('button', { name: 'Sign and send' }).click();
    await expect(desk.getByText('The tenants have the report.')).toBeVisible();
    await desk.context().close();
  });

  await test.step('the tenant agrees with it, room by room, and signs', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Check and sign' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Go to the report' }).click();
    await expect(page.getByText('2 house keys')).toBeVisible();
    const rooms = page.getByRole('button', { name: /^Agree with all of / });
    for (let left = await rooms.count(); left > 0; left -= 1) await rooms.first().click();
    await page.getByRole('radio', { name: 'Type' }).click();
    await expectClean(page);
    await page.getByRole('button', { name: 'Sign the report' }).click();
    await expect(page.getByRole('heading', { name: /signed|signature is in/i })).toBeVisible();
    await page.goto('/showLease');
    await expect(page.getByText('Move-in report').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
