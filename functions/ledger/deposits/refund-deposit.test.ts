import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../shared/wire/refusals';
import { payDepositOnline } from '../../../test/support/ledger/online-deposit';
import { conrad, nora } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { applyOnline } from '../../common/ledger/apply-online';
import { postRentWith } from '../../jobs/post-rent';
import { endLease } from '../../leases/moves/lease-moves';
import { getSettlement } from '../../leases/settlement/get-settlement';
import { settleDeposit } from '../../leases/settlement/settle-deposit';
import { logger } from '../../runtime/logger';
import { perform } from '../../runtime/perform';
import { StoredEntry, StoredHead } from '../../table/ledger/record';
import { getLedger } from '../books/get-ledger';
import { addCharge } from '../charges/add-charge';
import { refundPayment } from '../payments/refund-payment';
import { refundDeposit } from './refund-deposit';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let payment_id: string;
/** Nora’s deposit of 1,450.00 came by card; she left on 20 July, today is the 24th. */
beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent();
  await testWorld.movedIn([nora, conrad, testWorld.agent]);
  testWorld.goTo('2026-07-10T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
  const deposit = { kind: 'deposit', label: '', due_on: '2026-07-01', cents: 145_000 } as const;
  await testWorld.perform(addCharge, {
    ...testWorld.call(),
    body: { lease_id, tenant_id: 'nora', ...deposit },
  });
  const [head] = await testWorld.all(StoredHead);
  if (!head) throw new Error('no ledger');
  const { organizationId, propertyId } = head;
  const key = { organizationId, propertyId, leaseId: lease_id };
  payment_id = await payDepositOnline({ key, provider: testWorld.provider }, testWorld.deps);
  testWorld.goTo('2026-07-24T12:00:00.000Z');
});

const ends = () => {
  const body = { lease_id, day: '2026-07-20', why: 'move-out', note: '' } as const;
  return testWorld.perform(endLease, { ...testWorld.call(), body });
};
const view = async () =>
  (await getSettlement({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps)).data;
const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const once = (key: string) => ({
  once: { organizationId: 'org_one', scope: 'usr_head ledger', key, hash: 'body' },
});
type Over = Partial<Parameters<typeof refundDeposit.act>[0]['body']>;
const body = () => ({ lease_id, tenant_id: 'nora', payment_id, cents: 50_000, reason: 'Security deposit' });
const sends = async (over: Over = {}, more = {}) =>
  (await testWorld.perform(refundDeposit, { ...testWorld.call(), ...more, body: { ...body(), ...over } }))
    .data.entry_id;
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
type Rent = NonNullable<ReturnType<typeof testWorld.provider.rents.get>>;
const refunds = (become: (before: Rent['refunds']) => Rent['refunds']) => {
  const rent = testWorld.provider.rents.get(payment_id);
  if (!rent) throw new Error('no payment');
  testWorld.provider.rents.set(payment_id, { ...rent, refunds: become(rent.refunds) });
};
const fails = (at: string) => refunds((before) => before.map((one) => ({ ...one, failedAt: at })));
const settles = async (used = 95_000) => {
  const { open } = await view();
  const owed = open.reduce((sum, { cents }) => sum + cents, 0);
  const charges = [{ kind: 'damage' as const, label: 'Door', reason: 'Broken', cents: used - owed }];
  const figures = {
    lease_id,
    charges,
    waivers: [],
    signed_by: 'Lena Hart',
    refunded_cents: 0,
    owed_cents: 0,
  };
  return testWorld.perform(settleDeposit, { ...testWorld.call(), body: figures });
};

describe('a deposit that goes back through the provider [D29] [D33]', () => {
  it('is offered where it came from, once the lease has ended', async () => {
    await expect(sends()).rejects.toMatchObject({ code: 'wrong-status' });
    await ends();
    expect((await view()).backs).toEqual([
      { tenant_id: 'nora', payment_id, how: 'card', on: '2026-07-10', cents: 145_000 },
    ]);
  });

  it('is asked for once and posted once, as what it is, however often the provider tells [D31]', async () => {
    await ends();
    const entry = await sends({}, once('k'));
    expect(await sends({}, once('k'))).toBe(entry);
    await Promise.all([apply(), apply()]);
    await apply();
    expect(testWorld.provider.rents.get(payment_id)?.refunds).toMatchObject([
      { cents: 50_000, deposit: 'nora' },
    ]);
    const entries = (await testWorld.all(StoredEntry)).filter(({ source }) => source === entry);
    expect(entries).toMatchObject([{ type: 'deposit-refund', lines: { 'deposit/nora': 50_000 } }]);
    expect(await view()).toMatchObject({
      held: [{ cents: 95_000 }],
      sent_back: [{ how: 'card', cents: 50_000 }],
      backs: [{ cents: 95_000 }],
    });
    expect((await ledger()).open.filter(({ kind }) => kind === 'deposit')).toEqual([]);
  });

  it('holds the deposit while the provider is asked: no colleague settles, moves or refunds it meanwhile', async () => {
    await ends();
    const { payments } = testWorld.deps;
    const refused: unknown[] = [];
    const code = (error: { code: string }) => error.code;
    const meanwhile = async () => {
      refused.push(await settles(145_000).catch(code), await sends({ cents: 1 }, once('other')).catch(code));
    };
    const asking: typeof payments.refundRent = async (asked) => {
      if (refused.length === 0) await meanwhile();
      return payments.refundRent(asked);
    };
    const deps = { ...testWorld.deps, payments: { ...payments, refundRent: asking } };
    await perform(refundDeposit, { ...testWorld.call(), body: body() }, deps);
    expect(refused).toEqual(['refund-under-way', 'refund-under-way']);
    expect(testWorld.provider.rents.get(payment_id)?.refunds).toHaveLength(1);
    await settles();
    expect((await view()).held).toEqual([]);
  });

  it('is free again when the provider refuses, or two minutes after a call that died on the way', async () => {
    await ends();
    const { payments } = testWorld.deps;
    const failing = (error: Error) => {
      const refundRent = () => Promise.reject(error);
      const deps = { ...testWorld.deps, payments: { ...payments, refundRent } };
      return perform(refundDeposit, { ...testWorld.call(), body: body() }, deps).catch(({ code }) => code);
    };
    expect(await failing(refuse('refund-refused'))).toBe('refund-refused');
    await sends({ cents: 1 });
    expect(await failing(refuse('payments-away'))).toBe('payments-away');
    await expect(settles(145_000 - 1)).rejects.toMatchObject({ code: 'refund-under-way' });
    testWorld.wait(120);
    await settles(145_000 - 1);
  });

  it('takes no more than is held and was paid, of this tenant, to this payment', async () => {
    await ends();
    await expect(sends({ cents: 145_001 })).rejects.toMatchObject({ code: 'more-than-held' });
    await expect(sends({ tenant_id: 'elias' })).rejects.toMatchObject({ code: 'not-settled' });
    await expect(sends({ payment_id: 'pay_other' })).rejects.toMatchObject({ code: 'not-settled' });
    await sends({ cents: 145_000 });
    await expect(sends({ cents: 1 })).rejects.toMatchObject({ code: 'not-settled' });
  });

  it('stands in the settlement; one that fails later is owed to the tenant, told, and recorded as paid by hand', async () => {
    await ends();
    await sends();
    await settles();
    expect((await view()).settled).toMatchObject({
      sentBack: [{ how: 'card', cents: 50_000 }],
      sums: { held: 95_000, applied: 95_000, refunded: 0 },
    });
    testWorld.goTo('2026-07-28T12:00:00.000Z');
    fails('2026-07-28T11:00:00.000Z');
    await apply();
    await apply();
    expect((await view()).held).toEqual([{ tenant_id: 'nora', name: 'Nora Whitaker', cents: 50_000 }]);
    expect(await testWorld.told(testWorld.call().viewer.userRoleId)).toContain('A refund of $500.00 failed');
    const paid_out = { to: 'Nora Whitaker', method: 'check', reference: '2002' } as const;
    await expect(sends({ payment_id: undefined })).rejects.toMatchObject({ code: 'refund-missing' });
    await expect(sends({ payment_id: undefined, paid_out, cents: 50_001 })).rejects.toMatchObject({
      code: 'more-than-held',
    });
    await sends({ payment_id: undefined, paid_out });
    expect((await view()).held).toEqual([]);
    expect((await ledger()).lines[0]).toMatchObject({ type: 'deposit-refund', paid_out: { cents: 50_000 } });
  });

  it('is not refunded with the payment that brought it once it was used [D33]', async () => {
    await ends();
    await settles(145_000);
    const refund = { lease_id, payment_id, cents: 145_000, refunded_on: '2026-07-24', reason: 'Asked for' };
    await expect(
      testWorld.perform(refundPayment, { ...testWorld.call(), body: refund }),
    ).rejects.toMatchObject({
      code: 'deposit-used',
    });
    expect(testWorld.provider.rents.get(payment_id)?.refunds).toEqual([]);
  });

  it('raises the alarm when the provider sends back a deposit that was used meanwhile [D33]', async () => {
    await ends();
    await settles(145_000);
    const alarm = vi.spyOn(logger, 'error');
    const sent = { refundId: 're_late', at: '2026-07-24T11:00:00.000Z', cents: 50_000, deposit: 'nora' };
    refunds((before) => [...before, sent]);
    await apply();
    await apply();
    expect(alarm.mock.calls).toEqual([['an online payment needs a person', { paymentId: payment_id }]]);
    alarm.mockRestore();
    const [entry] = (await testWorld.all(StoredEntry)).filter(({ source }) => source === 'refund:re_late');
    expect(entry).toMatchObject({ type: 'deposit-refund', lines: { withheld: 50_000 } });
  });

  it('that is disputed raises no alarm: the money comes back or stays with who paid', async () => {
    const rent = testWorld.provider.rents.get(payment_id);
    if (!rent) throw new Error('no payment');
    const alarm = vi.spyOn(logger, 'error');
    const at = '2026-07-24T11:00:00.000Z';
    const opened = { disputeId: 'dp_1', at, cents: 145_000, fee: 1_500, reason: 'fraudulent' };
    const disputes = [{ ...opened, status: 'open' as const, isFinal: false }];
    testWorld.provider.rents.set(payment_id, { ...rent, disputes });
    await apply();
    expect(alarm.mock.calls).toEqual([]);
    alarm.mockRestore();
    expect((await ledger()).lines.map(({ type }) => type)).toContain('dispute');
  });

  it('raises the alarm when the provider refunds a payment whose deposit was used [D33]', async () => {
    await ends();
    await settles(145_000);
    refunds(() => [{ refundId: 're_1', at: testWorld.now().toISOString(), cents: 145_000 }]);
    const alarm = vi.spyOn(logger, 'error');
    await apply();
    expect(alarm.mock.calls).toEqual([['an online payment needs a person', { paymentId: payment_id }]]);
    alarm.mockRestore();
    const entries = (await testWorld.all(StoredEntry)).filter(({ source }) => source === 'refund:re_1');
    expect(entries).toMatchObject([{ lines: { withheld: 145_000, 'clearing/stripe': -145_000 } }]);
  });

  it('is not recorded by hand before the settlement, which does that itself', async () => {
    await ends();
    const paid_out = { to: 'Nora', method: 'check', reference: '' } as const;
    await expect(sends({ payment_id: undefined, paid_out })).rejects.toMatchObject({ code: 'wrong-status' });
  });
});
