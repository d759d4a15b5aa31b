import { describe, expect, it } from 'vitest';
import { fakeDeps } from '../../test/support/fake-deps';
import { addOrganization } from '../../test/support/fake-viewer';
import { ProviderLife } from '../../test/support/provider-life';
import { applyProviderState } from './apply-subscription';

const organizationId = 'org_one';
const day = 86_400;

function aYear() {
  const { deps, world } = fakeDeps();
  const now = world.now.toISOString();
  const trialEndsAt = new Date(world.now.getTime() + 14 * day * 1000).toISOString();
  const subscription = { subscriptionId: 'sub_one', planId: 2, annual: false, startedAt: now, trialEndsAt };
  addOrganization(world, { subscription, limits: { properties: 10, units: 50 }, adminUserId: 'usr_head' });
  world.accounts.set('usr_head', {
    ...{ userId: 'usr_head', email: 'head@demo.test', firstName: 'Lena', lastName: 'Hart' },
    ...{ mobile: '', passwordHash: '', active: true, createdAt: now },
  });
  const life = new ProviderLife(world.provider, world);
  /** The provider's notices come, each as often as it likes. */
  const notice = async (whose: { subscriptionId?: string; customerId?: string }, times = 2) => {
    for (let time = 0; time < times; time += 1) await applyProviderState({ ...whose, now: world.now }, deps);
  };
  const organization = () => {
    const found = world.organizations.get(organizationId);
    if (!found) throw new Error('the organization is gone');
    return found;
  };
  const start = async (planId = 2, annual = false) => {
    const customerId = await deps.payments.customerFor({ organizationId, email: 'h@demo.test', name: 'H' });
    const { checkoutId } = await deps.payments.startCheckout({
      ...{ customerId, organizationId, planId, annual, attempt: `first ${planId} ${annual}` },
      ...{ successUrl: 'https://a.test', cancelUrl: 'https://b.test' },
    });
    const subscriptionId = life.payCheckout(checkoutId);
    await notice({ subscriptionId });
    return subscriptionId;
  };
  const subjects = () => world.mails.map(({ subject }) => subject);
  return { deps, world, life, notice, organization, start, subjects };
}

/** What the provider's books and ours say of money, line by line. */
function books({ world }: ReturnType<typeof aYear>) {
  const theirs = [...world.provider.invoices.values()].map(
    ({ invoiceId, amountPaid, amountRefunded, lines }) =>
      [invoiceId, amountPaid, amountRefunded, lines.map(({ amount }) => amount)] as const,
  );
  const ours = world.billing
    .paymentsOf(organizationId)
    .map(
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
  it('12 renewals, a failure and its repair, an upgrade, a downgrade, a refund: our history equals the provider’s to the cent', async () => {
    const year = aYear();
    const { world, life, notice, organization, start, deps } = year;
    const subscriptionId = await start();
    expect(organization()).toMatchObject({ subscription: { status: 'active', planId: 2, autopay: true } });
    for (let month = 1; month <= 12; month += 1) {
      const failing = month === 4;
      const invoiceId = life.reachPeriodEnd(subscriptionId, { pays: !failing }) ?? '';
      await notice({ subscriptionId });
      if (failing) {
        expect(organization().subscription.status).toBe('past-due');
        world.wait(2 * day);
        life.repair(invoiceId);
        await notice({ subscriptionId });
        expect(organization().subscription.status).toBe('active');
      }
      if (month === 6) {
        world.wait(10 * day);
        await deps.payments.changePlan({
          ...{ subscriptionId, planId: 3, annual: false, when: 'now', attempt: 'u' },
        });
        life.bill(subscriptionId, {
          paid: true,
          lines: [
            { description: 'Unused time on Landlord', amount: -1273 },
            { description: 'Remaining time on Manager', amount: 3283 },
          ],
        });
        await notice({ subscriptionId });
        expect(organization()).toMatchObject({ limits: { properties: 50, units: 500 } });
      }
      if (month === 9) {
        const plan = { planId: 2, annual: false };
        await deps.payments.changePlan({ ...plan, subscriptionId, when: 'period-end', attempt: 'd' });
        await notice({ subscriptionId });
        expect(organization()).toMatchObject({
          limits: { properties: 50, units: 500 },
          subscription: { planId: 3, nextPlanId: 2 },
        });
      }
      if (month === 10) expect(organization()).toMatchObject({ limits: { properties: 10, units: 50 } });
      if (month === 11) {
        await deps.payments.refund({ invoiceId, amount: 700, attempt: 'r' });
        await notice({ customerId: organization().subscription.customerId ?? '' });
      }
    }
    const { theirs, ours } = books(year);
    expect(theirs).toHaveLength(14);
    expect(ours).toEqual(theirs);
    const statuses = world.billing.paymentsOf(organizationId).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'partly-refunded')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'paid')).toHaveLength(13);
  });

  it('mails a receipt for each payment once, the failure, the changes of plan, and nothing twice', async () => {
    const { world, life, notice, start, subjects, deps } = aYear();
    const subscriptionId = await start();
    const failed = life.reachPeriodEnd(subscriptionId, { pays: false }) ?? '';
    await notice({ subscriptionId }, 4);
    world.wait(day);
    life.repair(failed);
    await notice({ subscriptionId }, 4);
    const plan = { planId: 2, annual: false };
    await deps.payments.changePlan({ ...plan, planId: 3, subscriptionId, when: 'now', attempt: 'u' });
    await notice({ subscriptionId }, 3);
    await deps.payments.changePlan({ ...plan, subscriptionId, when: 'period-end', attempt: 'd' });
    await notice({ subscriptionId }, 3);
    expect(subjects()).toEqual([
      expect.stringMatching(/^Receipt KS-\d+ from Keystead$/),
      'Your payment of $19.00 did not go through',
      expect.stringMatching(/^Receipt KS-\d+ from Keystead$/),
      'Your plan was changed',
      'Your plan changes on Aug 15, 2026',
    ]);
    expect(world.mails.every(({ to }) => to === 'head@demo.test')).toBe(true);
    expect(world.mails[1]?.text).toContain('We try again on Jul 18, 2026');
    expect(world.mails[0]?.html).toContain('$19.00');
  });

  it('goes from unpaid to paid again, and from ended to a new subscription', async () => {
    const { world, life, notice, organization, start, subjects } = aYear();
    const first = await start();
    const failed = life.reachPeriodEnd(first, { pays: false }) ?? '';
    await notice({ subscriptionId: first });
    world.wait(21 * day);
    life.giveUp(failed);
    await notice({ subscriptionId: first });
    expect(organization().subscription).toMatchObject({
      status: 'unpaid',
      paidUntil: '2026-07-15T12:00:00.000Z',
    });
    life.repair(failed);
    await notice({ subscriptionId: first });
    expect(organization().subscription.status).toBe('active');
    life.change(first, { cancelAtPeriodEnd: true });
    await notice({ subscriptionId: first });
    expect(organization().subscription).toMatchObject({ status: 'canceled', autopay: false });
    life.reachPeriodEnd(first, { pays: true });
    await notice({ subscriptionId: first });
    expect(organization().subscription.status).toBe('ended');
    expect(subjects().slice(-2)).toEqual([expect.stringMatching(/^Receipt/), 'Your plan has ended']);
    const second = await start(3, true);
    expect(organization()).toMatchObject({
      subscription: { status: 'active', planId: 3, annual: true, providerSubscriptionId: second },
      limits: { properties: 50, units: 500 },
    });
    await notice({ subscriptionId: first });
    expect(organization().subscription.providerSubscriptionId).toBe(second);
  });

  it('makes the head the organization’s admin when the plan becomes the Org plan, once', async () => {
    const { world, notice, organization, start, deps } = aYear();
    const subscriptionId = await start();
    const of = { userId: 'usr_head', userRoleId: 'rol_head', organizationId, roleLabel: 'owner' as const };
    const now = world.now.toISOString();
    world.roles.push({ ...of, organizationName: 'Hart Homes', adminUserId: 'usr_head', createdAt: now });
    world.people.push({
      ...{ ...of, status: 'active', email: 'head@demo.test', firstName: 'Lena', lastName: 'Hart' },
      ...{ ownerId: '', createdAt: now, invitedAt: '', expiresAt: '', version: 1 },
    });
    await notice({ subscriptionId });
    expect(world.people[0]?.roleLabel).toBe('owner');
    const plan = { planId: 4, annual: false, subscriptionId, when: 'now' as const, attempt: 'org' };
    await deps.payments.changePlan(plan);
    await notice({ subscriptionId }, 4);
    expect(organization().subscription.planId).toBe(4);
    expect(world.people[0]?.roleLabel).toBe('orgAdmin');
    expect(world.audit.filter(({ action }) => action === 'person.promote')).toEqual([
      expect.objectContaining({ object: { kind: 'person', id: 'rol_head', name: 'Lena Hart' } }),
    ]);
  });

  it('stops the older of two subscriptions that were paid in two windows', async () => {
    const { world, life, notice, organization, start } = aYear();
    const first = await start(2);
    world.wait(60);
    const second = await start(3);
    await notice({ subscriptionId: first });
    expect(organization().subscription.providerSubscriptionId).toBe(second);
    expect(life.subscription(first).cancelAtPeriodEnd).toBe(true);
    expect(life.subscription(second).cancelAtPeriodEnd).toBe(false);
  });

  it('ends in one state and tells it once when notices come all at once, some with what was so a moment ago', async () => {
    const { world, life, deps, organization, start, subjects } = aYear();
    const subscriptionId = await start();
    let asked = 0;
    /** What was seen travels: others may write meanwhile. */
    const travels = async () => {
      asked += 1;
      const turns = asked % 5 === 0 ? 500 : (asked * 7) % 23;
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    };
    const slow = {
      ...deps,
      payments: {
        ...deps.payments,
        subscription: async (id: string) => {
          const seen = world.provider.subscriptions.get(id);
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
    for (let round = 1; round <= 20; round += 1) {
      const applies = [];
      life.reachPeriodEnd(subscriptionId, { pays: true });
      for (let notice = 0; notice < 6; notice += 1) {
        applies.push(applyProviderState({ subscriptionId, now: world.now }, slow));
        life.change(subscriptionId, { cancelAtPeriodEnd: (notice + round) % 2 === 1 });
        for (let turn = 0; turn < (notice * 5) % 13; turn += 1) await Promise.resolve();
        life.change(subscriptionId, { cancelAtPeriodEnd: false });
      }
      await Promise.all(applies);
      const { periodEnd } = life.subscription(subscriptionId);
      expect(organization().subscription).toMatchObject({ status: 'active', paidUntil: periodEnd });
    }
    expect(subjects()).toEqual([...new Set(subjects())]);
    expect(subjects()).toHaveLength(21);
  });
});
