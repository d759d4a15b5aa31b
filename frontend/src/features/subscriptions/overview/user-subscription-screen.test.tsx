// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../../shared/domain/messages';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { payment, planDetails, plans, subscription } from '../../../testing/subscription-samples';
import { externalUrl } from '../../../ui/primitives/external-url';

const mine = 'GET /api/users/my-subscription/usr_ada';
const onOffer = { 'GET /api/plans/getAllPlans': () => ok({ data: plans }) };
const autopay = 'POST /api/stripeAccountRouter/saveAutoPayOption';

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('/user-subscription', () => {
  it('waits with the spec’s word [SUB-03]', async () => {
    fakeServer({ [mine]: never });
    await renderScreen('/user-subscription');
    expect(await screen.findByText(messages.loading)).toBeTruthy();
  });

  it('says so when there is no subscription, and leads to the plans [SUB-03]', async () => {
    const { planDetails: _, ...none } = subscription({ paymentHistory: [] });
    fakeServer({ [mine]: () => ok(none) });
    await renderScreen('/user-subscription');
    expect(await screen.findByText('No subscription found.')).toBeTruthy();
    await expectOutline('subscription-none');
    expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/subscriptionPay');
  });

  it('failed says so with the request id, and reads again on Retry', async () => {
    let answers = 0;
    fakeServer({
      ...onOffer,
      [mine]: () => (answers++ === 0 ? refused(500, 'unexpected') : ok(subscription())),
    });
    await renderScreen('/user-subscription');
    expect((await screen.findByRole('alert')).textContent).toContain('req_7');
    await expectOutline('subscription-failed');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Landlord')).toBeTruthy();
  });

  it.each(['rentalManager', 'rentalOwner', 'tenant', 'applicant'] as const)(
    'is not open to a %s, and asks the server nothing',
    async (role) => {
      logIn({ role });
      const calls = fakeServer({ [mine]: () => ok(subscription()) });
      await renderScreen('/user-subscription');
      expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
      expect(calls).toEqual([]);
    },
  );

  it('asks for the caller’s own and shows plan, use, autopay and payments [SUB-01][API-21]', async () => {
    const calls = fakeServer({ ...onOffer, [mine]: () => ok(subscription()) });
    await renderScreen('/user-subscription');
    const plan = await screen.findByRole('region', { name: 'Current plan' });
    expect(calls).toContain(mine);
    expect(within(plan).getByText('Active')).toBeTruthy();
    expect(within(plan).getByText('Renews on Feb 05, 2026 at $19 a month.')).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Properties' }).getAttribute('aria-valuetext')).toBe(
      '3 of 10. 7 more available',
    );
    expect(screen.getByRole('meter', { name: 'Units' }).getAttribute('aria-valuetext')).toBe(
      '46 of 50. Nearly full: 4 more available',
    );
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Autopay' }).checked).toBe(true);
    expect(screen.getByText('$19.00')).toBeTruthy();
    await expectOutline('subscription-active');
  });

  it.each([
    ['monthly', '$19 monthly'],
    ['annually', '$190 yearly'],
  ] as const)('shows the price of a plan paid %s [SUB-01]', async (subscription_type, price) => {
    fakeServer({
      ...onOffer,
      [mine]: () => ok(subscription({ planDetails: planDetails({ subscription_type }) })),
    });
    await renderScreen('/user-subscription');
    const plan = await screen.findByRole('region', { name: 'Current plan' });
    expect(plan.textContent).toContain(price);
  });

  it.each([
    [{ autopay: 1 }, 'Your trial continues until Feb 05, 2026. Landlord begins then, at $19 a month.'],
    [{ autopay: 0, type: 'canceled' }, /^Free until Feb 05, 2026. It does not renew/],
  ] as const)('a plan paid for in the trial says when it begins: %o', async (over, words) => {
    const details = planDetails({ ...over, free_until: '2026-02-05T10:00:00.000Z' });
    fakeServer({ ...onOffer, [mine]: () => ok(subscription({ planDetails: details })) });
    await renderScreen('/user-subscription');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says which plan comes next and at what price', async () => {
    const next_plan = { planid: 2, plan: 'Landlord', annual: true };
    const details = planDetails({ planid: 3, plan: 'Manager', price: 49, annual_price: 490, next_plan });
    fakeServer({ ...onOffer, [mine]: () => ok(subscription({ planDetails: details })) });
    await renderScreen('/user-subscription');
    expect(
      await screen.findByText(
        'Until Feb 05, 2026 you have Manager. Then Landlord begins at $190 a year, as you chose.',
      ),
    ).toBeTruthy();
  });

  it('Upgrade goes to /subscriptionPay with the flag [SUB-02]', async () => {
    fakeServer({
      ...onOffer,
      [mine]: () => ok(subscription()),
      'GET /api/subscriptions/previewPlanChange': never,
    });
    const { place, state } = await renderScreen('/user-subscription');
    await userEvent.click(await screen.findByRole('link', { name: 'Upgrade' }));
    await waitFor(() => expect(place()).toBe('/subscriptionPay?upgrade=true'));
    expect(state()).toMatchObject({ upgrade: true });
    expect(await screen.findByRole('radio', { name: /Manager/ })).toHaveProperty('checked', true);
  });

  it('a late payment is repaired on the provider’s page', async () => {
    const went = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    fakeServer({
      ...onOffer,
      [mine]: () => ok(subscription({ planDetails: planDetails({ type: 'past-due' }) })),
      'POST /api/subscriptions/openBillingPortal': () => ok({ url: 'https://pay.test/portal' }),
    });
    await renderScreen('/user-subscription');
    expect(await screen.findByText('Past due')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fix payment' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.test/portal'));
  });
});

it('sees a repaired payment by itself, once the provider has said so', async () => {
  let answers = 0;
  fakeServer({
    ...onOffer,
    [mine]: () =>
      ok(subscription({ planDetails: planDetails({ type: answers++ === 0 ? 'past-due' : 'active' }) })),
  });
  await renderScreen('/user-subscription');
  expect(await screen.findByText('Past due')).toBeTruthy();
  expect(await screen.findByText('Active', {}, { timeout: 9000 })).toBeTruthy();
}, 15_000);

describe('autopay', () => {
  it.each([
    ['off', 1, 0],
    ['on', 0, 1],
  ] as const)(
    'turned %s is saved as a number under the signed value, and shown at once [SUB-04][API-22]',
    async (_name, before, after) => {
      let saved: unknown;
      let answer: () => void = () => undefined;
      fakeServer({
        ...onOffer,
        [mine]: () =>
          ok(subscription({ planDetails: planDetails({ autopay: saved === undefined ? before : after }) })),
        [autopay]: async ({ body }) => {
          saved = body;
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return { body: { success: 1 } };
        },
      });
      await renderScreen('/user-subscription');
      await userEvent.click(await screen.findByRole('switch', { name: 'Autopay' }));
      if (after === 0) await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
      const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Autopay' }).checked;
      await waitFor(() => expect(shown()).toBe(after === 1));
      await waitFor(() =>
        expect(saved).toEqual({ items: [{ userplanid: 'signed.link.value', autopaystatus: after }] }),
      );
      answer();
      await waitFor(() => expect(shown()).toBe(after === 1));
    },
  );

  it('goes back to what it was when it could not be saved, and says so [SUB-04]', async () => {
    fakeServer({ ...onOffer, [mine]: () => ok(subscription()), [autopay]: () => refused(409, 'conflict') });
    await renderScreen('/user-subscription');
    await userEvent.click(await screen.findByRole('switch', { name: 'Autopay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Not saved. Said no: conflict')).toBeTruthy();
    await expectOutline('subscription-autopay-not-saved');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Autopay' }).checked).toBe(true);
  });

  it('turned off asks first, naming what ends and when; no keeps it on and saves nothing', async () => {
    const calls = fakeServer({ ...onOffer, [mine]: () => ok(subscription()) });
    await renderScreen('/user-subscription');
    await userEvent.click(await screen.findByRole('switch', { name: 'Autopay' }));
    const question = await screen.findByRole('alertdialog', { name: 'Turn autopay off?' });
    expect(question.textContent).toContain(
      'The Landlord plan ends on Feb 05, 2026, and you won’t be charged again.',
    );
    await expectOutline('subscription-autopay-off');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it on' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Autopay' }).checked).toBe(true);
    expect(calls).not.toContain(autopay);
  });

  it('Cancel plan asks, then the plan does not renew', async () => {
    let saved: unknown;
    fakeServer({
      ...onOffer,
      [mine]: () =>
        ok(
          subscription({
            planDetails: saved === undefined ? planDetails() : planDetails({ autopay: 0, type: 'canceled' }),
          }),
        ),
      [autopay]: ({ body }) => {
        saved = body;
        return { body: { success: 1 } };
      },
    });
    await renderScreen('/user-subscription');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the Landlord plan?' });
    await expectOutline('subscription-cancel');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('Does not renew')).toBeTruthy();
    expect(saved).toEqual({ items: [{ userplanid: 'signed.link.value', autopaystatus: 0 }] });
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  });

  it('says what on and off mean, and waits for a first payment', async () => {
    let details = planDetails({ autopay: 0, type: 'canceled' });
    fakeServer({ ...onOffer, [mine]: () => ok(subscription({ planDetails: details })) });
    await renderScreen('/user-subscription');
    expect(
      await screen.findByText('Off: nothing more is charged. Your plan ends on Feb 05, 2026.'),
    ).toBeTruthy();
    await expectOutline('subscription-canceled');
    leaveScreen();
    details = planDetails({ type: 'trial', has_payments: false });
    await renderScreen('/user-subscription');
    expect(await screen.findByRole('switch', { name: 'Autopay' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Autopay begins with the first payment of a plan.')).toBeTruthy();
    await expectOutline('subscription-trial');
  });
});

describe('the payment history', () => {
  it('empty says so in the spec’s words [SUB-03]', async () => {
    fakeServer({ ...onOffer, [mine]: () => ok(subscription({ paymentHistory: [] })) });
    await renderScreen('/user-subscription');
    expect(await screen.findByText('No payment history available.')).toBeTruthy();
    await expectOutline('subscription-no-payments');
  });

  it('explains every cent of a payment when it is opened [SUB-01]', async () => {
    const upgrade = payment({
      status: 'partly-refunded',
      amount: 1500,
      amount_refunded: 500,
      lines: [
        { description: 'Unused time on Landlord', amount: -950, proration: true },
        { description: 'Remaining time on Manager', amount: 2450, proration: true },
      ],
    });
    fakeServer({ ...onOffer, [mine]: () => ok(subscription({ paymentHistory: [upgrade] })) });
    await renderScreen('/user-subscription');
    await userEvent.click(await screen.findByRole('button', { name: /^KS-0001/ }));
    for (const [words, cents] of [
      ['Unused time on Landlord', '($9.50) credit'],
      ['Remaining time on Manager', '$24.50'],
      ['Refunded to you', '($5.00) credit'],
    ] as const)
      expect(screen.getByText(words).closest('div')?.textContent).toContain(cents);
    expect(screen.getByText('Partly refunded')).toBeTruthy();
    await expectOutline('subscription-payment-explained');
  });

  it('downloads the receipt of what was paid, and of nothing else', async () => {
    const shown = vi.spyOn(externalUrl, 'show').mockImplementation(() => undefined);
    const open = payment({ id: 'in_2', payment_referenceid: 'KS-0002', status: 'open' });
    fakeServer({
      ...onOffer,
      [mine]: () => ok(subscription({ paymentHistory: [open, payment()] })),
      'GET /api/subscriptions/getReceipt/in_1': () => ok({ url: 'https://pay.test/receipt.pdf' }),
    });
    await renderScreen('/user-subscription');
    await userEvent.click(await screen.findByRole('button', { name: 'Download receipt KS-0001' }));
    await waitFor(() => expect(shown).toHaveBeenCalledWith('https://pay.test/receipt.pdf'));
    expect(screen.queryByRole('button', { name: 'Download receipt KS-0002' })).toBeNull();
  });

  it('keeps its page in the address', async () => {
    const older = payment({ id: 'in_0', payment_referenceid: 'KS-0000' });
    fakeServer({
      ...onOffer,
      [mine]: ({ query }) =>
        ok(subscription(query.get('after') === 'c2' ? { paymentHistory: [older] } : { next: 'c2' })),
    });
    const { place } = await renderScreen('/user-subscription');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('KS-0000')).toBeTruthy();
    expect(place()).toBe('/user-subscription?after=c2&page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(place()).toBe('/user-subscription'));
  });
});
