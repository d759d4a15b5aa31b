import { afterEach, describe, expect, it } from 'vitest';
import { type Opened, openDouble } from './testing/open-double';
import { withPlans } from './testing/subscriber';

const doubles: Opened[] = [];
const open = async () => {
  const opened = await openDouble();
  doubles.push(opened);
  await withPlans(opened);
  await opened.double.webhooks.deliverDue();
  return opened;
};
afterEach(async () => {
  for (const opened of doubles.splice(0)) await opened.close();
});

const person = (lookupKey: string, since: string) => ({
  lookupKey,
  since: new Date(since),
  email: 'ada@example.com',
  company: 'Ada Homes',
  holder: 'Ada Stone',
  metadata: { organizationId: 'org_1' },
});
const monthly = person('landlord_monthly', '2026-08-31T09:00:00Z');
const yearly = person('manager_annually', '2025-10-12T09:00:00Z');

describe('a past at the provider, which is 21 November 2026', () => {
  it('has every payment since then at its own moment, and goes on by itself', async () => {
    const opened = await open();
    const { stripe, double } = opened;
    const [first, second] = await double.seedSubscribers([monthly, yearly]);
    const paidBy = async (customer: string | undefined) =>
      (await stripe.invoices.list({ customer: customer ?? '' })).data.map((invoice) => [
        new Date(invoice.created * 1000).toISOString().slice(0, 10),
        invoice.amount_paid,
        invoice.status,
      ]);
    expect(await paidBy(first?.customerId)).toEqual([
      ['2026-10-31', 1900, 'paid'],
      ['2026-09-30', 1900, 'paid'],
      ['2026-08-31', 1900, 'paid'],
    ]);
    expect(await paidBy(second?.customerId)).toEqual([
      ['2026-10-12', 49_000, 'paid'],
      ['2025-10-12', 49_000, 'paid'],
    ]);
    const kept = await stripe.subscriptions.retrieve(first?.subscriptionId ?? '', {
      expand: ['default_payment_method'],
    });
    expect(kept).toMatchObject({
      status: 'active',
      metadata: { organizationId: 'org_1' },
      default_payment_method: { card: { last4: '4242' }, customer: first?.customerId },
    });
    await opened.moveTo('2026-12-01T10:00:00Z');
    expect(await paidBy(first?.customerId)).toHaveLength(4);
  });

  it('is told to nobody; what follows is', async () => {
    const opened = await open();
    const before = opened.events.length;
    await opened.double.seedSubscribers([monthly, yearly]);
    await opened.double.webhooks.deliverDue();
    expect(opened.events).toHaveLength(before);
    expect(opened.double.webhooks.list()).toHaveLength(before);
    await opened.moveTo('2026-12-01T10:00:00Z');
    expect(opened.events.slice(before).map(({ type }) => type)).toContain('invoice.paid');
  });

  it('is the same on every machine, and nothing made afterward is', async () => {
    const [one, other] = [await open(), await open()];
    const seeded = await one.double.seedSubscribers([monthly]);
    expect(await other.double.seedSubscribers([monthly])).toEqual(seeded);
    const next = await Promise.all([one, other].map(({ stripe }) => stripe.customers.create({})));
    expect(next[0]?.id).not.toBe(next[1]?.id);
  });

  it('that cannot have been leaves nothing behind', async () => {
    const { double, stripe } = await open();
    await expect(
      double.seedSubscribers([monthly, person('nothing', '2026-01-01T00:00:00Z')]),
    ).rejects.toThrow('There is no price nothing');
    expect((await stripe.invoices.list()).data).toEqual([]);
  });
});
