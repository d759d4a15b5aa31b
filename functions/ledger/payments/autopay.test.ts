import { beforeEach, describe, expect, it } from 'vitest';
import type { MyAutopay } from '../../../shared/contract/autopay';
import { authorizationVersion } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Viewer } from '../../../shared/domain/people/roles';
import { conrad, elias, nora } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openRented } from '../../../test/support/test-world/rented';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { finishSetup } from '../../common/autopay/finish-setup';
import { applyOnline } from '../../common/ledger/apply-online';
import { postRentWith } from '../../jobs/post-rent';
import { runAutopayWith } from '../../jobs/run-autopay';
import { giveNotice } from '../../leases/moves/lease-moves';
import { logger } from '../../runtime/logger';
import { Autopay, AutopayAuthorization } from '../../table/autopay/record';
import { put, update } from '../../table/db/writes';
import { StoredTerm } from '../../table/leases/record';
import { OnlinePayment, StoredHead } from '../../table/ledger/record';
import { Share } from '../../table/properties/record';
import { addCharge } from '../charges/add-charge';
import { addMyMethod } from './add-my-method';
import { changeAutopay } from './change-autopay';
import { chooseOnlinePayments } from './choose-online-payments';
import { getMyAutopay } from './get-my-autopay';
import { payRent } from './pay-rent';
import { startAutopay } from './start-autopay';
import { stopAutopay } from './stop-autopay';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ testWorld, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

/** Moves the clock to a UTC instant, by when rent is posted. */
async function goTo(instant: string): Promise<void> {
  testWorld.goTo(instant);
  await postRentWith(() => testWorld.deps)();
}
const run = () => runAutopayWith(() => testWorld.deps)();
const terms = { after_due: 0, ceiling_cents: 290_000, announce_above_cents: 290_000, up_to: false };
const agreement = (more = {}) => ({ lease_id, ...terms, ...more, agrees: authorizationVersion }) as const;
const start = (more = {}, as = tenant) =>
  testWorld.perform(startAutopay, { ...testWorld.call(as), body: agreement(more) });
const change = (more = {}, as = tenant) =>
  testWorld.perform(changeAutopay, { ...testWorld.call(as), body: agreement(more) });
const stop = (as = tenant) => testWorld.perform(stopAutopay, { ...testWorld.call(as), body: { lease_id } });
const mine = async (as = tenant): Promise<MyAutopay> =>
  (await getMyAutopay({ ...testWorld.call(as), params: { leaseId: lease_id } }, testWorld.deps)).data;
const setUp = async (more = {}) => {
  await start(more);
  testWorld.provider.saveMethod();
  return mine();
};
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
const settled = (cents: number) => ({
  settled: { at: testWorld.now().toISOString(), cents, fee: 500, clearsAt: '2026-08-05T12:00:00.000Z' },
});
const debits = async () =>
  (await testWorld.all(OnlinePayment)).map(({ paymentId, cents, state }) => [paymentId, cents, state]);
const titles = () => testWorld.told(tenant.userRoleId ?? '');
/** What the provider says of a debit from now on. */
const becomes = (day: string, part: Parameters<typeof testWorld.provider.beginRent>[1]) => {
  const known = testWorld.provider.rents.get(`auto:${day}`);
  if (!known) throw new Error('the provider knows no such debit');
  testWorld.provider.beginRent(known, part);
};
const owed = async () => {
  const [head] = await testWorld.all(StoredHead);
  return head?.open.map(({ due, cents }) => [due, cents]);
};

describe('more than the payer allows', () => {
  const above = () =>
    titles().then((all) => all.filter((title) => title.includes('above your autopay limit')));

  it('is told at once and once, long before the day: a bill that was added to the month', async () => {
    await setUp();
    expect(await run()).toEqual({ begun: 0 });
    expect(await above()).toEqual([]);
    const bill = { kind: 'utility', label: 'Water', due_on: '2026-08-01', cents: 4_000 } as const;
    await testWorld.perform(addCharge, { ...testWorld.call(), body: { lease_id, ...bill } });
    await goTo('2026-07-27T16:00:00.000Z');
    await run();
    await run();
    await goTo('2026-07-28T16:00:00.000Z');
    await run();
    expect(await above()).toEqual(['$2,940.00 on Aug 01, 2026 is above your autopay limit']);
    expect((await mine()).above).toEqual({ on: '2026-08-01', cents: 294_000 });
  });

  it('is debited up to the limit where the payer wants that, and the rest is told', async () => {
    await setUp({ ceiling_cents: 200_000, announce_above_cents: 200_000, up_to: true });
    expect((await mine()).next).toEqual({ on: '2026-08-01', cents: 200_000, rest: 90_000 });
    await goTo('2026-08-01T16:00:00.000Z');
    expect(await run()).toEqual({ begun: 1 });
    expect(await debits()).toMatchObject([['auto:2026-08-01', 200_000, expect.any(String)]]);
    expect(await titles()).toContain('Autopay debits $2,000.00; $900.00 is left to pay');
  });
});

describe('a saved method', () => {
  const save = async (methodId: string, { name = 'Visa •••• 1881', until = '2034-12', as = tenant } = {}) => {
    await testWorld.perform(addMyMethod, { ...testWorld.call(as), body: { lease_id } });
    testWorld.provider.saveMethod(methodId, name, until);
  };
  const ending = () => titles().then((all) => all.filter((title) => title.includes('expires before')));

  it('turns autopay on at once, is debited, and keeps the proof of what was agreed to', async () => {
    await save('pm_card');
    const { data } = await start({ method_id: 'pm_card' });
    expect(data.url).toMatch(/\/payrent\?id=/);
    expect(await mine()).toMatchObject({ state: 'on', is_mine: true, method: 'Visa •••• 1881' });
    expect(await titles()).toContain('Autopay is on');
    expect(await testWorld.all(AutopayAuthorization)).toMatchObject([{ method: 'Visa •••• 1881' }]);
    await goTo('2026-08-01T16:00:00.000Z');
    expect(await run()).toEqual({ begun: 1 });
    expect(await debits()).toMatchObject([['auto:2026-08-01', 290_000, expect.any(String)]]);
    const [kept] = await testWorld.all(Autopay);
    expect(kept?.method).toMatchObject({ methodId: 'pm_card', kind: 'card', until: '2034-12' });
  });

  it('replaces another one, and a page that is still open does not undo it', async () => {
    await setUp();
    await save('pm_card');
    await start();
    testWorld.goTo('2026-07-26T12:05:00.000Z');
    await start({ method_id: 'pm_card', ceiling_cents: 300_000, announce_above_cents: 300_000 });
    testWorld.provider.saveMethod('pm_late');
    expect(await mine()).toMatchObject({ method: 'Visa •••• 1881', terms: { ceiling_cents: 300_000 } });
  });

  it('is the caller’s own: another’s, or one that was removed, is refused by its field', async () => {
    await save('pm_card');
    testWorld.provider.methods.set('pm_foreign', {
      methodId: 'pm_foreign',
      name: 'Visa •••• 9999',
      kind: 'card',
      customerId: 'cus_somebody',
    });
    for (const method_id of ['pm_foreign', 'pm_none'])
      await expect(start({ method_id })).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { method_id: 'This payment method was removed. Choose another one' } },
      });
    expect((await mine()).state).toBe('off');
  });

  it('is no card that expires before the first debit; one that is good on its day is taken', async () => {
    await save('pm_old', { until: '2026-07' });
    await expect(start({ method_id: 'pm_old' })).rejects.toMatchObject({
      details: { fields: { method_id: 'This card expires before the first debit. Choose another one' } },
    });
    await save('pm_last', { until: '2026-08' });
    await start({ method_id: 'pm_last' });
    expect((await mine()).state).toBe('on');
  });

  it('that expires before a later debit is told once, thirty days before it, and on the screen', async () => {
    await save('pm_card', { until: '2026-08' });
    await start({ method_id: 'pm_card' });
    await goTo('2026-08-01T16:00:00.000Z');
    await run();
    becomes('2026-08-01', { status: 'succeeded', method: 'card', ...settled(290_000) });
    await apply();
    await run();
    expect([await ending(), (await mine()).card_ends]).toEqual([[], undefined]);
    await goTo('2026-08-02T16:00:00.000Z');
    await run();
    await goTo('2026-08-03T16:00:00.000Z');
    await run();
    expect(await ending()).toEqual(['Visa •••• 1881 expires before your autopay debit on Sep 01, 2026']);
    expect((await mine()).card_ends).toEqual({ last: '2026-08-31', debit: '2026-09-01' });
  });

  it('that its bank gave a new month meanwhile is not told of', async () => {
    await save('pm_card', { until: '2026-08' });
    await start({ method_id: 'pm_card' });
    const known = testWorld.provider.methods.get('pm_card');
    if (known) testWorld.provider.methods.set('pm_card', { ...known, until: '2029-08' });
    await goTo('2026-08-02T16:00:00.000Z');
    await run();
    await goTo('2026-08-03T16:00:00.000Z');
    await run();
    expect([await ending(), (await mine()).card_ends]).toEqual([[], undefined]);
  });
});

describe('the first day of autopay', () => {
  it('is the same in the mail and on the screen: not the day of a rent that is paid', async () => {
    const { data } = await testWorld.perform(payRent, {
      ...testWorld.call(tenant),
      body: { lease_id, cents: 290_000 },
    });
    testWorld.provider.payRent(data.payment_id, { status: 'succeeded', method: 'card', ...settled(290_000) });
    await apply();
    const { next } = await setUp();
    expect(next).toEqual({ on: '2026-09-01', cents: 145_000 });
    await testWorld.mailOut();
    const [copy] = testWorld.mails.filter(({ subject }) => subject === 'Autopay is on');
    expect(copy?.text).toContain('The first debit is on Sep 01, 2026: $1,450.00');
  });
});

describe('setting autopay up', () => {
  it('is on once the method is saved, shows day and exact amount, and keeps and mails what was agreed to', async () => {
    expect(await mine()).toMatchObject({ state: 'off', is_mine: false, is_offered: true });
    expect((await mine()).days.slice(0, 2)).toEqual([
      { after_due: 0, on: '2026-08-01', cents: 290_000 },
      { after_due: 1, on: '2026-08-02', cents: 290_000 },
    ]);
    const { data } = await start({ after_due: 1 });
    expect(data.url).toMatch(/^https:\/\/pay\.test\/cs_/);
    expect(await mine()).toMatchObject({ state: 'off', is_mine: true });
    expect(await run()).toEqual({ begun: 0 });
    testWorld.provider.saveMethod();
    const event = { organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() };
    await Promise.all([finishSetup(event, testWorld.deps), finishSetup(event, testWorld.deps), mine()]);
    expect(await mine()).toMatchObject({
      state: 'on',
      is_mine: true,
      method: 'Visa •••• 4242',
      terms: { after_due: 1 },
      next: { on: '2026-08-02', cents: 290_000 },
    });
    const [kept, ...more] = await testWorld.all(AutopayAuthorization);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      textVersion: authorizationVersion,
      method: 'Visa •••• 4242',
      at: '2026-07-26T12:00:00.000Z',
      terms: { afterDue: 1, ceiling: 290_000, announceAbove: 290_000 },
      payer: { name: 'Nora Whitaker' },
    });
    expect(kept?.text.join(' ')).toContain('never more than $2,900.00');
    await testWorld.mailOut();
    const [copy] = testWorld.mails.filter(({ subject }) => subject === 'Autopay is on');
    expect(copy).toMatchObject({ to: nora.email });
    for (const paragraph of kept?.text ?? []) expect(copy?.text).toContain(paragraph);
  });

  it('keeps from where it was agreed to, for a page of an hour that comes back to the lease [D28]', async () => {
    await start();
    const setup = (await testWorld.all(Autopay))[0]?.setup;
    expect(setup).toMatchObject({
      until: '2026-07-26T13:00:00.000Z',
      agreed: { address: '203.0.113.7', agent: 'test', at: '2026-07-26T12:00:00.000Z' },
    });
    testWorld.wait(3_600);
    testWorld.provider.saveMethod();
    expect(await mine()).toMatchObject({ state: 'off', is_mine: true });
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'ledger.autopay-on');
    expect(logged).toMatchObject([
      { object: { kind: 'ledger', id: lease_id, name: '1A' }, about: propertyId, after: { amount: 290_000 } },
    ]);
  });

  it('offers no more than fourteen days after rent is due, and none of a lease without rent to come', async () => {
    expect((await mine()).days.map(({ after_due }) => after_due)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const term of await testWorld.all(StoredTerm))
      await testWorld.db.write(put(StoredTerm, { ...term, late: { ...term.late, firstFeeDay: 20 } }));
    expect((await mine()).days.at(-1)?.after_due).toBe(14);
    await start({ after_due: 14 });
    await goTo('2026-08-02T12:00:00.000Z');
    expect((await mine()).days.slice(0, 2).map(({ on }) => on)).toEqual(['2026-09-01', '2026-08-02']);
    await expect(start({ after_due: 15 })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { after_due: expect.any(String) } },
    });
    await testWorld.ended(lease_id, '2026-07-26');
    await expect(start()).rejects.toMatchObject({ code: 'no-rent-ahead' });
  });

  it('takes terms that the lease and the landlord allow, and one tenant of the lease', async () => {
    const code = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error) => error.code,
      );
    expect(await code(start({ after_due: 30 }))).toBe('invalid');
    expect(await code(start({ announce_above_cents: 290_001 }))).toBe('invalid');
    expect(await code(change())).toBe('autopay-off');
    for (const as of [{}, { ...tenant, userRoleId: 'rol_else' }, { ...tenant, organizationId: 'org_two' }]) {
      expect(await code(mine(as))).toBe('not-found');
      expect(await code(start({}, as))).toBe('not-found');
      expect(await code(stop(as))).toBe('not-found');
    }
    const body = { lease_id, scope: 'lease' as const, mode: 'off' as const };
    await testWorld.perform(chooseOnlinePayments, { ...testWorld.call(), body });
    expect(await code(start())).toBe('online-off');
    expect(await debits()).toEqual([]);
  });
});

describe('a debit', () => {
  it('is reserved, made once by many runs, and settles what is due [D3] [D17] [D27] [R5]', async () => {
    await setUp();
    await goTo('2026-08-01T04:59:00.000Z');
    expect(await run()).toEqual({ begun: 0 });
    await goTo('2026-08-01T05:01:00.000Z');
    testWorld.provider.debit = settled(290_000);
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(await debits()).toEqual([['auto:2026-08-01', 290_000, 'settled']]);
    expect(await owed()).toEqual([]);
    expect(await titles()).toContain('Payment received: $2,900.00');
    expect((await mine()).next).toEqual({ on: '2026-09-01', cents: 145_000 });
    expect((await testWorld.all(Autopay))[0]?.debiting).toBeUndefined();
  });

  it('of a run that broke off before the provider was called, or with its reply lost, is made once [R6] [R7]', async () => {
    const { provider } = testWorld;
    await setUp();
    const months = ['08', '09', '10', '11'];
    // The first reply is lost; then each call of a run fails once.
    for (const [index, month] of months.entries()) {
      const day = `2026-${month}-01`;
      await goTo(`${day}T18:00:00.000Z`);
      provider.debit = { status: 'processing', method: 'bank' };
      provider.failsIn = index;
      provider.onDebit = () => {
        if (index === 0) throw new Error('lost');
      };
      await expect(run()).rejects.toThrow('Autopay of 1 of 1 leases failed');
      provider.onDebit = undefined;
      await Promise.all([run(), run()]);
      await run();
      expect((await debits()).at(-1)).toEqual([`auto:${day}`, index === 0 ? 290_000 : 145_000, 'pending']);
      becomes(day, { status: 'succeeded', ...settled(index === 0 ? 290_000 : 145_000) });
      await Promise.all([apply(), apply()]);
      expect(await owed()).toEqual([]);
    }
    expect(provider.rents.size).toBe(months.length);
    expect(await debits()).toHaveLength(months.length);
  });

  it('is shown, and offered, for the first day with something due: all until then is paid', async () => {
    await setUp();
    const { payment_id } = (
      await testWorld.perform(payRent, { ...testWorld.call(tenant), body: { lease_id, cents: 290_000 } })
    ).data;
    testWorld.provider.payRent(payment_id, settled(290_000));
    await apply();
    const next = { on: '2026-09-01', cents: 145_000 };
    expect((await mine()).next).toEqual(next);
    expect((await mine()).days[0]).toEqual({ after_due: 0, ...next });
  });

  it('waits for a payment that is on its way, and takes what is left then', async () => {
    await setUp();
    const paying = testWorld.perform(payRent, {
      ...testWorld.call(tenant),
      body: { lease_id, cents: 100_000 },
    });
    const { payment_id } = (await paying).data;
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    const next = { on: '2026-08-01', cents: 190_000 };
    expect(await mine()).toMatchObject({ waits: false, next });
    await goTo('2026-08-01T12:00:00.000Z');
    expect(await run()).toEqual({ begun: 0 });
    expect(await mine()).toMatchObject({ waits: true, next });
    testWorld.provider.payRent(payment_id, { status: 'succeeded', ...settled(100_000) });
    await apply();
    await goTo('2026-08-03T12:00:00.000Z');
    testWorld.provider.debit = settled(190_000);
    expect(await run()).toEqual({ begun: 1 });
    expect(await owed()).toEqual([]);
  });

  it('is not made above the ceiling or while the landlord takes nothing: the tenant is asked, once', async () => {
    await setUp({ ceiling_cents: 289_999, announce_above_cents: 0 });
    expect((await mine()).next).toEqual({ on: '2026-08-01', cents: 290_000, asks: 'above-ceiling' });
    await goTo('2026-08-01T14:00:00.000Z');
    await Promise.all([run(), run()]);
    await run();
    const asked = '$2,900.00 is due, and autopay did not pay it';
    expect((await titles()).filter((title) => title === asked)).toHaveLength(1);
    await change();
    const body = { lease_id, scope: 'property' as const, mode: 'off' as const };
    await testWorld.perform(chooseOnlinePayments, { ...testWorld.call(), body });
    expect(await mine()).toMatchObject({ is_offered: false, state: 'on', next: { asks: 'online-off' } });
    await run();
    expect((await titles()).filter((title) => title === asked)).toHaveLength(2);
    expect(await debits()).toEqual([]);
  });

  it('of more than is taken without notice is announced ten days before, then debited', async () => {
    await setUp({ announce_above_cents: 100_000 });
    await goTo('2026-08-01T14:00:00.000Z');
    testWorld.provider.debit = settled(290_000);
    expect(await run()).toEqual({ begun: 1 });
    expect((await mine()).next).toEqual({ on: '2026-09-01', cents: 145_000 });
    await goTo('2026-08-21T14:00:00.000Z');
    await run();
    await run();
    const told = 'Autopay debits $1,450.00 on Sep 01, 2026';
    expect((await titles()).filter((title) => title === told)).toHaveLength(1);
    await goTo('2026-09-01T14:00:00.000Z');
    testWorld.provider.debit = settled(145_000);
    expect(await run()).toEqual({ begun: 1 });
    expect(await debits()).toContainEqual(['auto:2026-09-01', 145_000, 'settled']);
  });

  it('that fails is tried once more after three days; then autopay pauses, and goes on when agreed to anew [D28]', async () => {
    await setUp();
    testWorld.provider.debit = { status: 'waiting', failure: 'Your card has insufficient funds.' };
    await goTo('2026-08-01T12:00:00.000Z');
    await run();
    expect((await mine()).next).toEqual({ on: '2026-08-04', cents: 290_000 });
    await goTo('2026-08-04T12:00:00.000Z');
    await run();
    await apply();
    expect(await mine()).toMatchObject({ state: 'paused', why: 'failures' });
    expect((await titles()).filter((title) => title === 'Autopay is paused')).toHaveLength(1);
    await goTo('2026-09-01T12:00:00.000Z');
    expect(await run()).toEqual({ begun: 0 });
    expect(await debits()).toEqual([
      ['auto:2026-08-01', 290_000, 'failed'],
      ['auto:2026-08-04', 290_000, 'failed'],
    ]);
    await change({ ceiling_cents: 435_000, announce_above_cents: 435_000 });
    testWorld.provider.debit = settled(435_000);
    expect(await run()).toEqual({ begun: 1 });
    expect(await owed()).toEqual([]);
  });

  it('that its bank returns as not authorized pauses autopay until another method is saved [D28]', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    testWorld.provider.debit = { method: 'bank', ...settled(290_000) };
    await run();
    const at = testWorld.now().toISOString();
    const dispute = { disputeId: 'dp_1', at, cents: 290_000, fee: 1_500, reason: 'debit_not_authorized' };
    becomes('2026-08-01', { disputes: [{ ...dispute, status: 'lost', isFinal: true }] });
    await apply();
    await apply();
    expect(await mine()).toMatchObject({ state: 'paused', why: 'not-authorized' });
    await expect(change()).rejects.toMatchObject({ code: 'autopay-off' });
    await start({ ceiling_cents: 435_000, announce_above_cents: 435_000 });
    testWorld.provider.saveMethod('pm_2', 'Mastercard •••• 4444');
    expect(await mine()).toMatchObject({ state: 'on', method: 'Mastercard •••• 4444' });
  });

  it('changed on two devices at the same instant is agreed to once; the other is told', async () => {
    await setUp();
    testWorld.wait(60);
    const ceilings = [300_000, 310_000];
    const done = await Promise.allSettled(ceilings.map((ceiling_cents) => change({ ceiling_cents })));
    const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(['conflict']);
    expect(await testWorld.all(AutopayAuthorization)).toHaveLength(2);
  });

  it('is not made once autopay is off, also between reservation and provider; the page that is open turns nothing on', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    testWorld.provider.isAway = true;
    await expect(run()).rejects.toThrow();
    testWorld.provider.isAway = false;
    await stop();
    await stop();
    await run();
    expect(await debits()).toEqual([['auto:2026-08-01', 290_000, 'initiated']]);
    await goTo('2026-08-01T12:11:00.000Z');
    await run();
    expect(await debits()).toEqual([['auto:2026-08-01', 290_000, 'expired']]);
    expect(testWorld.provider.rents.size).toBe(0);
    expect((await testWorld.all(StoredHead))[0]?.pending).toBeUndefined();
    expect(await mine()).toMatchObject({ state: 'off' });
    await start();
    await stop();
    testWorld.provider.saveMethod();
    expect(await mine()).toMatchObject({ state: 'off' });
    expect((await titles()).filter((title) => title === 'Autopay is off')).toHaveLength(2);
  });

  it('of the last rent is the last one: autopay ends with the lease [D39]', async () => {
    await setUp({ ceiling_cents: 435_000, announce_above_cents: 435_000 });
    const notice = { lease_id, by: 'tenants', last_day: '2026-08-10', reason: 'Agreed' } as const;
    await testWorld.perform(giveNotice, { ...testWorld.call(), body: notice });
    await goTo('2026-08-01T12:00:00.000Z');
    const [rent] = (await testWorld.all(StoredHead)).map(({ open }) =>
      open.reduce((sum, { cents }) => sum + cents, 0),
    );
    expect(rent).toBe(145_000 + 46_774);
    testWorld.provider.debit = settled(191_774);
    await run();
    expect(await owed()).toEqual([]);
    await goTo('2026-08-11T12:00:00.000Z');
    await Promise.all([run(), run()]);
    expect((await testWorld.all(Autopay))[0]).toMatchObject({ state: 'off', why: 'ended' });
    expect((await titles()).filter((title) => title === 'Autopay has ended')).toHaveLength(1);
  });
});

it('of one tenant is the lease’s only one, and its terms are nobody else’s', async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent(undefined, { tenants: [nora, elias] });
  tenant = await testWorld.movedIn([nora, elias, conrad, testWorld.agent]);
  for (const share of await testWorld.all(Share))
    await testWorld.db.write(update(Share, { key: share, set: { bankReady: true } }));
  await testWorld.accept(elias.email);
  const other = await testWorld.tenant(elias.email);
  await goTo('2026-07-26T12:00:00.000Z');
  await setUp();
  const seen = await mine(other);
  expect(seen).toMatchObject({ state: 'on', is_mine: false, payer: 'Nora', method: '' });
  expect(seen.terms ?? seen.next).toBeUndefined();
  await expect(start({}, other)).rejects.toMatchObject({ code: 'autopay-taken' });
  await expect(change({ ceiling_cents: 10_000_000 }, other)).rejects.toMatchObject({ code: 'autopay-off' });
  await stop(other);
  expect(await mine()).toMatchObject({ state: 'on', terms: { ceiling_cents: 290_000 } });
  await stop();
  await expect(change()).rejects.toMatchObject({ code: 'autopay-off' });
  testWorld.wait(60);
  await start({}, other);
  testWorld.provider.saveMethod();
  expect(await mine(other)).toMatchObject({ state: 'on', is_mine: true });
});
