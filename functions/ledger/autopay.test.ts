import { beforeEach, describe, expect, it } from 'vitest';
import type { MyAutopay } from '../../shared/contract/autopay';
import { authorizationVersion } from '../../shared/domain/ledger/autopay-texts';
import type { Viewer } from '../../shared/domain/roles';
import { conrad, elias, nora } from '../../test/support/stand/leases';
import { propertyId } from '../../test/support/stand/portfolio';
import { openRented } from '../../test/support/stand/rented';
import { openTenants, type TenantStand } from '../../test/support/stand/tenants';
import { finishSetup } from '../common/autopay/finish-setup';
import { applyOnline } from '../common/ledger/apply-online';
import { postRentWith } from '../jobs/post-rent';
import { runAutopayWith } from '../jobs/run-autopay';
import { giveNotice } from '../leases/lease-moves';
import { logger } from '../runtime/logger';
import { Autopay, AutopayAuthorization } from '../table/autopay/record';
import { put, update } from '../table/db/writes';
import { StoredTerm } from '../table/leases/record';
import { OnlinePayment, StoredHead } from '../table/ledger/record';
import { Share } from '../table/properties/record';
import { changeAutopay } from './change-autopay';
import { chooseOnlinePayments } from './choose-online-payments';
import { getMyAutopay } from './get-my-autopay';
import { payRent } from './pay-rent';
import { startAutopay } from './start-autopay';
import { stopAutopay } from './stop-autopay';

logger.setLogLevel('SILENT');

let stand: TenantStand;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ stand, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

/** Moves the clock to a UTC instant, by when rent is posted. */
async function goTo(instant: string): Promise<void> {
  stand.goTo(instant);
  await postRentWith(() => stand.deps)();
}
const run = () => runAutopayWith(() => stand.deps)();
const terms = { after_due: 0, ceiling_cents: 290_000, announce_above_cents: 290_000 };
const agreement = (more = {}) => ({ lease_id, ...terms, ...more, agrees: authorizationVersion }) as const;
const start = (more = {}, as = tenant) =>
  stand.perform(startAutopay, { ...stand.call(as), body: agreement(more) });
const change = (more = {}, as = tenant) =>
  stand.perform(changeAutopay, { ...stand.call(as), body: agreement(more) });
const stop = (as = tenant) => stand.perform(stopAutopay, { ...stand.call(as), body: { lease_id } });
const mine = async (as = tenant): Promise<MyAutopay> =>
  (await getMyAutopay({ ...stand.call(as), params: { leaseId: lease_id } }, stand.deps)).data;
const setUp = async (more = {}) => {
  await start(more);
  stand.provider.saveMethod();
  return mine();
};
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: stand.now() }, stand.deps);
const settled = (cents: number) => ({
  settled: { at: stand.now().toISOString(), cents, fee: 500, clearsAt: '2026-08-05T12:00:00.000Z' },
});
const debits = async () =>
  (await stand.all(OnlinePayment)).map(({ paymentId, cents, state }) => [paymentId, cents, state]);
const titles = () => stand.told(tenant.userRoleId ?? '');
/** What the provider says of a debit from now on. */
const becomes = (day: string, part: Parameters<typeof stand.provider.beginRent>[1]) => {
  const known = stand.provider.rents.get(`auto:${day}`);
  if (!known) throw new Error('the provider knows no such debit');
  stand.provider.beginRent(known, part);
};
const owed = async () => {
  const [head] = await stand.all(StoredHead);
  return head?.open.map(({ due, cents }) => [due, cents]);
};

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
    stand.provider.saveMethod();
    const event = { organizationId: 'org_one', leaseId: lease_id, now: stand.now() };
    await Promise.all([finishSetup(event, stand.deps), finishSetup(event, stand.deps), mine()]);
    expect(await mine()).toMatchObject({
      ...{ state: 'on', is_mine: true, method: 'Visa •••• 4242', terms: { after_due: 1 } },
      next: { on: '2026-08-02', cents: 290_000 },
    });
    const [kept, ...more] = await stand.all(AutopayAuthorization);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      ...{ textVersion: authorizationVersion, method: 'Visa •••• 4242', at: '2026-07-26T12:00:00.000Z' },
      ...{
        terms: { afterDue: 1, ceiling: 290_000, announceAbove: 290_000 },
        payer: { name: 'Nora Whitaker' },
      },
    });
    expect(kept?.text.join(' ')).toContain('never more than $2,900.00');
    await stand.mailOut();
    const [copy] = stand.mails.filter(({ subject }) => subject === 'Autopay is on');
    expect(copy).toMatchObject({ to: nora.email });
    for (const paragraph of kept?.text ?? []) expect(copy?.text).toContain(paragraph);
  });

  it('keeps from where it was agreed to, for a page of an hour that comes back to the lease [D28]', async () => {
    await start();
    const setup = (await stand.all(Autopay))[0]?.setup;
    expect(setup).toMatchObject({
      until: '2026-07-26T13:00:00.000Z',
      agreed: { address: '203.0.113.7', agent: 'test', at: '2026-07-26T12:00:00.000Z' },
    });
    stand.wait(3_600);
    stand.provider.saveMethod();
    expect(await mine()).toMatchObject({ state: 'off', is_mine: true });
    const logged = (await stand.audit()).filter(({ action }) => action === 'ledger.autopay-on');
    expect(logged).toMatchObject([
      { object: { kind: 'ledger', id: lease_id, name: '1A' }, about: propertyId, after: { amount: 290_000 } },
    ]);
  });

  it('offers no more than fourteen days after rent is due, and none of a lease without rent to come', async () => {
    expect((await mine()).days.map(({ after_due }) => after_due)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const term of await stand.all(StoredTerm))
      await stand.db.write(put(StoredTerm, { ...term, late: { ...term.late, firstFeeDay: 20 } }));
    expect((await mine()).days.at(-1)?.after_due).toBe(14);
    await start({ after_due: 14 });
    await goTo('2026-08-02T12:00:00.000Z');
    expect((await mine()).days.slice(0, 2).map(({ on }) => on)).toEqual(['2026-09-01', '2026-08-02']);
    await expect(start({ after_due: 15 })).rejects.toMatchObject({
      ...{ code: 'invalid', details: { fields: { after_due: expect.any(String) } } },
    });
    await stand.ended(lease_id, '2026-07-26');
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
    await stand.perform(chooseOnlinePayments, { ...stand.call(), body });
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
    stand.provider.debit = settled(290_000);
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(await debits()).toEqual([['auto:2026-08-01', 290_000, 'settled']]);
    expect(await owed()).toEqual([]);
    expect(await titles()).toContain('We received your payment of $2,900.00');
    expect((await mine()).next).toEqual({ on: '2026-09-01', cents: 145_000 });
    expect((await stand.all(Autopay))[0]?.debiting).toBeUndefined();
  });

  it('of a run that broke off before the provider was called, or with its reply lost, is made once [R6] [R7]', async () => {
    const { provider } = stand;
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
      await stand.perform(payRent, { ...stand.call(tenant), body: { lease_id, cents: 290_000 } })
    ).data;
    stand.provider.payRent(payment_id, settled(290_000));
    await apply();
    const next = { on: '2026-09-01', cents: 145_000 };
    expect((await mine()).next).toEqual(next);
    expect((await mine()).days[0]).toEqual({ after_due: 0, ...next });
  });

  it('waits for a payment that is on its way, and takes what is left then', async () => {
    await setUp();
    const paying = stand.perform(payRent, { ...stand.call(tenant), body: { lease_id, cents: 100_000 } });
    const { payment_id } = (await paying).data;
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    const next = { on: '2026-08-01', cents: 190_000 };
    expect(await mine()).toMatchObject({ waits: false, next });
    await goTo('2026-08-01T12:00:00.000Z');
    expect(await run()).toEqual({ begun: 0 });
    expect(await mine()).toMatchObject({ waits: true, next });
    stand.provider.payRent(payment_id, { status: 'succeeded', ...settled(100_000) });
    await apply();
    await goTo('2026-08-03T12:00:00.000Z');
    stand.provider.debit = settled(190_000);
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
    await stand.perform(chooseOnlinePayments, { ...stand.call(), body });
    expect(await mine()).toMatchObject({ is_offered: false, state: 'on', next: { asks: 'online-off' } });
    await run();
    expect((await titles()).filter((title) => title === asked)).toHaveLength(2);
    expect(await debits()).toEqual([]);
  });

  it('of more than is taken without notice is announced ten days before, then debited', async () => {
    await setUp({ announce_above_cents: 100_000 });
    await goTo('2026-08-01T14:00:00.000Z');
    stand.provider.debit = settled(290_000);
    expect(await run()).toEqual({ begun: 1 });
    expect((await mine()).next).toEqual({ on: '2026-09-01', cents: 145_000 });
    await goTo('2026-08-21T14:00:00.000Z');
    await run();
    await run();
    const told = 'Autopay debits $1,450.00 on Sep 01, 2026';
    expect((await titles()).filter((title) => title === told)).toHaveLength(1);
    await goTo('2026-09-01T14:00:00.000Z');
    stand.provider.debit = settled(145_000);
    expect(await run()).toEqual({ begun: 1 });
    expect(await debits()).toContainEqual(['auto:2026-09-01', 145_000, 'settled']);
  });

  it('that fails is tried once more after three days; then autopay pauses, and goes on when agreed to anew [D28]', async () => {
    await setUp();
    stand.provider.debit = { status: 'waiting', failure: 'Your card has insufficient funds.' };
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
    stand.provider.debit = settled(435_000);
    expect(await run()).toEqual({ begun: 1 });
    expect(await owed()).toEqual([]);
  });

  it('that its bank returns as not authorized pauses autopay until another method is saved [D28]', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    stand.provider.debit = { method: 'bank', ...settled(290_000) };
    await run();
    const at = stand.now().toISOString();
    const dispute = { disputeId: 'dp_1', at, cents: 290_000, fee: 1_500, reason: 'debit_not_authorized' };
    becomes('2026-08-01', { disputes: [{ ...dispute, status: 'lost', isFinal: true }] });
    await apply();
    await apply();
    expect(await mine()).toMatchObject({ state: 'paused', why: 'not-authorized' });
    await expect(change()).rejects.toMatchObject({ code: 'autopay-off' });
    await start({ ceiling_cents: 435_000, announce_above_cents: 435_000 });
    stand.provider.saveMethod('pm_2', 'Mastercard •••• 4444');
    expect(await mine()).toMatchObject({ state: 'on', method: 'Mastercard •••• 4444' });
  });

  it('changed on two devices at the same instant is agreed to once; the other is told', async () => {
    await setUp();
    stand.wait(60);
    const ceilings = [300_000, 310_000];
    const done = await Promise.allSettled(ceilings.map((ceiling_cents) => change({ ceiling_cents })));
    const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(['conflict']);
    expect(await stand.all(AutopayAuthorization)).toHaveLength(2);
  });

  it('is not made once autopay is off, also between reservation and provider; the page that is open turns nothing on', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    stand.provider.isAway = true;
    await expect(run()).rejects.toThrow();
    stand.provider.isAway = false;
    await stop();
    await stop();
    await run();
    expect(await debits()).toEqual([['auto:2026-08-01', 290_000, 'initiated']]);
    await goTo('2026-08-01T12:11:00.000Z');
    await run();
    expect(await debits()).toEqual([['auto:2026-08-01', 290_000, 'expired']]);
    expect(stand.provider.rents.size).toBe(0);
    expect((await stand.all(StoredHead))[0]?.pending).toBeUndefined();
    expect(await mine()).toMatchObject({ state: 'off' });
    await start();
    await stop();
    stand.provider.saveMethod();
    expect(await mine()).toMatchObject({ state: 'off' });
    expect((await titles()).filter((title) => title === 'Autopay is off')).toHaveLength(2);
  });

  it('of the last rent is the last one: autopay ends with the lease [D39]', async () => {
    await setUp({ ceiling_cents: 435_000, announce_above_cents: 435_000 });
    const notice = { lease_id, by: 'tenants', last_day: '2026-08-10', reason: 'Agreed' } as const;
    await stand.perform(giveNotice, { ...stand.call(), body: notice });
    await goTo('2026-08-01T12:00:00.000Z');
    const [rent] = (await stand.all(StoredHead)).map(({ open }) =>
      open.reduce((sum, { cents }) => sum + cents, 0),
    );
    expect(rent).toBe(145_000 + 46_774);
    stand.provider.debit = settled(191_774);
    await run();
    expect(await owed()).toEqual([]);
    await goTo('2026-08-11T12:00:00.000Z');
    await Promise.all([run(), run()]);
    expect((await stand.all(Autopay))[0]).toMatchObject({ state: 'off', why: 'ended' });
    expect((await titles()).filter((title) => title === 'Autopay has ended')).toHaveLength(1);
  });
});

it('of one tenant is the lease’s only one, and its terms are nobody else’s', async () => {
  stand = await openTenants();
  lease_id = await stand.sent(undefined, { tenants: [nora, elias] });
  tenant = await stand.movedIn([nora, elias, conrad, stand.agent]);
  for (const share of await stand.all(Share))
    await stand.db.write(update(Share, { key: share, set: { bankReady: true } }));
  await stand.accept(elias.email);
  const other = await stand.tenant(elias.email);
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
  stand.wait(60);
  await start({}, other);
  stand.provider.saveMethod();
  expect(await mine(other)).toMatchObject({ state: 'on', is_mine: true });
});
