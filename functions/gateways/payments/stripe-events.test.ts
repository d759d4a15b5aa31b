import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeEvents } from './stripe-events';

const secret = 'whsec_one';
const now = new Date('2026-06-15T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const { readEvent } = stripeEvents(secret);

const notice = (type: string, object: object, more: object = {}): string =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, created: seconds - 2, data: { object }, ...more });
const sign = (payload: string, over: { secret?: string; timestamp?: number } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds, ...over });
const read = (payload: string) => readEvent(payload, sign(payload), now);
const base = { eventId: 'evt_1', createdAt: '2026-06-15T11:59:58.000Z' };

describe('a notice of the provider', () => {
  it.each([
    [
      'customer.subscription.updated',
      { object: 'subscription', id: 'sub_1', customer: 'cus_1' },
      { subscriptionId: 'sub_1', customerId: 'cus_1' },
    ],
    [
      'invoice.paid',
      {
        object: 'invoice',
        id: 'in_1',
        customer: { id: 'cus_1', object: 'customer' },
        parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
      },
      { invoiceId: 'in_1', customerId: 'cus_1', subscriptionId: 'sub_1' },
    ],
    [
      'checkout.session.completed',
      { object: 'checkout.session', id: 'cs_1', customer: 'cus_1', subscription: 'sub_1', invoice: 'in_1' },
      { checkoutId: 'cs_1', customerId: 'cus_1', subscriptionId: 'sub_1', invoiceId: 'in_1' },
    ],
    ['charge.refunded', { object: 'charge', id: 'ch_1', customer: 'cus_1' }, { customerId: 'cus_1' }],
    ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }, { intentId: 'pi_1' }],
    [
      'charge.succeeded',
      { object: 'charge', id: 'ch_1', customer: 'cus_1', payment_intent: 'pi_1' },
      { customerId: 'cus_1', intentId: 'pi_1' },
    ],
    [
      'charge.dispute.created',
      { object: 'dispute', id: 'dp_1', payment_intent: { id: 'pi_1', object: 'payment_intent' } },
      { intentId: 'pi_1' },
    ],
    ['transfer.reversed', { object: 'transfer', id: 'tr_1' }, { providerTransferId: 'tr_1' }],
    ['account.updated', { object: 'account', id: 'acct_1' }, { accountId: 'acct_1' }],
    ['customer.deleted', { object: 'customer', id: 'cus_1' }, { customerId: 'cus_1' }],
    ['balance.available', { object: 'balance' }, {}],
  ])('%s says what to look at, and no more', async (type, object, things) => {
    expect(await read(notice(type, object))).toEqual({ ...base, type, ...things });
  });

  it('of a connected account names the account it came from', async () => {
    const payload = notice('payout.paid', { object: 'payout', id: 'po_1' }, { account: 'acct_1' });
    expect(await read(payload)).toEqual({ ...base, type: 'payout.paid', accountId: 'acct_1' });
  });

  it('is taken with one good signature of several, as while its secret is replaced', async () => {
    const payload = notice('account.updated', { object: 'account', id: 'acct_1' });
    const [old, fresh] = [sign(payload, { secret: 'whsec_old' }), sign(payload)];
    const both = `${old},${fresh.slice(fresh.indexOf('v1='))}`;
    expect(both).toMatch(/^t=\d+,v1=\w+,v1=\w+$/);
    expect(await readEvent(payload, both, now)).toMatchObject({ accountId: 'acct_1' });
  });

  it.each([
    'not json',
    '',
    '{',
    'null',
    notice('account.updated', { object: 'account' }, { created: 1e15 }),
    notice('account.updated', { object: 'account' }, { created: -1 }),
  ])('that is signed and no event, %j, is none', async (payload) => {
    expect(await read(payload)).toBeUndefined();
  });

  const good = notice('account.updated', { object: 'account', id: 'acct_1' });
  it.each([
    ['a changed body', `${good} `, sign(good)],
    ['another secret', good, sign(good, { secret: 'whsec_two' })],
    ['another time', good, sign(good).replace(String(seconds), String(seconds + 1))],
    ['no signature', good, ''],
    ['half a signature', good, `t=${seconds},v1=`],
    ['a scheme of before', good, sign(good).replace('v1=', 'v0=')],
    ['an empty body', '', sign(good)],
    ['letters for a time', good, 't=abc,v1=00'],
  ])('is refused with %s', async (_, payload, signature) => {
    expect(await readEvent(payload, signature, now)).toBeUndefined();
  });

  it.each([
    [300, true],
    [301, false],
  ])('%s s old by the product’s clock is taken: %s', async (age, isTaken) => {
    const signature = sign(good, { timestamp: seconds - age });
    expect((await readEvent(good, signature, now)) !== undefined).toBe(isTaken);
  });

  it('that is signed and none is refused', async () => {
    expect(await read('{}')).toBeUndefined();
  });
});
