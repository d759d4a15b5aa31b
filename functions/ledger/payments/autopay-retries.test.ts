import { beforeEach, describe, expect, it } from 'vitest';
import { authorizationVersion } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openRented } from '../../../test/support/test-world/rented';
import type { TenantWorld } from '../../../test/support/test-world/tenants';
import { applyOnline } from '../../common/ledger/apply-online';
import { postRentWith } from '../../jobs/post-rent';
import { runAutopayWith } from '../../jobs/run-autopay';
import { logger } from '../../runtime/logger';
import { Autopay } from '../../table/autopay/record';
import { OnlinePayment } from '../../table/ledger/record';
import { getMyAutopay } from './get-my-autopay';
import { startAutopay } from './start-autopay';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
/** Rent of 1,450.00 for July and August is posted, and nothing is paid. */
beforeEach(async () => {
  ({ testWorld, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

/** Moves the clock to a UTC instant, by when rent is posted. */
async function goTo(instant: string): Promise<void> {
  testWorld.goTo(instant);
  await postRentWith(() => testWorld.deps)();
}
const run = () => runAutopayWith(() => testWorld.deps)();
const mine = async () =>
  (await getMyAutopay({ ...testWorld.call(tenant), params: { leaseId: lease_id } }, testWorld.deps)).data;
async function setUp(more = {}, methodId = 'pm_1') {
  const terms = {
    after_due: 0,
    ceiling_cents: 290_000,
    announce_above_cents: 290_000,
    up_to: false,
    ...more,
  };
  const body = { lease_id, ...terms, agrees: authorizationVersion } as const;
  await testWorld.perform(startAutopay, { ...testWorld.call(tenant), body });
  testWorld.provider.saveMethod(methodId);
  await mine();
}
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
const kept = async () => {
  const [autopay] = await testWorld.all(Autopay);
  if (!autopay) throw new Error('autopay was never agreed to');
  return autopay;
};
const debits = async () =>
  (await testWorld.all(OnlinePayment)).map(({ paymentId, state }) => [paymentId, state]);
const announcements = async () =>
  (await testWorld.told(tenant.userRoleId ?? '')).filter((title) => title.startsWith('Autopay debits'));
const settled = (cents: number) => ({
  settled: { at: testWorld.now().toISOString(), cents, fee: 500, clearsAt: '2026-09-05T12:00:00.000Z' },
});
const refused = { status: 'waiting', failure: 'Your card has insufficient funds.' } as const;

describe('autopay that is set up', () => {
  it.each([
    ['on the day rent is due, begins with that day', '2026-08-01', '2026-08-01'],
    ['the day after, begins with the next month', '2026-08-02', '2026-09-01'],
  ])('%s', async (_, today, next) => {
    await goTo(`${today}T12:00:00.000Z`);
    await setUp();
    expect((await kept()).next).toBe(next);
  });
});

describe('a debit that failed', () => {
  it('leaves a debit that it has no time for to the next run', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    const job = runAutopayWith(() => testWorld.deps);
    expect(await job({}, { getRemainingTimeInMillis: () => 10_000 })).toEqual({ begun: 0, left: 1 });
    expect(await debits()).toEqual([]);
    expect(await job({}, { getRemainingTimeInMillis: () => 800_000 })).toEqual({ begun: 1 });
  });

  it('at the instant at which autopay was set up is tried once more, too', async () => {
    await goTo('2026-08-01T12:00:00.000Z');
    await setUp();
    testWorld.provider.debit = refused;
    expect(await run()).toEqual({ begun: 1 });
    expect(await kept()).toMatchObject({ next: '2026-08-04', retried: 'auto:2026-08-01' });
  });

  it('is tried once more at most: looking at it again changes nothing, and a good one is the end of it', async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    testWorld.provider.debit = refused;
    await run();
    const { version } = await kept();
    await apply();
    expect(await kept()).toMatchObject({ version, next: '2026-08-04' });
    await goTo('2026-08-04T12:00:00.000Z');
    testWorld.provider.debit = settled(290_000);
    await run();
    await goTo('2026-08-25T12:00:00.000Z');
    await apply();
    expect(await kept()).toMatchObject({ state: 'on', next: '2026-09-01' });
  });

  it('is tried once more as it was announced', async () => {
    await setUp({ announce_above_cents: 100_000 });
    await goTo('2026-08-01T14:00:00.000Z');
    testWorld.provider.debit = refused;
    await run();
    expect((await kept()).announced).toMatchObject({ day: '2026-08-04' });
    await goTo('2026-08-04T14:00:00.000Z');
    testWorld.provider.debit = settled(290_000);
    expect(await run()).toEqual({ begun: 1 });
    expect((await debits()).at(-1)).toEqual(['auto:2026-08-04', 'settled']);
  });

  it('is not tried on the strength of the next month’s announcement', async () => {
    await setUp({ announce_above_cents: 100_000, ceiling_cents: 435_000 });
    await goTo('2026-08-01T14:00:00.000Z');
    testWorld.provider.debit = { status: 'processing', method: 'bank' };
    await run();
    await goTo('2026-08-21T14:00:00.000Z');
    await run();
    const { announced } = await kept();
    expect(announced).toMatchObject({ day: '2026-09-01' });
    const debit = testWorld.provider.rents.get('auto:2026-08-01');
    if (!debit) throw new Error('the provider knows no such debit');
    testWorld.provider.beginRent(debit, refused);
    await apply();
    expect(await kept()).toMatchObject({ next: '2026-08-24', announced });
  });
});

describe('an announcement', () => {
  it.each([
    [
      'is told of more than is taken without one',
      144_999,
      290_000,
      145_000,
      ['Autopay debits $1,450.00 on Sep 01, 2026'],
    ],
    ['is not told of what is taken without one', 145_000, 290_000, 145_000, []],
    ['is not told of more than is ever taken', 0, 289_999, 435_000, []],
  ])('%s', async (_, announce_above_cents, ceiling_cents, cents, told) => {
    await setUp({ announce_above_cents, ceiling_cents });
    await goTo('2026-08-01T14:00:00.000Z');
    testWorld.provider.debit = settled(290_000);
    await run();
    await goTo('2026-08-21T14:00:00.000Z');
    await run();
    expect(await announcements()).toEqual(told);
    expect((await kept()).announced).toEqual({ day: '2026-09-01', cents });
  });
});

describe('a debit that is reserved when the provider goes away', () => {
  beforeEach(async () => {
    await setUp();
    await goTo('2026-08-01T12:00:00.000Z');
    testWorld.provider.isAway = true;
    await expect(run()).rejects.toThrow('Autopay of 1 of 1 leases failed');
    testWorld.provider.isAway = false;
    testWorld.provider.debit = settled(290_000);
    expect(await debits()).toEqual([['auto:2026-08-01', 'initiated']]);
  });

  it.each([
    ['is made within a day', '2026-08-02T11:59:59.999Z', 'settled', 1],
    ['is given back after a day, in which the provider forgets it', '2026-08-02T12:00:00.000Z', 'expired', 0],
  ])('%s', async (_, instant, state, made) => {
    await goTo(instant);
    await run();
    expect((await debits())[0]).toEqual(['auto:2026-08-01', state]);
    expect([...testWorld.provider.rents.keys()].filter((id) => id === 'auto:2026-08-01')).toHaveLength(made);
  });

  it('is not made with a method that was replaced: it is given back once nobody can be at work on it', async () => {
    await setUp({}, 'pm_2');
    for (const [instant, state] of [
      ['2026-08-01T12:10:00.000Z', 'initiated'],
      ['2026-08-01T12:10:00.001Z', 'expired'],
    ] as const) {
      await goTo(instant);
      await run();
      expect(await debits()).toEqual([['auto:2026-08-01', state]]);
    }
    expect(testWorld.provider.rents.size).toBe(0);
    const { debiting, ...after } = await kept();
    expect(debiting).toBeUndefined();
    expect(after).toMatchObject({ state: 'on', method: { methodId: 'pm_2' } });
  });
});
