// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const asked = 'GET /api/subscriptions/getCheckout/cs_1';
const open = '/subscriptionPayConfirmation?checkout=cs_1';

beforeEach(() => logIn({ role: 'manager' }));
afterEach(leaveScreen);

describe('/subscriptionPayConfirmation', () => {
  it('paid says so and leads on', async () => {
    fakeServer({ [asked]: () => ok({ status: 'paid', plan: 'Landlord' }) });
    await renderScreen(open);
    expect(await screen.findByText('Paid. Landlord is yours.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my subscription' }).getAttribute('href')).toBe(
      '/user-subscription',
    );
    await expectOutline('subscription-paid');
  });

  it('paid in the trial says when the plan begins', async () => {
    const free_until = '2026-02-05T10:00:00.000Z';
    fakeServer({ [asked]: () => ok({ status: 'paid', plan: 'Landlord', free_until }) });
    await renderScreen(open);
    expect(await screen.findByText('Landlord begins on Feb 05, 2026.')).toBeTruthy();
    await expectOutline('subscription-paid-in-trial');
  });

  it('asks until the provider has said yes', async () => {
    let answers = 0;
    fakeServer({
      [asked]: () => ok({ status: answers++ === 0 ? 'processing' : 'paid', plan: 'Landlord' }),
    });
    await renderScreen(open);
    expect(await screen.findByText('The payment is being processed')).toBeTruthy();
    expect(await screen.findByText('Paid. Landlord is yours.')).toBeTruthy();
  });

  it.each([
    ['open', 'The payment was not finished'],
    ['expired', 'The payment page has expired'],
  ])('%s: nothing was charged, and the way back to the plans', async (status, title) => {
    fakeServer({ [asked]: () => ok({ status, plan: 'Landlord' }) });
    await renderScreen(open);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a plan again' })).toBeTruthy();
  });

  it('another organization’s checkout, or none, is no payment here', async () => {
    fakeServer({ [asked]: () => refused(404, 'not-found') });
    await renderScreen(open);
    expect(await screen.findByText('We couldn’t find this payment')).toBeTruthy();
    leaveScreen();
    await renderScreen('/subscriptionPayConfirmation');
    expect(await screen.findByText('We couldn’t find this payment')).toBeTruthy();
  });

  it('failed says so, and reads again on Retry', async () => {
    let answers = 0;
    fakeServer({
      [asked]: () =>
        answers++ === 0 ? refused(500, 'unexpected') : ok({ status: 'paid', plan: 'Landlord' }),
    });
    await renderScreen(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Paid. Landlord is yours.')).toBeTruthy();
  });
});
