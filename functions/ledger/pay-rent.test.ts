import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { nora } from '../../test/support/stand/leases';
import { propertyId } from '../../test/support/stand/portfolio';
import { openRented } from '../../test/support/stand/rented';
import type { TenantStand } from '../../test/support/stand/tenants';
import { applyOnline } from '../common/ledger/apply-online';
import { checkLedgersWith } from '../jobs/check-ledgers';
import { logger } from '../runtime/logger';
import { update } from '../table/db/writes';
import { OnlinePayment, StoredHead } from '../table/ledger/record';
import { LedgerCheck } from '../table/ledger-checks/record';
import { Share } from '../table/properties/record';
import { getHome } from '../tenants/get-home';
import { chooseOnlinePayments } from './choose-online-payments';
import { getLedger } from './get-ledger';
import { getMyLedger } from './get-my-ledger';
import { getMyPayment } from './get-my-payment';
import { listBalances } from './list-balances';
import { payRent } from './pay-rent';
import { refundPayment } from './refund-payment';
import { returnPayment } from './return-payment';

logger.setLogLevel('SILENT');

let stand: TenantStand;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ stand, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

const once = (key: string, hash = 'body') => ({
  once: { organizationId: 'org_one', scope: 'tenant', key, hash },
});
const pay = async (cents: number, more = {}) =>
  (await stand.perform(payRent, { ...stand.call(tenant), ...more, body: { lease_id, cents } })).data;
const payment = async (paymentId: string, as = tenant) =>
  (await getMyPayment({ ...stand.call(as), params: { leaseId: lease_id, paymentId } }, stand.deps)).data;
const mine = async () =>
  (await getMyLedger({ ...stand.call(tenant), params: { leaseId: lease_id }, query: {} }, stand.deps)).data;
const home = async () => (await getHome(stand.call(tenant), stand.deps)).data.leases[0]?.money;
const ledger = async () =>
  (await getLedger({ ...stand.call(), params: { leaseId: lease_id }, query: {} }, stand.deps)).data;
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: stand.now() }, stand.deps);
const listed = async () => (await listBalances({ ...stand.call(), query: {} }, stand.deps)).data;
const choose = (mode: 'any' | 'full' | 'off', scope: 'lease' | 'property' = 'lease') =>
  stand.perform(chooseOnlinePayments, { ...stand.call(), body: { lease_id, scope, mode } });
const settled = (cents: number, at = stand.now().toISOString()) => ({
  settled: { at, cents, fee: 4_235, clearsAt: '2026-07-28T12:00:00.000Z' },
});
const titles = async () => stand.told(tenant.userRoleId ?? '');

describe('paying rent online', () => {
  it('that is pending is asked about when its page is read again', async () => {
    const { payment_id } = await pay(290_000);
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    expect(await payment(payment_id)).toMatchObject({ state: 'pending' });
    stand.provider.payRent(payment_id, { status: 'succeeded', ...settled(290_000) });
    expect(await payment(payment_id)).toMatchObject({ state: 'settled' });
  });

  it('is settled only once the provider says so, keeps the day begun, and sends a receipt [D17] [D27]', async () => {
    const { payment_id, url } = await pay(290_000);
    expect(url).toBe('https://pay.test/cs_000002');
    expect(await payment(payment_id)).toMatchObject({ state: 'initiated', cents: 290_000 });
    expect(await mine()).toMatchObject({
      ...{ balance: 290_000, paying: { mode: 'any', payable: 290_000 } },
      online: [{ payment_id, state: 'initiated' }],
    });
    expect(await home()).toMatchObject({ balance: 290_000, pending: 0, payable: 290_000 });
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    expect(await payment(payment_id)).toMatchObject({ state: 'pending', method: 'bank' });
    expect((await mine()).paying.payable).toBe(0);
    expect(await home()).toMatchObject({ balance: 290_000, pending: 290_000, payable: 0 });
    expect((await ledger()).online).toMatchObject([{ state: 'pending', payer: 'Nora Whitaker' }]);
    stand.goTo('2026-07-30T12:00:00.000Z');
    stand.provider.payRent(payment_id, { status: 'succeeded', ...settled(290_000) });
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
    const [head] = await stand.all(StoredHead);
    expect(head).toMatchObject({ balances: { 'clearing/stripe': 285_765, manager: 4_235 } });
    expect(head?.pending).toBeUndefined();
    expect(await titles()).toContain('We received your payment of $2,900.00');
    await stand.mailOut();
    const receipts = stand.mails.filter(({ subject }) => subject === 'We received your payment of $2,900.00');
    expect(receipts).toMatchObject([
      { to: nora.email, text: expect.stringContaining('paid from a bank account, was received') },
    ]);
  });

  it('of two devices pays once, also fifty times at once; a repeat gets the same page [R5]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(290_000, once('one'))));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await stand.all(OnlinePayment)).toHaveLength(1);
    await expect(pay(1_000, once('one'))).rejects.toMatchObject({ code: 'key-reused' });
    const { payment_id } = await pay(290_000);
    expect((await mine()).online.map((one) => one.payment_id)).toEqual([payment_id]);
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await expect(pay(290_000)).rejects.toMatchObject({ code: 'more-than-open' });
  });

  it('ends no page of a roommate’s, and keeps the amount an hour for the page that it opens [R5]', async () => {
    const { payment_id } = await pay(100_000);
    const site = stand.deps.settings.siteUrl;
    const [page] = stand.provider.rentPages.values();
    expect(stand.provider.customers.get(page?.customerId ?? '')).toMatchObject({
      email: nora.email,
      name: 'Nora Whitaker',
    });
    expect(page).toMatchObject({
      ...{ name: 'Rent, unit 1A, Maple Court', cents: 100_000, until: '2026-07-26T13:00:00.000Z' },
      successUrl: `${site}/paymentconfirmation?id=${lease_id}&payment=${payment_id}`,
      cancelUrl: `${site}/payrent?id=${lease_id}`,
    });
    const [first] = await stand.all(OnlinePayment);
    expect(first).toMatchObject({
      ...{ until: '2026-07-26T13:00:00.000Z', begun: '2026-07-26', chosen: [] },
      payer: { userId: tenant.userId, userRoleId: tenant.userRoleId, name: 'Nora Whitaker' },
    });
    const payer = { userId: 'usr_elias', userRoleId: 'rol_elias', name: 'Elias Osei' };
    if (first) await stand.db.write(update(OnlinePayment, { key: first, set: { payer } }));
    await expect(pay(190_001)).rejects.toMatchObject({
      ...{ code: 'more-than-open', details: { fields: { cents: 'At most $1,900.00 is possible' } } },
    });
    await pay(190_000);
    expect((await mine()).online.map((one) => one.payment_id)).toContain(payment_id);
    const logged = (await stand.audit()).filter(({ action }) => action === 'ledger.pay');
    expect(logged.map(({ after, about }) => [after?.amount, about])).toEqual([
      [190_000, propertyId],
      [100_000, propertyId],
    ]);
  });

  it('ends none that is on its way: only a page that nobody has paid on', async () => {
    const { payment_id } = await pay(100_000);
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await payment(payment_id);
    const { payment_id: left } = await pay(50_000);
    const [page] = (await stand.all(OnlinePayment)).filter(({ paymentId }) => paymentId === left);
    const ended = vi.spyOn(stand.deps.payments, 'endRentCheckout');
    await pay(60_000);
    expect(ended.mock.calls).toEqual([[page?.checkoutId]]);
  });

  it('tells of a payment once, also when two webhook events of it are handled at the same moment [D31]', async () => {
    const { payment_id } = await pay(100_000);
    stand.provider.payRent(payment_id, { status: 'failed', failure: 'No funds.' });
    const { rentPayments } = stand.deps.payments;
    const second = vi
      .spyOn(stand.deps.payments, 'rentPayments')
      .mockImplementationOnce(async (customerId) => {
        await apply();
        return rentPayments(customerId);
      });
    await apply();
    second.mockRestore();
    expect(await payment(payment_id)).toMatchObject({ state: 'failed' });
    expect((await titles()).filter((title) => title.includes('did not go through'))).toHaveLength(1);
  });

  it('a webhook event that is lost shows in the nightly check, until it arrives after all [D8]', async () => {
    const { payment_id } = await pay(290_000);
    stand.provider.payRent(payment_id, settled(290_000));
    const alarms = vi.spyOn(logger, 'error');
    const check = () => checkLedgersWith(() => stand.deps)();
    const differs = async () => [(await ledger()).differs, (await listed()).differing];
    // Its event may still be on the way.
    expect(await check()).toMatchObject({ differing: 0 });
    for (const days of [1, 30]) {
      stand.wait(days * 86_400);
      expect(await check()).toMatchObject({ differing: 1 });
      expect(await differs()).toEqual([true, [lease_id]]);
    }
    const gap = -285_765;
    expect(alarms.mock.calls).toContainEqual([expect.any(String), { leaseId: lease_id, gap }]);
    await apply();
    expect(await check()).toMatchObject({ differing: 0 });
    expect(await differs()).toEqual([false, []]);
    const back = { at: stand.now().toISOString(), cents: 40_000 };
    stand.provider.payRent(payment_id, { refunds: [{ ...back, refundId: 're_1' }] });
    stand.wait(2 * 3_600);
    expect(await check()).toMatchObject({ differing: 1 });
    alarms.mockRestore();
  });

  it('the nightly check of our own figures does not wait for the provider, whose part is asked again [D4] [D8]', async () => {
    const { payment_id } = await pay(290_000);
    stand.provider.payRent(payment_id, settled(290_000));
    stand.wait(86_400);
    const check = () => checkLedgersWith(() => stand.deps)();
    expect(await check()).toMatchObject({ differing: 1 });
    const [head] = await stand.all(StoredHead);
    if (!head) throw new Error('no ledger');
    const wrong = { receivable: 1, uncollected: -1 };
    const figures = async () =>
      (await stand.all(LedgerCheck)).find(({ leaseId }) => leaseId === lease_id)?.differs;
    for (const away of [{ isAway: true }, { failsIn: 2 }]) {
      await stand.db.write(update(StoredHead, { key: head, set: { balances: wrong } }));
      Object.assign(stand.provider, away);
      await expect(check()).rejects.toThrow('The payment provider could not be asked');
      expect([await figures(), (await listed()).differing]).toEqual([['balances', 'provider'], [lease_id]]);
      stand.provider.isAway = false;
      await stand.db.write(update(StoredHead, { key: head, set: { balances: head.balances } }));
    }
    await apply();
    expect(await check()).toMatchObject({ differing: 0 });
  });

  it('frees the amount when the page ends unpaid, and says why a debit failed', async () => {
    const first = await pay(290_000);
    stand.goTo('2026-07-26T13:30:00.000Z');
    const [page] = stand.provider.rentPages.keys();
    await stand.deps.payments.endRentCheckout(page ?? '');
    await apply();
    expect(await payment(first.payment_id)).toMatchObject({ state: 'expired' });
    expect((await mine()).paying.payable).toBe(290_000);
    const { payment_id } = await pay(100_000);
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    stand.provider.payRent(payment_id, { status: 'failed', failure: 'The account has insufficient funds.' });
    await apply();
    expect((await mine()).online).toMatchObject([
      { state: 'failed', failure: 'The account has insufficient funds.' },
    ]);
    expect(await titles()).toContain('Your payment of $1,000.00 did not go through');
    // What a bank says of one roommate’s account is not for the others.
    const payer = { userId: 'usr_elias', userRoleId: 'rol_elias', name: 'Elias Osei' };
    for (const one of await stand.all(OnlinePayment))
      await stand.db.write(update(OnlinePayment, { key: one, set: { payer } }));
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
    for (const share of await stand.all(Share))
      await stand.db.write(update(Share, { key: share, set: { bankReady: false } }));
    expect((await mine()).paying.mode).toBe('off');
  });

  it.each(['card', 'bank'] as const)(
    'by %s is refunded through the provider, once, and never entered as returned by hand [D29]',
    async (method) => {
      const { payment_id } = await pay(290_000);
      stand.provider.payRent(payment_id, { method, ...settled(290_000) });
      await apply();
      const body = { lease_id, payment_id, reason: 'Paid too much' };
      const refund = () =>
        stand.perform(refundPayment, {
          ...{ ...stand.call(), ...once('refund') },
          body: { ...body, cents: 10_000, refunded_on: '2026-07-26' },
        });
      expect(await payment(payment_id)).toMatchObject({ state: 'settled', refunded: 0 });
      expect(await refund()).toEqual(await refund());
      expect(await payment(payment_id)).toMatchObject({ state: 'settled', refunded: 10_000 });
      expect((await ledger()).lines[0]).toMatchObject({ type: 'refund', amount: 10_000, balance: 10_000 });
      expect((await stand.audit()).filter(({ action }) => action === 'ledger.refund')).toHaveLength(1);
      const back = { ...body, returned_on: '2026-07-26', fee_cents: 0 };
      await expect(stand.perform(returnPayment, { ...stand.call(), body: back })).rejects.toMatchObject({
        code: 'paid-online',
      });
    },
  );

  it('cannot be refunded before it has settled, nor for more than was paid, which is said', async () => {
    const { payment_id } = await pay(290_000);
    const refund = (cents: number) => {
      const body = { lease_id, payment_id, reason: 'Paid too much', cents, refunded_on: '2026-07-26' };
      return stand.perform(refundPayment, { ...stand.call(), body });
    };
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    await expect(refund(1_000)).rejects.toMatchObject({ code: 'not-found' });
    stand.provider.payRent(payment_id, { status: 'succeeded', ...settled(290_000) });
    await apply();
    await expect(refund(290_001)).rejects.toMatchObject({
      code: 'more-than-paid',
      details: { fields: { cents: 'At most $2,900.00 is possible' } },
    });
    expect(await payment(payment_id)).toMatchObject({ state: 'settled', refunded: 0 });
  });

  it('asked for again once it is paid leads to its outcome, and to no second page', async () => {
    const { payment_id } = await pay(290_000, once('one'));
    stand.provider.payRent(payment_id, { method: 'card', ...settled(290_000) });
    await apply();
    const again = await pay(290_000, once('one'));
    const site = stand.deps.settings.siteUrl;
    expect(again).toEqual({
      ...{ payment_id, url: `${site}/paymentconfirmation?id=${lease_id}&payment=${payment_id}` },
    });
    expect(stand.provider.rentPages.size).toBe(1);
  });

  it('that comes back is due again at its old day, and tenant and manager hear of it [D25] [D28]', async () => {
    const { payment_id } = await pay(290_000);
    stand.provider.payRent(payment_id, { method: 'bank', ...settled(290_000) });
    await apply();
    const at = stand.now().toISOString();
    const dispute = { disputeId: 'dp_1', at, cents: 290_000, fee: 1_500, reason: 'debit_not_authorized' };
    stand.provider.payRent(payment_id, { disputes: [{ ...dispute, status: 'lost', isFinal: true }] });
    await apply();
    expect(await payment(payment_id)).toMatchObject({ state: 'returned' });
    expect(await mine()).toMatchObject({ balance: 290_000, past_due: 145_000, paying: { payable: 290_000 } });
    expect(await titles()).toContain('A payment of $2,900.00 was returned');
    expect(await stand.told()).toContain('A payment of $2,900.00 was returned');
  });

  it('that comes back after it was refunded raises the alarm: nobody’s money covers it', async () => {
    const { payment_id } = await pay(290_000);
    stand.provider.payRent(payment_id, { method: 'bank', ...settled(290_000) });
    await apply();
    const body = { lease_id, payment_id, reason: 'Paid twice', cents: 290_000, refunded_on: '2026-07-26' };
    await stand.perform(refundPayment, { ...stand.call(), ...once('refund'), body });
    const alarm = vi.spyOn(logger, 'error');
    const dispute = { disputeId: 'dp_1', cents: 290_000, fee: 1_500, reason: 'debit_not_authorized' };
    const lost = { ...dispute, at: stand.now().toISOString(), status: 'lost' as const, isFinal: true };
    stand.provider.payRent(payment_id, { disputes: [lost] });
    await apply();
    await apply();
    expect(alarm.mock.calls).toEqual([['an online payment needs a person', { paymentId: payment_id }]]);
    alarm.mockRestore();
    expect(await mine()).toMatchObject({ balance: 290_000 });
  });

  it('is nobody else’s to start or to see', async () => {
    const { payment_id } = await pay(290_000);
    const other = { ...tenant, userRoleId: 'rol_else' };
    const missing = { code: 'not-found' };
    for (const as of [{}, other, { ...tenant, organizationId: 'org_two' }]) {
      await expect(payment(payment_id, as)).rejects.toMatchObject(missing);
      await expect(pay(100_000, stand.call(as))).rejects.toMatchObject(missing);
    }
    await expect(payment('pay_missing')).rejects.toMatchObject(missing);
  });
});
