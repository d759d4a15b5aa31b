import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { type LeaseWorld, nora, one, openLeases } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { postRentWith } from '../../jobs/post-rent';
import { put } from '../../table/db/writes';
import { OnlinePayment } from '../../table/ledger/record';
import { allLedgers, LedgerCheck } from '../../table/ledger-checks/record';
import { addCharge } from '../charges/add-charge';
import { getCharge } from '../charges/get-charge';
import { listBalances } from '../charges/list-balances';
import { listComingRent } from '../charges/list-coming-rent';
import { closeBooks } from './close-books';
import { getBooks } from './get-books';
import { getLedger } from './get-ledger';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent(one, { coSigners: [] });
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

type Who = Partial<Viewer>;
const staff = (areas: object, properties: 'all' | string[] = 'all'): Who => ({
  roleLabel: 'rentalManager',
  grants: { areas, properties },
});
const viewing = staff({ money: 'view', leases: 'view' });
const ledger = async (who: Who = {}) =>
  (await getLedger({ ...testWorld.call(who), params: { leaseId: lease_id }, query: {} }, testWorld.deps))
    .data;
const close = (through: string) =>
  testWorld.perform(closeBooks, { ...testWorld.call(), body: { through, reason: '' } });

describe('a ledger and its charges', () => {
  it('say what they are of, and offer what the reader may do', async () => {
    const read = await ledger();
    expect(read).toMatchObject({
      lease_id,
      unit_id: one,
      unit_number: '1A',
      property_id: propertyId,
      property_title: 'Maple Court',
      differs: false,
      online: [],
      choice: { mode: 'off', is_ready: false },
      may: { change: true, open: true, share: true },
    });
    expect(read.closed_through).toBeUndefined();
    expect((await ledger(viewing)).may).toEqual({ change: false, open: false, share: false });
    const sharing = staff({ money: 'view', leases: 'change' });
    expect((await ledger(sharing)).may).toEqual({ change: false, open: false, share: true });
    await close('2026-06-30');
    expect((await ledger()).closed_through).toBe('2026-06-30');
    const water = { kind: 'utility', label: 'Water', due_on: '2026-07-20', cents: 6_000 } as const;
    const body = { lease_id, ...water };
    const { entry_id } = (await testWorld.perform(addCharge, { ...testWorld.call(), body })).data;
    const charge = async (who: Who = {}) =>
      (
        await getCharge(
          { ...testWorld.call(who), params: { leaseId: lease_id }, query: { entry_id } },
          testWorld.deps,
        )
      ).data;
    expect(await charge()).toEqual({
      lease_id,
      unit_number: '1A',
      property_title: 'Maple Court',
      entry_id,
      kind: 'utility',
      label: 'Water',
      due: '2026-07-20',
      cents: 6_000,
      open: 6_000,
      is_reversed: false,
      may: { change: true },
    });
    expect((await charge(viewing)).may.change).toBe(false);
  });

  it('are not found for a lease that its unit does not have', async () => {
    const leaseId = `${lease_id.slice(0, -1)}x`;
    const other = getLedger({ ...testWorld.call(), params: { leaseId }, query: {} }, testWorld.deps);
    await expect(other).rejects.toMatchObject({ code: 'not-found' });
  });

  it('tell of a difference that the nightly check found, in the list to who reaches all alone', async () => {
    const check = { organizationId: 'org_one', version: 1, at: '' };
    await testWorld.db.writeAll([
      put(LedgerCheck, { ...check, leaseId: lease_id, differs: ['balances'] }),
      put(LedgerCheck, { ...check, leaseId: allLedgers, differs: [lease_id] }),
    ]);
    expect((await ledger()).differs).toBe(true);
    const differing = async (who: Who = {}) =>
      (await listBalances({ ...testWorld.call(who), query: {} }, testWorld.deps)).data.differing;
    expect(await differing()).toEqual([lease_id]);
    expect(await differing(staff({ money: 'change' }, [propertyId]))).toEqual([]);
  });

  it('show what is on its way, and what failed after the last payment that settled', async () => {
    const payer = { userId: 'usr_nora', userRoleId: 'rol_nora', name: 'Nora Whitaker' };
    const online = (at: number, over: Partial<OnlinePayment>) =>
      put(OnlinePayment, {
        organizationId: 'org_one',
        leaseId: lease_id,
        paymentId: `pay_${at}`,
        cents: 100,
        chosen: [],
        payer,
        begun: '2026-07-20',
        startedAt: `2026-07-20T0${at}:00:00.000Z`,
        until: '',
        customerId: 'cus_1',
        state: 'failed',
        ...over,
      });
    await testWorld.db.writeAll([
      online(1, { failure: 'Before' }),
      online(2, { state: 'settled', settledAt: '2026-07-21T00:00:00.000Z' }),
      online(3, { failure: 'No funds', method: 'card' }),
      online(4, { state: 'expired' }),
      online(5, { state: 'pending', method: 'bank' }),
    ]);
    expect((await ledger()).online).toEqual([
      {
        payment_id: 'pay_5',
        state: 'pending',
        cents: 100,
        payer: 'Nora Whitaker',
        failure: '',
        begun: '2026-07-20',
        at: '2026-07-20T05:00:00.000Z',
        method: 'bank',
      },
      {
        payment_id: 'pay_3',
        state: 'failed',
        cents: 100,
        payer: 'Nora Whitaker',
        begun: '2026-07-20',
        at: '2026-07-20T03:00:00.000Z',
        method: 'card',
        failure: 'No funds',
      },
    ]);
  });
});

it('the books say when they were closed and by whom, and who may close them', async () => {
  const books = async (who: Who = {}) => (await getBooks(testWorld.call(who), testWorld.deps)).data;
  expect(await books()).toEqual({ through: undefined, latest: '2026-07-25', may: { change: true } });
  await close('2026-06-30');
  expect(await books(viewing)).toEqual({
    through: '2026-06-30',
    latest: '2026-07-25',
    at: '2026-07-26T12:00:00.000Z',
    by: 'Lena Hart',
    may: { change: false },
  });
});

it('the rent to come is listed with the balance after each, and nothing is posted', async () => {
  const coming = async (who: Who = {}) =>
    (await listComingRent({ ...testWorld.call(who), params: { leaseId: lease_id } }, testWorld.deps)).data
      .lines;
  const lines = await coming(viewing);
  expect(lines.slice(0, 2)).toMatchObject([
    {
      type: 'charge',
      on: '2026-08-25',
      amount: 145_000,
      balance: 435_000,
      charge: { kind: 'rent', due: '2026-09-01', cents: 145_000 },
    },
    { charge: { due: '2026-10-01' }, balance: 580_000 },
  ]);
  expect(lines.map(({ charge }) => charge?.due).at(-1)).toBe('2027-08-01');
  expect(await ledger()).toMatchObject({ balance: 290_000, lines: { length: 2 } });
  await expect(coming({ organizationId: 'org_two' })).rejects.toMatchObject({ code: 'not-found' });
});
