import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openBilling } from '../../../test/support/test-world/billing';
import { logger } from '../../runtime/logger';
import { applyProviderState } from './apply-subscription';

logger.setLogLevel('SILENT');

const organizationId = 'org_one';
const day = 86_400;

async function aYear() {
  const testWorld = await openBilling();
  const { deps, life, now, mailed } = testWorld;
  const startedAt = now().toISOString();
  const trialEndsAt = new Date(now().getTime() + 14 * day * 1000).toISOString();
  const subscription = { subscriptionId: 'sub_one', planId: 2, annual: false, startedAt, trialEndsAt };
  await testWorld.organization({ subscription, limits: { properties: 10, units: 50 } });
  const head = await testWorld.account({ email: 'head@demo.test' });
  /** The provider's events arrive, each possibly more than once. */
  const event = async (whose: { subscriptionId?: string; customerId?: string }, times = 2) => {
    for (let time = 0; time < times; time += 1) await applyProviderState({ ...whose, now: now() }, deps);
    await mailed();
  };
  const start = async (planId = 2, annual = false) => {
    const customerId = await deps.payments.customerFor({ organizationId, email: 'h@demo.test', name: 'H' });
    const { checkoutId } = await deps.payments.startCheckout({
      customerId,
      organizationId,
      planId,
      annual,
      attempt: `first ${planId} ${annual}`,
      successUrl: 'https://a.test',
      cancelUrl: 'https://b.test',
    });
    const subscriptionId = life.payCheckout(checkoutId);
    await event({ subscriptionId });
    return subscriptionId;
  };
  return { ...testWorld, head, event, start };
}

/** The amounts in the provider's books and in ours, line by line. */
async function books({ deps, provider }: Awaited<ReturnType<typeof aYear>>) {
  const theirs = [...provider.invoices.values()].map(
    ({ invoiceId, amountPaid, amountRefunded, lines }) =>
      [invoiceId, amountPaid, amountRefunded, lines.map(({ amount }) => amount)] as const,
  );
  const ours = (await deps.planPayments.all(organizationId)).map(
    ({ invoiceId, status, amount, amountRefunded, lines }) =>
      [
        invoiceId,
        ['open', 'failed', 'void'].includes(status) ? 0 : amount,
        amountRefunded,
        lines.map((line) => line.amount),
      ] as const,
  );
  const sorted = <T extends readonly [string, ...unknown[]]>(lines: T[]) =>
    lines.toSorted(([one], [other]) => one.localeCompare(other));
  return { theirs: sorted(theirs), ours: sorted(ours) };
}

describe('a year of a subscription', () => {
  it('12 renewals, a failure and its repair, an upgrade, a downgrade, a refund: our history equals the provider’s to the cent', {
    timeout: 60_000,
  }, async () => {
    const year = await aYear();
    const { wait, life, event, ours: organization, start, deps } = year;
    const subscriptionId = await start();
    expect(await organization()).toMatchObject({
      subscription: { status: 'active', planId: 2, autopay: true },
    });
    for (let month = 1; month <= 12; month += 1) {
      const failing = month === 4;
      const invoiceId = life.reachPeriodEnd(subscriptionId, { pays: !failing }) ?? '';
      await event({ subscriptionId });
      if (failing) {
        expect((await organization()).subscription.status).toBe('past-due');
        wait(2 * day);
        life.repair(invoiceId);
        await event({ subscriptionId });
        expect((await organization()).subscription.status).toBe('active');
      }
      if (month === 6) {
        wait(10 * day);
        await deps.payments.changePlan({
          subscriptionId,
          planId: 3,
          annual: false,
          when: 'now',
          attempt: 'u',
        });
        life.bill(subscriptionId, {
          paid: true,
          lines: [
            { description: 'Unused time on Landlord', amount: -1273 },
            { description: 'Remaining time on Manager', amount: 3283 },
          ],
        });
        await event({ subscriptionId });
        expect(await organization()).toMatchObject({ limits: { properties: 50, units: 500 } });
      }
      if (month === 9) {
        const plan = { planId: 2, annual: false };
        await deps.payments.changePlan({ ...plan, subscriptionId, when: 'period-end', attempt: 'd' });
        await event({ subscriptionId });
        expect(await organization()).toMatchObject({
          limits: { properties: 50, units: 500 },
          subscription: { planId: 3, nextPlanId: 2 },
        });
      }
      if (month === 10) expect(await organization()).toMatchObject({ limits: { properties: 10, units: 50 } });
      if (month === 11) {
        await deps.payments.refund({ invoiceId, amount: 700, attempt: 'r' });
        await event({ customerId: (await organization()).subscription.customerId ?? '' });
      }
    }
    const { theirs, ours } = await books(year);
    expect(theirs).toHaveLength(14);
    expect(ours).toEqual(theirs);
    const statuses = (await deps.planPayments.all(organizationId)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'partly-refunded')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'paid')).toHaveLength(13);
  });

  it('mails a receipt for each payment once, the failure, the changes of plan, and nothing twice', async () => {
    const { wait, life, event, start, mailed, mails, deps } = await aYear();
    const subscriptionId = await start();
    const failed = life.reachPeriodEnd(subscriptionId, { pays: false }) ?? '';
    await event({ subscriptionId }, 4);
    wait(day);
    life.repair(failed);
    await event({ subscriptionId }, 4);
    const plan = { planId: 2, annual: false };
    await deps.payments.changePlan({ ...plan, planId: 3, subscriptionId, when: 'now', attempt: 'u' });
    await event({ subscriptionId }, 3);
    await deps.payments.changePlan({ ...plan, subscriptionId, when: 'period-end', attempt: 'd' });
    await event({ subscriptionId }, 3);
    expect(await mailed()).toEqual([
      expect.stringMatching(/^Receipt KS-\d+ from Keystead$/),
      'Your payment of $19.00 failed',
      expect.stringMatching(/^Receipt KS-\d+ from Keystead$/),
      'Your plan was changed',
      'Your plan changes on Aug 15, 2026',
    ]);
    expect(mails.every(({ to }) => to === 'head@demo.test')).toBe(true);
    expect(mails[1]?.text).toContain('We’ll try again on Jul 18, 2026');
    expect(mails[0]?.html).toContain('$19.00');
  });

  it('goes from unpaid to paid again, and from ended to a new subscription', async () => {
    const { wait, life, event, ours: organization, start, mailed } = await aYear();
    const first = await start();
    const failed = life.reachPeriodEnd(first, { pays: false }) ?? '';
    await event({ subscriptionId: first });
    wait(21 * day);
    life.giveUp(failed);
    await event({ subscriptionId: first });
    expect((await organization()).subscription).toMatchObject({
      status: 'unpaid',
      paidUntil: '2026-07-15T12:00:00.000Z',
    });
    life.repair(failed);
    await event({ subscriptionId: first });
    expect((await organization()).subscription.status).toBe('active');
    life.change(first, { cancelAtPeriodEnd: true });
    await event({ subscriptionId: first });
    expect((await organization()).subscription).toMatchObject({ status: 'canceled', autopay: false });
    life.reachPeriodEnd(first, { pays: true });
    await event({ subscriptionId: first });
    expect((await organization()).subscription.status).toBe('ended');
    expect((await mailed()).slice(-2)).toEqual([expect.stringMatching(/^Receipt/), 'Your plan ended']);
    const second = await start(3, true);
    expect(await organization()).toMatchObject({
      subscription: { status: 'active', planId: 3, annual: true, providerSubscriptionId: second },
      limits: { properties: 50, units: 500 },
    });
    await event({ subscriptionId: first });
    expect((await organization()).subscription.providerSubscriptionId).toBe(second);
  });

  it('makes the head the organization’s admin when the plan becomes the Org plan, once', async () => {
    const { head, event, ours: organization, start, deps, person, audit } = await aYear();
    const subscriptionId = await start();
    const { userId, email, firstName, lastName } = head;
    await person({ userRoleId: 'rol_head', userId, email, firstName, lastName, roleLabel: 'owner' });
    const label = async () => (await deps.people.byId({ organizationId, userRoleId: 'rol_head' }))?.roleLabel;
    await event({ subscriptionId });
    expect(await label()).toBe('owner');
    const plan = { planId: 4, annual: false, subscriptionId, when: 'now' as const, attempt: 'org' };
    await deps.payments.changePlan(plan);
    await event({ subscriptionId }, 4);
    expect((await organization()).subscription.planId).toBe(4);
    expect(await label()).toBe('orgAdmin');
    expect((await audit()).filter(({ action }) => action === 'person.promote')).toEqual([
      expect.objectContaining({
        object: { kind: 'person', id: 'rol_head', name: 'Lena Hart' },
        by: expect.objectContaining({ process: 'plan' }),
      }),
    ]);
  });

  it('stops the older of two subscriptions that were paid in two windows', async () => {
    const { wait, life, event, ours: organization, start } = await aYear();
    const first = await start(2);
    wait(60);
    const second = await start(3);
    await event({ subscriptionId: first });
    expect((await organization()).subscription.providerSubscriptionId).toBe(second);
    expect(life.subscription(first).cancelAtPeriodEnd).toBe(true);
    expect(life.subscription(second).cancelAtPeriodEnd).toBe(false);
  });

  it('ends in one state and tells it once when events come all at once, some with what was so a moment ago', async () => {
    const rounds = 5;
    const { provider, now, life, deps, ours: organization, start, mailed } = await aYear();
    const subscriptionId = await start();
    let asked = 0;
    /** Delays what was read, so that others may write meanwhile. */
    const travels = async () => {
      asked += 1;
      const turns = asked % 5 === 0 ? 100 : (asked * 7) % 23;
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    };
    const slow = {
      ...deps,
      payments: {
        ...deps.payments,
        subscription: async (id: string) => {
          const seen = provider.subscriptions.get(id);
          await travels();
          return seen;
        },
        invoices: async (customerId: string) => {
          const invoices = await deps.payments.invoices(customerId);
          await travels();
          return invoices;
        },
      },
    };
    for (let round = 1; round <= rounds; round += 1) {
      const applies = [];
      life.reachPeriodEnd(subscriptionId, { pays: true });
      for (let event = 0; event < 6; event += 1) {
        applies.push(applyProviderState({ subscriptionId, now: now() }, slow));
        life.change(subscriptionId, { cancelAtPeriodEnd: (event + round) % 2 === 1 });
        for (let turn = 0; turn < (event * 5) % 13; turn += 1) await setImmediate();
        life.change(subscriptionId, { cancelAtPeriodEnd: false });
      }
      await Promise.all(applies);
      const { periodEnd } = life.subscription(subscriptionId);
      expect((await organization()).subscription).toMatchObject({ status: 'active', paidUntil: periodEnd });
    }
    const subjects = await mailed();
    expect(subjects).toEqual([...new Set(subjects)]);
    expect(subjects).toHaveLength(rounds + 1);
  });
});
