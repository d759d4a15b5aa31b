import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authorizationVersion } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Viewer } from '../../../shared/domain/people/roles';
import { elias } from '../../../test/support/test-world/leases';
import { openRented } from '../../../test/support/test-world/rented';
import type { TenantWorld } from '../../../test/support/test-world/tenants';
import { applyOnline } from '../../common/ledger/apply-online';
import { postRentWith } from '../../jobs/post-rent';
import { runAutopayWith } from '../../jobs/run-autopay';
import { giveNotice } from '../../leases/moves/lease-moves';
import { logger } from '../../runtime/logger';
import { Autopay } from '../../table/autopay/record';
import { put, update } from '../../table/db/writes';
import { StoredPacket, StoredTerm } from '../../table/leases/record';
import { OnlinePayment } from '../../table/ledger/record';
import { Notification } from '../../table/notifications/record';
import { getMyAutopay } from './get-my-autopay';
import { receivePayment } from './receive-payment';
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
const start = async (more = {}, call = {}) => {
  const terms = {
    after_due: 0,
    ceiling_cents: 290_000,
    announce_above_cents: 290_000,
    up_to: false,
    ...more,
  };
  const body = { lease_id, ...terms, agrees: authorizationVersion } as const;
  return (await testWorld.perform(startAutopay, { ...testWorld.call(tenant), ...call, body })).data.url;
};
const stop = () => testWorld.perform(stopAutopay, { ...testWorld.call(tenant), body: { lease_id } });
const mine = async () =>
  (await getMyAutopay({ ...testWorld.call(tenant), params: { leaseId: lease_id } }, testWorld.deps)).data;
const setUp = async (more = {}) => {
  await start(more);
  testWorld.provider.saveMethod();
  return mine();
};
const kept = async () => {
  const [autopay] = await testWorld.all(Autopay);
  if (!autopay) throw new Error('autopay was never agreed to');
  return autopay;
};
const debits = async () =>
  (await testWorld.all(OnlinePayment)).map(({ paymentId, state, failure }) => [paymentId, state, failure]);
const titled = async (title: string) =>
  (await testWorld.told(tenant.userRoleId ?? '')).filter((one) => one === title);
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
const settled = (cents: number) => ({
  settled: { at: testWorld.now().toISOString(), cents, fee: 500, clearsAt: '2026-08-05T12:00:00.000Z' },
});
const payByCheck = (cents: number) => {
  const check = { method: 'check', reference: '7', payer: 'Nora', hold_rest: true } as const;
  const received_on = testWorld.now().toISOString().slice(0, 10);
  const body = { lease_id, cents, received_on, chosen: [], ...check };
  return testWorld.perform(receivePayment, { ...testWorld.call(), body });
};
const refusal = 'This bank account was closed.';
/** The provider does not begin the next debit; `meanwhile` happens before it says so. */
const refuseDebit = (meanwhile: () => Promise<unknown> = async () => undefined) =>
  vi.spyOn(testWorld.deps.payments, 'debitRent').mockImplementationOnce(async () => {
    await meanwhile();
    return { failure: refusal };
  });

describe('a debit that the provider does not begin', () => {
  it('failed, tells the payer why, and is tried once more after three days [D28]', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    const asked = refuseDebit();
    expect(await run()).toEqual({ begun: 1 });
    await run();
    expect(asked).toHaveBeenCalledOnce();
    expect(await debits()).toEqual([['auto:2026-08-01', 'failed', refusal]]);
    expect((await kept()).debiting).toBeUndefined();
    expect((await mine()).next).toEqual({ on: '2026-08-04', cents: 290_000 });
    const why = 'Your bank refused the payment for unit 1A, Maple Court, so it’s still due.';
    const told = (await testWorld.all(Notification)).filter(({ title }) => title.endsWith(' failed'));
    expect(told).toMatchObject([
      { title: 'Your payment of $2,900.00 failed', description: `${why} ${refusal}` },
    ]);
    await goTo('2026-08-04T12:00:00.000Z');
    refuseDebit();
    await run();
    expect(await mine()).toMatchObject({ state: 'paused', why: 'failures' });
  });

  it('keeps what else became of it meanwhile', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    refuseDebit(async () => {
      for (const key of await testWorld.all(OnlinePayment))
        await testWorld.db.write(update(OnlinePayment, { key, set: { state: 'expired' } }));
    });
    await run();
    expect(await debits()).toEqual([['auto:2026-08-01', 'expired', undefined]]);
    expect((await kept()).debiting).toBeUndefined();
  });
});

it('a debit that an event settled after the run broke off is over with the next run [R6] [D31]', async () => {
  await setUp();
  await goTo('2026-08-01T12:00:00.000Z');
  testWorld.provider.debit = settled(290_000);
  testWorld.provider.onDebit = () => {
    throw new Error('lost');
  };
  await expect(run()).rejects.toThrow('Autopay of 1 of 1 leases failed');
  testWorld.provider.onDebit = undefined;
  await apply();
  expect(await debits()).toEqual([['auto:2026-08-01', 'settled', undefined]]);
  expect((await kept()).debiting).toMatchObject({ paymentId: 'auto:2026-08-01' });
  const asked = vi.spyOn(testWorld.deps.payments, 'debitRent');
  await Promise.all([run(), run(), run()]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  expect(await debits()).toEqual([['auto:2026-08-01', 'settled', undefined]]);
  expect((await kept()).debiting).toBeUndefined();
});

it('a debit is over with its run, also when the tenant turns autopay off meanwhile', async () => {
  await setUp();
  await goTo('2026-08-01T12:00:00.000Z');
  testWorld.provider.debit = settled(290_000);
  const { keep } = testWorld.deps.autopays;
  const second = vi.spyOn(testWorld.deps.autopays, 'keep').mockImplementationOnce(async (change) => {
    await stop();
    return keep(change);
  });
  await run();
  second.mockRestore();
  const { debiting, state } = await kept();
  expect([state, debiting]).toEqual(['off', undefined]);
});

describe('a day of autopay', () => {
  it('asks nobody at night, and in the morning', async () => {
    await setUp({ ceiling_cents: 289_999, announce_above_cents: 0 });
    const asked = '$2,900.00 is due, and autopay did not pay it';
    await goTo('2026-08-01T06:00:00.000Z');
    expect(await run()).toEqual({ begun: 0 });
    expect([await titled(asked), (await kept()).next]).toEqual([[], '2026-08-01']);
    await goTo('2026-08-01T13:00:00.000Z');
    await run();
    expect([await titled(asked), (await kept()).next]).toEqual([[asked], '2026-09-01']);
  });

  it('announces nothing at night, and in the morning', async () => {
    await setUp({ announce_above_cents: 100_000 });
    await goTo('2026-08-01T14:00:00.000Z');
    testWorld.provider.debit = settled(290_000);
    await run();
    const told = 'Autopay debits $1,450.00 on Sep 01, 2026';
    await goTo('2026-08-21T06:00:00.000Z');
    await run();
    expect(await titled(told)).toEqual([]);
    await goTo('2026-08-21T13:00:00.000Z');
    await run();
    expect(await titled(told)).toEqual([told]);
  });

  it('with nothing due is passed over, and nobody is asked', async () => {
    await setUp();
    await payByCheck(290_000);
    await goTo('2026-08-01T12:00:00.000Z');
    expect(await run()).toEqual({ begun: 0 });
    expect(await debits()).toEqual([]);
    expect(await kept()).toMatchObject({ state: 'on', next: '2026-09-01' });
    expect((await mine()).next).toEqual({ on: '2026-09-01', cents: 145_000 });
  });

  it('is shown while rent is to come, and none after the last rent [D39]', async () => {
    await setUp();
    const notice = { lease_id, by: 'tenants', last_day: '2026-08-10', reason: 'Agreed' } as const;
    await testWorld.perform(giveNotice, { ...testWorld.call(), body: notice });
    await goTo('2026-07-27T12:00:00.000Z');
    expect((await mine()).next).toMatchObject({ on: '2026-08-01' });
    await payByCheck(145_000 + 46_774);
    expect((await mine()).next).toBeUndefined();
    await goTo('2026-08-01T12:00:00.000Z');
    expect((await mine()).next).toBeUndefined();
    await run();
    expect(await kept()).toMatchObject({ state: 'on', next: '2026-08-11' });
    expect((await mine()).next).toBeUndefined();
  });
});

describe('autopay on two devices at the same instant', () => {
  it('is set up on both pages, and the last one counts', async () => {
    const urls = await Promise.all([
      start({}, { requestId: 'req-one' }),
      start({ after_due: 1 }, { requestId: 'req-two' }),
    ]);
    expect(new Set(urls).size).toBe(2);
    const { setup, version } = await kept();
    expect(version).toBe(2);
    expect(urls).toContain(`https://pay.test/${setup?.checkoutId}`);
  });

  it('set up with the same key opens one page', async () => {
    const once = { organizationId: 'org_one', scope: 'tenant', key: 'one', hash: 'body' };
    const urls = [await start({}, { once, requestId: 'a' }), await start({}, { once, requestId: 'b' })];
    expect(new Set(urls).size).toBe(1);
    expect(testWorld.provider.methodPages.size).toBe(1);
    expect((await kept()).version).toBe(1);
  });

  it('turned off is turned off once, and told once', async () => {
    await setUp();
    const { version } = await kept();
    expect(await Promise.all([stop(), stop()])).toEqual([{ success: 1 }, { success: 1 }]);
    expect(await kept()).toMatchObject({ state: 'off', version: version + 1 });
    expect(await titled('Autopay is off')).toHaveLength(1);
  });
});

it('autopay is nobody’s who left the lease, and ends with the next debit [D37] [D39]', async () => {
  await setUp();
  const [term] = await testWorld.all(StoredTerm);
  const [packet] = await testWorld.all(StoredPacket);
  if (!term || !packet) throw new Error('there is no signed lease');
  const [tenantOfTerm] = term.parties.tenants;
  if (!tenantOfTerm) throw new Error('the lease has no tenant');
  const parties = { ...term.parties, tenants: [{ ...tenantOfTerm, ...elias }] };
  await testWorld.db.write(put(StoredTerm, { ...term, number: 2, from: '2026-07-28', parties }));
  await testWorld.db.write(put(StoredPacket, { ...packet, term: 2 }));
  expect(await mine()).toMatchObject({ state: 'on' });
  await goTo('2026-07-28T12:00:00.000Z');
  for (const refused of [mine(), start(), stop()])
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  await goTo('2026-08-01T12:00:00.000Z');
  await run();
  expect(await debits()).toEqual([]);
  expect(await kept()).toMatchObject({ state: 'off', why: 'ended' });
});
