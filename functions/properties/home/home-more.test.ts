import { beforeEach, describe, expect, it } from 'vitest';
import { identityGap } from '../../../shared/domain/ledger/check-ledger';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { LeaseWorld } from '../../../test/support/test-world/leases';
import { openSigned } from '../../../test/support/test-world/rented';
import { receivePayment } from '../../ledger/payments/receive-payment';
import { getReport } from '../../ledger/reports/get-report';
import { update } from '../../table/db/writes';
import { StoredHead } from '../../table/ledger/record';
import { Share } from '../../table/properties/record';
import { getDashboard } from '../get-dashboard';
import { getHomeMore } from './get-home-more';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  ({ testWorld, lease_id } = await openSigned('2026-07-26T12:00:00.000Z'));
});

type Query = { property?: string; owner?: string };
const more = async (viewer: Partial<Viewer> = {}, query: Query = {}) =>
  (await getHomeMore({ ...testWorld.call(viewer), query }, testWorld.deps)).data;
const kinds = async (viewer: Partial<Viewer> = {}, query: Query = {}) =>
  (await more(viewer, query)).attention.map(({ kind }) => kind);
const staff = (areas: object, properties: 'all' | string[] = 'all'): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { areas: { properties: 'view', ...areas }, properties },
});
const pay = (cents: number, received_on = '2026-07-20') =>
  testWorld.perform(receivePayment, {
    ...testWorld.call(),
    body: {
      lease_id,
      received_on,
      cents,
      method: 'check' as const,
      reference: '7',
      payer: 'Nora Whitaker',
      chosen: [],
      hold_rest: false,
    },
  });

describe('rent by month', () => {
  it('is twelve months, the last as the figure above has it', async () => {
    await pay(100_000);
    const { months = [] } = await more();
    const { rent } = (await getDashboard({ ...testWorld.call(), query: {} }, testWorld.deps)).data;
    expect(months).toHaveLength(12);
    expect([months[0]?.month, months.at(-1)]).toEqual([
      '2025-08',
      { month: '2026-07', due: rent?.expected, collected: rent?.collected },
    ]);
    testWorld.goTo('2026-08-20T12:00:00.000Z');
    expect((await more()).months?.slice(-2)).toEqual([
      { month: '2026-07', due: 145_000, collected: 100_000 },
      { month: '2026-08', due: 145_000, collected: 0 },
    ]);
  });

  it('is not there for who sees no money', async () => {
    const seen = await more(staff({ leases: 'view' }));
    expect([seen.months, seen.held]).toEqual([undefined, undefined]);
    expect(await more({ roleLabel: 'tenant' })).toEqual({ coming: [], attention: [] });
  });
});

describe('the money that is held', () => {
  it('ties out to the trial balance, also of a part [D8]', async () => {
    await pay(300_000);
    const { held } = await more();
    expect(held).toMatchObject({ bank: 300_000, owners: 290_000, prepaid: 10_000, deposits: 0, off: 0 });
    expect(identityGap(await testWorld.all(StoredHead))).toBe(0);
    const report = await getReport(
      {
        ...testWorld.call(),
        query: { report: 'trial-balance', from: '2026-07-01', to: '2026-07-26' },
      },
      testWorld.deps,
    );
    const afterIn = (begins: string) =>
      report.data.rows
        .filter(({ at }) => at.account?.startsWith(begins))
        .reduce((sum, { cents }) => sum + (cents.after ?? 0), 0);
    expect([afterIn('cash'), -afterIn('owner') + 0, -afterIn('prepayment') + 0]).toEqual([
      held?.bank,
      held?.owners,
      held?.prepaid,
    ]);
    const [head] = await testWorld.all(StoredHead);
    expect((await more({}, { property: head?.propertyId ?? '' })).held).toMatchObject({
      bank: 300_000,
      off: 0,
    });
    expect((await more({}, { property: 'prp_other' })).held).toMatchObject({ bank: 0, off: 0 });
  });

  it('is off by what a balance is off', async () => {
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('there is a ledger');
    const balances = { ...head.balances, 'cash/bank': 70 };
    await testWorld.db.write(update(StoredHead, { key: head, set: { balances } }));
    expect((await more()).held).toMatchObject({ off: 70, awaits_opening: false });
  });

  it('says that opening balances are missing where deposits came in and their bank did not [D56]', async () => {
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('there is a ledger');
    const balances = { ...head.balances, 'deposit/ten_1': -98_000, opening: 98_000 };
    await testWorld.db.write(update(StoredHead, { key: head, set: { balances } }));
    expect((await more()).held).toMatchObject({ off: -98_000, awaits_opening: true });
  });
});

it('the next two weeks have the rent that is charged, and what comes of leases', async () => {
  expect((await more()).coming).toEqual([
    { on: '2026-08-01', kind: 'rent', count: 1, cents: 145_000, names: [] },
  ]);
  expect((await more(staff({ leases: 'view' }))).coming).toEqual([]);
  testWorld.goTo('2027-06-20T12:00:00.000Z');
  expect((await more()).coming).toMatchObject([
    { on: '2027-06-30', kind: 'lease-end', place: { lease_id }, names: ['Nora Whitaker'] },
  ]);
});

describe('what else needs attention', () => {
  it('is that tenants cannot pay online, until every owner can be paid [D30]', async () => {
    const [line] = (await more()).attention;
    expect(line).toMatchObject({ kind: 'online-off', count: 1, cents: 145_000 });
    expect(await kinds(staff({ money: 'view', leases: 'view' }))).not.toContain('online-off');
    for (const share of await testWorld.all(Share))
      await testWorld.db.write(update(Share, { key: share, set: { bankReady: true } }));
    expect(await kinds()).not.toContain('online-off');
  });

  it('is a unit that stands empty and is not listed, for who lists units', async () => {
    const vacant = async (viewer: Partial<Viewer> = {}) =>
      (await more(viewer)).attention.find(({ kind }) => kind === 'vacant');
    expect(await vacant()).toMatchObject({ count: 1, days: 25 });
    expect(await vacant(staff({ money: 'change' }))).toBeUndefined();
    expect(await vacant(staff({ applicants: 'change' }, ['prp_other']))).toBeUndefined();
  });
});
