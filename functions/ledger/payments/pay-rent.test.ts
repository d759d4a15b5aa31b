import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { nora } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openRented } from '../../../test/support/test-world/rented';
import type { TenantWorld } from '../../../test/support/test-world/tenants';
import { applyOnline } from '../../common/ledger/apply-online';
import { checkLedgersWith } from '../../jobs/check-ledgers';
import { logger } from '../../runtime/logger';
import { update } from '../../table/db/writes';
import { OnlinePayment, StoredHead } from '../../table/ledger/record';
import { LedgerCheck } from '../../table/ledger-checks/record';
import { Share } from '../../table/properties/record';
import { getHome } from '../../tenants/get-home';
import { getLedger } from '../books/get-ledger';
import { getMyLedger } from '../books/get-my-ledger';
import { listBalances } from '../charges/list-balances';
import { askToPayOnline } from './ask-to-pay-online';
import { chooseOnlinePayments } from './choose-online-payments';
import { getMyPayment } from './get-my-payment';
import { payRent } from './pay-rent';
import { refundPayment } from './refund-payment';
import { returnPayment } from './return-payment';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ testWorld, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

const once = (key: string, hash = 'body') => ({
  once: { organizationId: 'org_one', scope: 'tenant', key, hash },
});
const pay = async (cents: number, more = {}) =>
  (await testWorld.perform(payRent, { ...testWorld.call(tenant), ...more, body: { lease_id, cents } })).data;
const payment = async (paymentId: string, as = tenant) =>
  (await getMyPayment({ ...testWorld.call(as), params: { leaseId: lease_id, paymentId } }, testWorld.deps))
    .data;
const mine = async () =>
  (await getMyLedger({ ...testWorld.call(tenant), params: { leaseId: lease_id }, query: {} }, testWorld.deps))
    .data;
const home = async () => (await getHome(testWorld.call(tenant), testWorld.deps)).data.leases[0]?.money;
const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
const listed = async () => (await listBalances({ ...testWorld.call(), query: {} }, testWorld.deps)).data;
const choose = (mode: 'any' | 'full' | 'off', scope: 'lease' | 'property' = 'lease') =>
  testWorld.perform(chooseOnlinePayments, { ...testWorld.call(), body: { lease_id, scope, mode } });
const settled = (cents: number, at = testWorld.now().toISOString()) => ({
  settled: { at, cents, fee: 4_235, clearsAt: '2026-07-28T12:00:00.000Z' },
});
const titles = async () => testWorld.told(tenant.userRoleId ?? '');

describe('where an owner’s bank account is missing', () => {
  const ask = () => testWorld.perform(askToPayOnline, { ...testWorld.call(tenant), body: { lease_id } });
  const bank = async (bankReady: boolean) => {
    for (const share of await testWorld.all(Share))
      await testWorld.db.write(update(Share, { key: share, set: { bankReady } }));
  };
  const heads = async () =>
    (await testWorld.told()).filter((title) => title === 'Nora Whitaker wants to pay rent online');

  it('the tenant reads why, and asks the landlord once a week', async () => {
    await bank(false);
    expect((await mine()).paying).toMatchObject({ mode: 'off', why_off: 'no-bank' });
    expect((await ask()).data).toEqual({ asked_on: '2026-07-26' });
    testWorld.goTo('2026-07-28T12:00:00.000Z');
    expect((await ask()).data).toEqual({ asked_on: '2026-07-26' });
    expect((await mine()).paying).toMatchObject({ asked_on: '2026-07-26' });
    expect(await home()).toMatchObject({ mode: 'off', why_off: 'no-bank', asked_on: '2026-07-26' });
    expect((await asksLogged()).length).toBe(1);
    testWorld.goTo('2026-08-02T12:00:00.000Z');
    expect((await mine()).paying.asked_on).toBeUndefined();
    await Promise.all([ask(), ask()]);
    expect((await asksLogged()).length).toBe(2);
    expect(await heads()).toHaveLength(2);
  });

  it('nobody asks for what is there, and another’s lease is not found', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
    await choose('off');
    expect((await mine()).paying).toMatchObject({ mode: 'off', why_off: 'not-offered' });
    const other = testWorld.perform(askToPayOnline, {
      ...testWorld.call({ ...tenant, userRoleId: 'rol_other' }),
      body: { lease_id },
    });
    await expect(other).rejects.toMatchObject({ code: 'not-found' });
  });

  const asksLogged = async () =>
    (await testWorld.audit()).filter(({ action }) => action === 'ledger.ask-online');
});

describe('a payment that was refused', () => {
  it('is on the home of who made it, and gone once another is paid', async () => {
    const { payment_id } = await pay(290_000);
    testWorld.provider.payRent(payment_id, { status: 'failed', method: 'card', failure: 'No money.' });
    await apply();
    expect((await home())?.failed).toMatchObject([{ cents: 290_000, failure: 'No money.' }]);
    testWorld.goTo('2026-07-27T12:00:00.000Z');
    const again = await pay(290_000);
    testWorld.provider.payRent(again.payment_id, { status: 'succeeded', ...settled(290_000) });
    await apply();
    expect((await home())?.failed).toEqual([]);
  });
});

describe('paying rent online', () => {
  it('that is pending is asked about when its page is read again', async () => {
    const { payment_id } = await pay(290_000);
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    expect(await payment(payment_id)).toMatchObject({ state: 'pending' });
    testWorld.provider.payRent(payment_id, { status: 'succeeded', ...settled(290_000) });
    expect(await payment(payment_id)).toMatchObject({ state: 'settled' });
  });

  it('is settled only once the provider says so, keeps the day begun, and sends a receipt [D17] [D27]', async () => {
    const { payment_id, url } = await pay(290_000);
    expect(url).toBe('https://pay.test/cs_000002');
    expect(await payment(payment_id)).toMatchObject({ state: 'initiated', cents: 290_000 });
    expect(await mine()).toMatchObject({
      balance: 290_000,
      paying: { mode: 'any', payable: 290_000 },
      online: [{ payment_id, state: 'initiated' }],
    });
    expect(await home()).toMatchObject({ balance: 290_000, pending: 0, payable: 290_000 });
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    expect(await payment(payment_id)).toMatchObject({ state: 'pending', method: 'bank' });
    expect((await mine()).paying.payable).toBe(0);
    expect(await home()).toMatchObject({ balance: 290_000, pending: 290_000, payable: 0 });
    expect((await ledger()).online).toMatchObject([{ state: 'pending', payer: 'Nora Whitaker' }]);
    testWorld.goTo('2026-07-30T12:00:00.000Z');
    testWorld.provider.payRent(payment_id, { status: 'succeeded', ...settled(290_000) });
    await Promise.all([apply(), apply(), payment(payment_id)]);
    await apply();
    expect(await payment(payment_id)).toMatchObject({ state: 'settled', begun: '2026-07-26' });
    const after = await mine();
    expect(after).toMatchObject({ balance: 0, online: [], paying: { payable: 0 } });
    expect(after.lines.map(({ type, on, amount }) => [type, on, amount])).toEqual([
      ['payment', '2026-07-30', -290_000],
      ['charge', '2026-07-25', 145_000],
      ['charge', '2026-07-01', 145_000],
    ]);
    expect((await ledger()).lines[0]).toMatchObject({ type: 'fee', amount: 0 });
    const [head] = await testWorld.all(StoredHead);
    expect(head).toMatchObject({ balances: { 'clearing/stripe': 285_765, manager: 4_235 } });
    expect(head?.pending).toBeUndefined();
    expect(await titles()).toContain('Payment received: $2,900.00');
    await testWorld.mailOut();
    const receipts = testWorld.mails.filter(({ subject }) => subject === 'Payment received: $2,900.00');
    expect(receipts).toMatchObject([
      { to: nora.email, text: expect.stringContaining('paid from a bank account, was received') },
    ]);
  });

  it('of two devices pays once, also fifty times at once; a repeat gets the same page [R5]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(290_000, once('one'))));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await testWorld.all(OnlinePayment)).toHaveLength(1);
    await expect(pay(1_000, once('one'))).rejects.toMatchObject({ code: 'key-reused' });
    const { payment_id } = await pay(290_000);
    expect((await mine()).online.map((one) => one.payment_id)).toEqual([payment_id]);
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await expect(pay(290_000)).rejects.toMatchObject({ code: 'more-than-open' });
  });

  it('ends no page of a roommate’s, and keeps the amount an hour for the page that it opens [R5]', async () => {
    const { payment_id } = await pay(100_000);
    const site = testWorld.deps.settings.siteUrl;
    const [page] = testWorld.provider.rentPages.values();
    expect(testWorld.provider.customers.get(page?.customerId ?? '')).toMatchObject({
      email: nora.email,
      name: 'Nora Whitaker',
    });
    expect(page).toMatchObject({
      name: 'Rent, unit 1A, Maple Court',
      cents: 100_000,
      until: '2026-07-26T13:00:00.000Z',
      successUrl: `${site}/paymentconfirmation?id=${lease_id}&payment=${payment_id}`,
      cancelUrl: `${site}/payrent?id=${lease_id}`,
    });
    const [first] = await testWorld.all(OnlinePayment);
    expect(first).toMatchObject({
      until: '2026-07-26T13:00:00.000Z',
      begun: '2026-07-26',
      chosen: [],
      payer: { userId: tenant.userId, userRoleId: tenant.userRoleId, name: 'Nora Whitaker' },
    });
    const payer = { userId: 'usr_elias', userRoleId: 'rol_elias', name: 'Elias Osei' };
    if (first) await testWorld.db.write(update(OnlinePayment, { key: first, set: { payer } }));
    await expect(pay(190_001)).rejects.toMatchObject({
      code: 'more-than-open',
      details: { fields: { cents: 'At most $1,900.00 is possible' } },
    });
    await pay(190_000);
    expect((await mine()).online.map((one) => one.payment_id)).toContain(payment_id);
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'ledger.pay');
    expect(logged.map(({ after, about }) => [after?.amount, about])).toEqual([
      [190_000, propertyId],
      [100_000, propertyId],
    ]);
  });

  it('ends none that is on its way: only a page that nobody has paid on', async () => {
    const { payment_id } = await pay(100_000);
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await payment(payment_id);
    const { payment_id: left } = await pay(50_000);
    const [page] = (await testWorld.all(OnlinePayment)).filter(({ paymentId }) => paymentId === left);
    const ended = vi.spyOn(testWorld.deps.payments, 'endRentCheckout');
    await pay(60_000);
    expect(ended.mock.calls).toEqual([[page?.checkoutId]]);
  });

  it('tells of a payment once, also when two webhook events of it are handled at the same moment [D31]', async () => {
    const { payment_id } = await pay(100_000);
    testWorld.provider.payRent(payment_id, { status: 'failed', failure: 'No funds.' });
    const { rentPayments } = testWorld.deps.payments;
    const second = vi
      .spyOn(testWorld.deps.payments, 'rentPayments')
      .mockImplementationOnce(async (customerId) => {
        await apply();
        return rentPayments(customerId);
      });
    await apply();
    second.mockRestore();
    expect(await payment(payment_id)).toMatchObject({ state: 'failed' });
    expect((await titles()).filter((title) => title.endsWith(' failed'))).toHaveLength(1);
  });

  it('a webhook event that is lost shows in the nightly check, until it arrives after all [D8]', async () => {
    const { payment_id } = await pay(290_000);
    testWorld.provider.payRent(payment_id, settled(290_000));
    const alarms = vi.spyOn(logger, 'error');
    const check = () => checkLedgersWith(() => testWorld.deps)();
    const differs = async () => [(await ledger()).differs, (await listed()).differing];
    // Its event may still be on the way.
    expect(await check()).toMatchObject({ differing: 0 });
    for (const days of [1, 30]) {
      testWorld.wait(days * 86_400);
      expect(await check()).toMatchObject({ differing: 1 });
      expect(await differs()).toEqual([true, [lease_id]]);
    }
    const gap = -285_765;
    expect(alarms.mock.calls).toContainEqual([expect.any(String), { leaseId: lease_id, gap }]);
    await apply();
    expect(await check()).toMatchObject({ differing: 0 });
    expect(await differs()).toEqual([false, []]);
    const back = { at: testWorld.now().toISOString(), cents: 40_000 };
    testWorld.provider.payRent(payment_id, { refunds: [{ ...back, refundId: 're_1' }] });
    testWorld.wait(2 * 3_600);
    expect(await check()).toMatchObject({ differing: 1 });
    alarms.mockRestore();
  });

  it('the nightly check of our own figures does not wait for the provider, whose part is asked again [D4] [D8]', async () => {
    const { payment_id } = await pay(290_000);
    testWorld.provider.payRent(payment_id, settled(290_000));
    testWorld.wait(86_400);
    const check = () => checkLedgersWith(() => testWorld.deps)();
    expect(await check()).toMatchObject({ differing: 1 });
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('no ledger');
    const wrong = { receivable: 1, uncollected: -1 };
    const figures = async () =>
      (await testWorld.all(LedgerCheck)).find(({ leaseId }) => leaseId === lease_id)?.differs;
    for (const away of [{ isAway: true }, { failsIn: 2 }]) {
      await testWorld.db.write(update(StoredHead, { key: head, set: { balances: wrong } }));
      Object.assign(testWorld.provider, away);
      await expect(check()).rejects.toThrow('The payment provider could not be asked');
      expect([await figures(), (await listed()).differing]).toEqual([['balances', 'provider'], [lease_id]]);
      testWorld.provider.isAway = false;
      await testWorld.db.write(update(StoredHead, { key: head, set: { balances: head.balances } }));
    }
    await apply();
    expect(await check()).toMatchObject({ differing: 0 });
  });

  it('frees the amount when the page ends unpaid, and says why a debit failed', async () => {
    const first = await pay(290_000);
    testWorld.goTo('2026-07-26T13:30:00.000Z');
    const [page] = testWorld.provider.rentPages.keys();
    await testWorld.deps.payments.endRentCheckout(page ?? '');
    await apply();
    expect(await payment(first.payment_id)).toMatchObject({ state: 'expired' });
    expect((await mine()).paying.payable).toBe(290_000);
    const { payment_id } = await pay(100_000);
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    testWorld.provider.payRent(payment_id, {
      status: 'failed',
      failure: 'The account has insufficient funds.',
    });
    await apply();
    expect((await mine()).online).toMatchObject([
      { state: 'failed', failure: 'The account has insufficient funds.' },
    ]);
    expect(await titles()).toContain('Your payment of $1,000.00 failed');
    // What a bank says of one roommate’s account is not for the others.
    const payer = { userId: 'usr_elias', userRoleId: 'rol_elias', name: 'Elias Osei' };
    for (const one of await testWorld.all(OnlinePayment))
      await testWorld.db.write(update(OnlinePayment, { key: one, set: { payer } }));
    expect((await mine()).online).toEqual([]);
    expect(await payment(payment_id)).toMatchObject({ state: 'failed', failure: '' });
    expect((await ledger()).online).toMatchObject([{ failure: 'The account has insufficient funds.' }]);
  });

  it('takes what is owed and what the landlord allows, for the lease before its property', async () => {
    const code = (cents: number) =>
      pay(cents).then(
        () => 'done',
        (error) => error.code,
      );
    expect(await code(290_001)).toBe('more-than-open');
    expect(await code(99)).toBe('bad-amount');
    await choose('off', 'property');
    expect(await code(290_000)).toBe('online-off');
    await choose('full');
    expect((await ledger()).choice).toEqual({ lease: 'full', property: 'off', mode: 'full', is_ready: true });
    expect(await code(100)).toBe('bad-amount');
    expect(await code(290_000)).toBe('done');
    for (const share of await testWorld.all(Share))
      await testWorld.db.write(update(Share, { key: share, set: { bankReady: false } }));
    expect((await mine()).paying.mode).toBe('off');
  });

  it.each(['card', 'bank'] as const)(
    'by %s is refunded through the provider, once, and never entered as returned by hand [D29]',
    async (method) => {
      const { payment_id } = await pay(290_000);
      testWorld.provider.payRent(payment_id, { method, ...settled(290_000) });
      await apply();
      const body = { lease_id, payment_id, reason: 'Paid too much' };
      const refund = () =>
        testWorld.perform(refundPayment, {
          ...testWorld.call(),
          ...once('refund'),
          body: { ...body, cents: 10_000, refunded_on: '2026-07-26' },
        });
      expect(await payment(payment_id)).toMatchObject({ state: 'settled', refunded: 0 });
      expect(await refund()).toEqual(await refund());
      expect(await payment(payment_id)).toMatchObject({ state: 'settled', refunded: 10_000 });
      expect((await ledger()).lines[0]).toMatchObject({ type: 'refund', amount: 10_000, balance: 10_000 });
      expect((await testWorld.audit()).filter(({ action }) => action === 'ledger.refund')).toHaveLength(1);
      const back = { ...body, returned_on: '2026-07-26', fee_cents: 0 };
      await expect(
        testWorld.perform(returnPayment, { ...testWorld.call(), body: back }),
      ).rejects.toMatchObject({
        code: 'paid-online',
      });
    },
  );

  it('cannot be refunded before it has settled, nor for more than was paid, which is said', async () => {
    const { payment_id } = await pay(290_000);
    const refund = (cents: number) => {
      const body = { lease_id, payment_id, reason: 'Paid too much', cents, refunded_on: '2026-07-26' };
      return testWorld.perform(refundPayment, { ...testWorld.call(), body });
    };
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    await expect(refund(1_000)).rejects.toMatchObject({ code: 'not-found' });
    testWorld.provider.payRent(payment_id, { status: 'succeeded', ...settled(290_000) });
    await apply();
    await expect(refund(290_001)).rejects.toMatchObject({
      code: 'more-than-paid',
      details: { fields: { cents: 'At most $2,900.00 is possible' } },
    });
    expect(await payment(payment_id)).toMatchObject({ state: 'settled', refunded: 0 });
  });

  it('asked for again once it is paid leads to its outcome, and to no second page', async () => {
    const { payment_id } = await pay(290_000, once('one'));
    testWorld.provider.payRent(payment_id, { method: 'card', ...settled(290_000) });
    await apply();
    const again = await pay(290_000, once('one'));
    const site = testWorld.deps.settings.siteUrl;
    expect(again).toEqual({
      payment_id,
      url: `${site}/paymentconfirmation?id=${lease_id}&payment=${payment_id}`,
    });
    expect(testWorld.provider.rentPages.size).toBe(1);
  });

  it('that comes back is due again at its old day, and tenant and manager hear of it [D25] [D28]', async () => {
    const { payment_id } = await pay(290_000);
    testWorld.provider.payRent(payment_id, { method: 'bank', ...settled(290_000) });
    await apply();
    const at = testWorld.now().toISOString();
    const dispute = { disputeId: 'dp_1', at, cents: 290_000, fee: 1_500, reason: 'debit_not_authorized' };
    testWorld.provider.payRent(payment_id, { disputes: [{ ...dispute, status: 'lost', isFinal: true }] });
    await apply();
    expect(await payment(payment_id)).toMatchObject({ state: 'returned' });
    expect(await mine()).toMatchObject({ balance: 290_000, past_due: 145_000, paying: { payable: 290_000 } });
    expect(await titles()).toContain('A payment of $2,900.00 was returned by the bank');
    expect(await testWorld.told()).toContain('A payment of $2,900.00 was returned by the bank');
  });

  it('that comes back after it was refunded raises the alarm: nobody’s money covers it', async () => {
    const { payment_id } = await pay(290_000);
    testWorld.provider.payRent(payment_id, { method: 'bank', ...settled(290_000) });
    await apply();
    const body = { lease_id, payment_id, reason: 'Paid twice', cents: 290_000, refunded_on: '2026-07-26' };
    await testWorld.perform(refundPayment, { ...testWorld.call(), ...once('refund'), body });
    const alarm = vi.spyOn(logger, 'error');
    const dispute = { disputeId: 'dp_1', cents: 290_000, fee: 1_500, reason: 'debit_not_authorized' };
    const lost = { ...dispute, at: testWorld.now().toISOString(), status: 'lost' as const, isFinal: true };
    testWorld.provider.payRent(payment_id, { disputes: [lost] });
    await apply();
    await apply();
    expect(alarm.mock.calls).toEqual([['an online payment needs a person', { paymentId: payment_id }]]);
    alarm.mockRestore();
    // The rent that it paid, and what the tenant got back of it (D64).
    expect(await mine()).toMatchObject({ balance: 290_000 + 290_000 });
  });

  it('is nobody else’s to start or to see', async () => {
    const { payment_id } = await pay(290_000);
    const other = { ...tenant, userRoleId: 'rol_else' };
    const missing = { code: 'not-found' };
    for (const as of [{}, other, { ...tenant, organizationId: 'org_two' }]) {
      await expect(payment(payment_id, as)).rejects.toMatchObject(missing);
      await expect(pay(100_000, testWorld.call(as))).rejects.toMatchObject(missing);
    }
    await expect(payment('pay_missing')).rejects.toMatchObject(missing);
  });
});
