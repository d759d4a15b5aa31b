import { expect, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { expectClean, hearErrors } from './support/clean';
import { addressMailedTo, subjectsMailedTo } from './support/outbox';
import { cards, payOnce } from './support/payment-pages';
import { logIn } from './support/session';

const email = 'mara.voss@example.test';

test('somebody applies on a phone and goes on at a desk; screened, paid and declined with the notice; another is approved into a draft [SCR-07][SCR-09][API-27][API-28][D49]', async ({
  page,
  browser,
  request,
}) => {
  const errors = hearErrors(page);
  const applicant = page.getByRole('link', { name: /^Mara Voss/ });
  let link = '';

  await test.step('the landlord opens the home for applications', async () => {
    await logIn(page, 'orgadmin@demo.test');
    await page.goto('/addApplicant');
    await page.getByRole('link', { name: /^Ivy Terrace/ }).click();
    await page.getByRole('link', { name: /^102/ }).click();
    await page.getByRole('button', { name: 'Show the link' }).click();
    link = await page.getByLabel('Link for applicants').inputValue();
    await expectClean(page);
  });

  await test.step('on a phone somebody sees the home and begins', async () => {
    const phone = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      colorScheme: 'dark',
    });
    const home = await phone.newPage();
    const heard = hearErrors(home);
    await home.goto(link);
    await expect(home.getByRole('heading', { name: 'Ivy Terrace, unit 102' })).toBeVisible();
    await expectClean(home);
    await home.getByRole('link', { name: 'Apply for this home' }).click();
    await home.getByLabel('First name').fill('Mara');
    await home.getByLabel('Last name').fill('Voss');
    await home.getByLabel('Email').fill(email);
    await home.getByRole('button', { name: 'Save and continue' }).click();
    await expect(home.getByLabel('Current address')).toBeVisible();
    await expectClean(home);
    expect(heard).toEqual([]);
    await phone.close();
  });

  const desk = await (await browser.newContext()).newPage();
  const heardAtDesk = hearErrors(desk);

  await test.step('at a desk the mailed link goes on where the phone stopped', async () => {
    const mailed = await addressMailedTo(request, { to: email, page: '/auth/addApplication' });
    await desk.goto(mailed);
    await desk.getByLabel('Current address').fill('18 Oak Street, Columbus, OH 43205');
    await desk.getByRole('button', { name: 'Save and continue' }).click();
    await desk.getByLabel('Employer').fill('Riverside Hospital');
    await desk.getByLabel(/^Monthly income/).fill('4800');
    await desk.getByRole('button', { name: 'Save and continue' }).click();
    await desk.getByLabel('Pets').fill('None');
    await desk.getByRole('button', { name: 'Save and continue' }).click();
    await expect(desk.getByText('Riverside Hospital')).toBeVisible();
    await expectClean(desk);
    await desk.getByLabel('All my answers are true and complete.').check();
    await desk.getByRole('button', { name: 'Submit application' }).click();
    await expect(desk.getByRole('heading', { name: 'Your application was submitted' })).toBeVisible();
  });

  await test.step('the landlord orders a screening', async () => {
    await page.goto('/applicantsList');
    await applicant.click();
    await page.getByRole('link', { name: 'Order screening' }).click();
    await page.getByRole('radio', { name: 'Charge the applicant' }).check();
    await page.getByLabel('Amount for Mara').fill('35');
    await expectClean(page);
    await page.getByRole('button', { name: messages.reviewOrder }).click();
    await page.getByLabel(messages.orderConfirmation).check();
    await page.getByRole('button', { name: messages.confirmOrder }).click();
    const said = page.getByRole('alertdialog').filter({ hasText: messages.orderConfirmed });
    await said.getByRole('button', { name: messages.ok }).click();
    await expect(page.getByText('Link sent')).toBeVisible();
  });

  await test.step('the applicant agrees, and pays the fee', async () => {
    const mailed = await addressMailedTo(request, { to: email, page: '/auth/completeScreening' });
    await desk.goto(mailed);
    await desk.getByRole('button', { name: messages.start }).click();
    await desk.getByLabel('Date of birth').fill('1991-04-17');
    await desk.getByLabel('Current address').fill('18 Oak Street, Columbus, OH 43205');
    await desk.getByLabel('I have read this and agree.').check();
    await expectClean(desk);
    await desk.getByRole('button', { name: 'Agree and send' }).click();
    const pay = desk.getByRole('button', { name: 'Pay $35.00' });
    await expect(desk.getByText('You’re all set').or(pay)).toBeVisible();
    // The bureau takes a moment.
    await expect(async () => {
      if (await pay.isVisible()) return;
      await desk.reload();
      await desk.getByRole('button', { name: messages.continueScreening }).click();
      await expect(pay).toBeVisible({ timeout: 1000 });
    }).toPass();
    await pay.click();
    await payOnce(desk, { card: cards.good });
    await expect(desk).toHaveURL(/completeScreening/);
    expect(heardAtDesk).toEqual([]);
  });

  await test.step('the landlord reads the report and declines with the notice', async () => {
    await page.goto('/applicantsList');
    await applicant.click();
    await page.getByRole('button', { name: 'Read the report' }).click();
    const report = page.getByRole('region', { name: 'Screening report' });
    await expect(report.getByText('This report is simulated')).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this application?' });
    await expect(dialog.getByLabel('Send the adverse-action notice')).toBeChecked();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Declined').first()).toBeVisible();
    await expect
      .poll(() => subjectsMailedTo(request, email))
      .toContainEqual(expect.stringMatching(/notice/i));
  });

  await test.step('another applicant is approved, and the lease is drafted with what is known', async () => {
    await page.goto('/applicantsList');
    await page.getByRole('link', { name: /^Priya Raman/ }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve and draft' }).click();
    await expect(page).toHaveURL(/updateLease/);
    await page.getByRole('button', { name: /^People/ }).click();
    await expect(page.getByLabel('First name').first()).toHaveValue('Priya');
    await expectClean(page);
    expect(errors).toEqual([]);
  });
});
