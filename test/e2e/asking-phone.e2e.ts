import { expect, test } from '@playwright/test';
import { expectClean, hearErrors } from './support/clean';
import { addressMailedTo, subjectsMailedTo } from './support/outbox';
import { logIn } from './support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const email = 'ruth.okafor@example.test';
/** Three days from now, as a date field takes it. */
const dayToCome = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

test('somebody on a phone asks about a home and sees it: from the shared link to a time in both calendars, the application and the answer', async ({
  page,
  browser,
  request,
}) => {
  const errors = hearErrors(page);
  const desk = await (await browser.newContext()).newPage();
  const heardAtDesk = hearErrors(desk);
  let link = '';

  await test.step('the landlord shares the link; programs that show links find title and words', async () => {
    await logIn(desk, 'orgadmin@demo.test');
    await desk.goto('/addApplicant');
    await desk.getByRole('link', { name: /^Ivy Terrace/ }).click();
    await desk.getByRole('link', { name: /^102/ }).click();
    await desk.getByRole('button', { name: 'Show the link' }).click();
    link = await desk.getByLabel('Link for applicants').inputValue();
    const shown = await request.get(link, { headers: { 'user-agent': 'WhatsApp/2.23.20' } });
    expect(shown.headers()['content-type']).toContain('text/html');
    expect(await shown.text()).toContain('<meta property="og:title" content="Ivy Terrace, unit 102">');
  });

  await test.step('a question with a time to see it; nothing is sent before the mail was opened', async () => {
    await page.goto(link);
    await page.getByRole('link', { name: 'Ask a question or see the home' }).click();
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByText('Write your question').first()).toBeVisible();
    await page.getByLabel('First name').fill('Ruth');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Your question').fill('Is there a place for two bicycles?');
    await page.getByRole('button', { name: 'Add a time' }).click();
    await page.getByLabel('Day').fill(dayToCome());
    await page.getByLabel('To', { exact: true }).fill('10:00');
    await expectClean(page);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await addressMailedTo(request, { to: email, page: '/auth/question' }));
    await expect(page.getByText('Is there a place for two bicycles?')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ivy Terrace, unit 102' })).toBeVisible();
    await expectClean(page);
  });

  await test.step('the landlord answers, and chooses the time', async () => {
    await desk.goto('/applicantsList');
    await desk.getByRole('link', { name: /^Ruth Okafor/ }).click();
    await expect(desk.getByText('Is there a place for two bicycles?')).toBeVisible();
    await desk.getByLabel('New message').fill('Yes, in the yard.');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await desk.getByRole('button', { name: /^Choose / }).click();
    await expect(desk.getByText('Both sides agreed. The calendar file is in the email.')).toBeVisible();
    await expectClean(desk);
    await expect.poll(() => subjectsMailedTo(request, email)).toContain('Your time to see a home');
  });

  await test.step('the answer and the time are on the page of the mail, which leads into the application', async () => {
    await page.goto(await addressMailedTo(request, { to: email, page: '/auth/question' }));
    await expect(page.getByText('Yes, in the yard.')).toBeVisible();
    await expect(page.getByText(/9:00 AM/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Apply for this home' }).click();
    // Who asked has told the first step already.
    await expect(page.getByRole('heading', { name: 'Step 2 of 5: Your home' })).toBeVisible();
    await page.getByLabel('Current address').fill('4 Mill Lane, Columbus, OH 43201');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('Employer').fill('City Library');
    await page.getByLabel(/^Monthly income/).fill('5200');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('All my answers are true and complete.').check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('heading', { name: 'Your application was submitted' })).toBeVisible();
    await expect(page.getByText('Yes, in the yard.')).toBeVisible();
    await expectClean(page);
  });

  await test.step('declined, the letter can be read on the page', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: 'Decline' }).click();
    await desk
      .getByRole('dialog', { name: 'Decline this application?' })
      .getByRole('button', { name: 'Decline' })
      .click();
    await expect(desk.getByText('Declined').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your application was decided' })).toBeVisible();
    await expectClean(page);
    expect(errors).toEqual([]);
    expect(heardAtDesk).toEqual([]);
    await desk.context().close();
  });
});
