// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanChangePreview } from '../../../../../shared/contract/subscriptions';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { planDetails, plans, preview, subscription } from '../../../testing/subscription-samples';
import { externalUrl } from '../../../ui/primitives/external-url';

const previewed = 'GET /api/subscriptions/previewPlanChange';
const change = 'POST /api/subscriptions/changePlan';
const checkout = 'POST /api/subscriptions/startCheckout';
type Routes = Parameters<typeof fakeServer>[0];

const served = (offer: PlanChangePreview, more: Routes = {}) =>
  fakeServer({
    'GET /api/users/my-subscription/usr_ada': () => ok(subscription()),
    'GET /api/plans/getAllPlans': () => ok({ data: plans }),
    [previewed]: () => ok(offer),
    ...more,
  });

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('/subscriptionPay', () => {
  it('says line by line what is due now and what comes later, before anything is charged', async () => {
    served(preview());
    await renderScreen('/subscriptionPay?planid=3&annual=false');
    expect(await screen.findByText('Unused time on Landlord')).toBeTruthy();
    for (const text of ['($9.50) credit', '$24.50', '$15.00', 'From Feb 05, 2026 on: $49.00 a month'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change plan and pay $15.00' })).toBeTruthy();
    await expectOutline('subscription-pay-change');
  });

  it('keeps the choice in the address and asks what it costs', async () => {
    const asked: string[] = [];
    served(preview(), {
      [previewed]: ({ query }: Asked) => {
        asked.push(query.toString());
        return ok(preview());
      },
    });
    const { place } = await renderScreen('/subscriptionPay?upgrade=true');
    await userEvent.click(await screen.findByRole('radio', { name: 'Annually' }));
    await waitFor(() => expect(place()).toBe('/subscriptionPay?upgrade=true&planid=3&annual=true'));
    await userEvent.click(screen.getByRole('radio', { name: /Landlord/ }));
    await waitFor(() => expect(asked.at(-1)).toBe('planid=2&annual=true'));
    expect(asked[0]).toBe('planid=3&annual=false');
  });

  it('leads to the provider’s page for a first payment', async () => {
    const went = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    let sent: unknown;
    served(preview({ kind: 'checkout', due_now: 19_000, lines: [] }), {
      [checkout]: ({ body }: Asked) => {
        sent = body;
        return ok({ url: 'https://pay.test/session' });
      },
    });
    await renderScreen('/subscriptionPay?planid=2&annual=true');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $190.00' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.test/session'));
    expect(sent).toEqual({ planid: 2, annual: true });
  });

  it('in the trial says that nothing is due before its end, and asks for a card only', async () => {
    served(preview({ kind: 'checkout', due_now: 0, lines: [], next_at: '2026-02-05T10:00:00.000Z' }));
    await renderScreen('/subscriptionPay?planid=3&annual=false');
    expect(
      await screen.findByText(
        /^Nothing is due now: your trial continues until Feb 05, 2026, and Manager begins then/,
      ),
    ).toBeTruthy();
    expect(screen.getByText('From Feb 05, 2026 on: $49.00 a month')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a card' })).toBeTruthy();
    await expectOutline('subscription-pay-trial');
  });

  it('changes a paid plan at once, says so and goes to the subscription', async () => {
    const calls = served(preview(), { [change]: () => ok({ kind: 'now' }) });
    const { place } = await renderScreen('/subscriptionPay?planid=3&annual=false');
    await userEvent.click(await screen.findByRole('button', { name: /Change plan and pay/ }));
    expect(await screen.findByText('You have Manager now.')).toBeTruthy();
    await waitFor(() => expect(place()).toBe('/user-subscription'));
    expect(calls.filter((call) => call === change)).toHaveLength(1);
  });

  it('a smaller plan begins at the period’s end, and nothing is due now', async () => {
    served(preview({ kind: 'period-end', due_now: 0, lines: [], next_amount: 1900 }), {
      [change]: () => ok({ kind: 'period-end' }),
    });
    await renderScreen('/subscriptionPay?planid=2&annual=false');
    expect(await screen.findByText(/^Nothing is due now/)).toBeTruthy();
    await expectOutline('subscription-pay-smaller');
    await userEvent.click(screen.getByRole('button', { name: 'Change on Feb 05, 2026' }));
    expect(await screen.findByText('Landlord begins on Feb 05, 2026.')).toBeTruthy();
  });

  it('takes back a smaller plan that waits', async () => {
    const next_plan = { planid: 2, plan: 'Landlord', annual: false };
    const details = planDetails({ planid: 3, plan: 'Manager', price: 49, annual_price: 490, next_plan });
    served(preview({ due_now: 0, lines: [] }), {
      'GET /api/users/my-subscription/usr_ada': () => ok(subscription({ planDetails: details })),
      [change]: () => ok({ kind: 'now' }),
    });
    await renderScreen('/subscriptionPay?planid=3&annual=false');
    expect(
      await screen.findByText(/^You keep Manager\. The change to Landlord on Feb 05, 2026/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Manager' }));
    expect(await screen.findByText('You have Manager now.')).toBeTruthy();
  });

  it('says what must go first when a plan is too small, and does not offer it', async () => {
    served(preview({ blockers: [{ what: 'units', in_use: 62, limit: 50 }] }));
    await renderScreen('/subscriptionPay?planid=2&annual=false');
    expect(await screen.findByText('You use 62 units; Landlord has 50. Remove 12 units first.')).toBeTruthy();
    await expectOutline('subscription-pay-blocked');
    expect(screen.getByRole('link', { name: 'Go to the properties' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Change plan|Pay/ })).toBeNull();
  });

  it('Org asks for the organization’s name, saves it first, and refuses an empty one', async () => {
    const asked: unknown[] = [];
    served(preview(), {
      'PUT /api/profile/renameOrganization': ({ body }: Asked) => {
        asked.push(body);
        return { body: { success: 1 } };
      },
      [change]: ({ body }: Asked) => {
        asked.push(body);
        return ok({ kind: 'now' });
      },
    });
    await renderScreen('/subscriptionPay?planid=4&annual=false');
    const name = await screen.findByRole('textbox', { name: /^Organization name/ });
    expect(name).toHaveProperty('value', 'Vale Homes');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: /Change plan and pay/ }));
    expect(await screen.findByText('Name of the organization is required')).toBeTruthy();
    await expectOutline('subscription-pay-org-unnamed');
    expect(asked).toEqual([]);
    await userEvent.type(name, 'Vale & Daughters');
    await userEvent.click(screen.getByRole('button', { name: /Change plan and pay/ }));
    await waitFor(() => expect(asked).toEqual([{ name: 'Vale & Daughters' }, { planid: 4, annual: false }]));
  });

  it.each([2, 3])('plan %i asks for no name', async (planid) => {
    served(preview());
    await renderScreen(`/subscriptionPay?planid=${planid}&annual=false`);
    expect(await screen.findByRole('button', { name: /Change plan and pay/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Organization name/ })).toBeNull();
  });

  it('a declined change says so, keeps the choice and offers another card', async () => {
    const went = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    served(preview(), {
      [change]: () => refused(422, 'payment-declined'),
      'POST /api/subscriptions/openBillingPortal': () => ok({ url: 'https://pay.test/portal' }),
    });
    const { place } = await renderScreen('/subscriptionPay?planid=3&annual=false');
    await userEvent.click(await screen.findByRole('button', { name: /Change plan and pay/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Said no: payment-declined');
    await expectOutline('subscription-pay-declined');
    expect(place()).toBe('/subscriptionPay?planid=3&annual=false');
    expect(screen.getByRole('button', { name: /Change plan and pay/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use another card' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.test/portal'));
  });

  it('chooses nothing for somebody on the trial who asked for nothing', async () => {
    const trial = planDetails({ planid: 1, plan: 'Solo', price: 0, annual_price: 0, type: 'trial' });
    const calls = served(preview(), {
      'GET /api/users/my-subscription/usr_ada': () => ok(subscription({ planDetails: trial })),
    });
    await renderScreen('/subscriptionPay');
    expect(await screen.findByText(/^Choose a plan to see/)).toBeTruthy();
    await expectOutline('subscription-pay-nothing-chosen');
    expect(screen.queryByRole('radio', { name: /Solo/ })).toBeNull();
    expect(calls).not.toContain(previewed);
  });

  it('failed says so, and reads again on Retry', async () => {
    let answers = 0;
    served(preview(), {
      'GET /api/plans/getAllPlans': () =>
        answers++ === 0 ? refused(500, 'unexpected') : ok({ data: plans }),
    });
    await renderScreen('/subscriptionPay?planid=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: /Manager/ })).toHaveProperty('checked', true);
  });

  it('is not open to a rental manager', async () => {
    logIn({ role: 'rentalManager' });
    const calls = served(preview());
    await renderScreen('/subscriptionPay');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
