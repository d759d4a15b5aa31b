import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { LeaseWorld } from '../../../test/support/test-world/leases';
import { openSigned } from '../../../test/support/test-world/rented';
import { countLeases } from '../../leases/terms/count-leases';
import { addCharge } from '../../ledger/charges/add-charge';
import { creditCharge } from '../../ledger/charges/credit-charge';
import { listBalances } from '../../ledger/charges/list-balances';
import { receivePayment } from '../../ledger/payments/receive-payment';
import { returnPayment } from '../../ledger/payments/return-payment';
import { update } from '../../table/db/writes';
import { StoredEntry, StoredHead } from '../../table/ledger/record';
import { getDashboard } from '../get-dashboard';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  ({ testWorld, lease_id } = await openSigned('2026-07-26T12:00:00.000Z'));
});

const home = async (viewer: Partial<Viewer> = {}, query: { property?: string; owner?: string } = {}) =>
  (await getDashboard({ ...testWorld.call(viewer), query }, testWorld.deps)).data;
const staff = (areas: object, properties: 'all' | string[] = 'all'): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { areas: { properties: 'view', ...areas }, properties },
});
const pay = async (cents: number, received_on = '2026-07-20') =>
  (
    await testWorld.perform(receivePayment, {
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
    })
  ).data.entry_id;
const water = (due_on: string, cents = 6_000) =>
  testWorld.perform(addCharge, {
    ...testWorld.call(),
    body: { lease_id, kind: 'utility' as const, label: 'Water', due_on, cents },
  });

describe('rent of the month', () => {
  it('is what is charged for it, and comes to the cent to what is collected, pending and open', async () => {
    expect((await home()).rent).toEqual({ expected: 145_000, collected: 0, pending: 0, open: 145_000 });
    await water('2026-07-22');
    await pay(100_000);
    expect((await home()).rent).toEqual({ expected: 151_000, collected: 100_000, pending: 0, open: 51_000 });
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('there is a ledger');
    const pending = [{ payment: 'pay_way', cents: 20_000, begun: '2026-07-25' }];
    await testWorld.db.write(update(StoredHead, { key: head, set: { pending } }));
    expect((await home()).rent).toEqual({
      expected: 151_000,
      collected: 100_000,
      pending: 20_000,
      open: 31_000,
    });
  });

  it('counts no credit as money, and money no more that a bank took back', async () => {
    const paid = await pay(145_000);
    expect((await home()).rent).toEqual({ expected: 145_000, collected: 145_000, pending: 0, open: 0 });
    await testWorld.perform(returnPayment, {
      ...testWorld.call(),
      body: {
        lease_id,
        payment_id: paid.replace('payment:', ''),
        returned_on: '2026-07-25',
        reason: 'NSF',
        fee_cents: 3_500,
      },
    });
    // The fee is no rent.
    expect((await home()).rent).toEqual({ expected: 145_000, collected: 0, pending: 0, open: 145_000 });
    const entry_id = `rent:2026-07:${lease_id}:rent:2026-07-01`;
    await testWorld.perform(creditCharge, {
      ...testWorld.call(),
      body: { lease_id, entry_id, cents: 45_000, reason: 'Heat was out' },
    });
    expect((await home()).rent).toEqual({ expected: 100_000, collected: 0, pending: 0, open: 100_000 });
  });

  it('is no more than what the entries of the ledger claim, for each role its part', async () => {
    const [{ propertyId } = { propertyId: '' }] = await testWorld.all(StoredHead);
    const charged = (await testWorld.all(StoredEntry)).filter(({ charge }) => charge?.due === '2026-07-01');
    const cents = charged.reduce((sum, { charge }) => sum + (charge?.cents ?? 0), 0);
    expect((await home()).rent?.expected).toBe(cents);
    expect((await home({}, { property: propertyId })).rent?.expected).toBe(cents);
    expect((await home({}, { property: 'prp_other' })).rent).toMatchObject({ expected: 0 });
    expect((await home(staff({ money: 'view' }, ['prp_other']))).rent).toMatchObject({ expected: 0 });
    expect((await home(staff({ leases: 'view' }))).rent).toBeUndefined();
  });
});

it('what is past due is Rent’s own sum, with the leases that are', async () => {
  await pay(45_000);
  const { data } = await listBalances({ ...testWorld.call(), query: { view: 'past-due' } }, testWorld.deps);
  const { past_due } = await home();
  expect(past_due).toMatchObject({ cents: data.totals.past_due, leases: data.count, of: 1, days: 25 });
  expect([past_due?.cents, past_due?.oldest.map((one) => one.lease_id)]).toEqual([100_000, [lease_id]]);
  await pay(100_000);
  expect((await home()).past_due).toMatchObject({ cents: 0, leases: 0, of: 1, days: 0, oldest: [] });
  expect((await home(staff({ leases: 'view' }))).past_due).toBeUndefined();
});

it('a unit is occupied from the lease’s first day on, and ends as the list of leases has it', async () => {
  expect(await home()).toMatchObject({ occupied: 1, ending: { leases: 0, without_offer: 0 } });
  testWorld.goTo('2027-05-10T12:00:00.000Z');
  const query = { ends: '90' } as const;
  const { data } = await countLeases({ ...testWorld.call(), query }, testWorld.deps);
  expect([data.active, (await home()).ending]).toEqual([1, { leases: 1, without_offer: 1 }]);
  expect((await home(staff({ money: 'view' }))).ending).toBeUndefined();
  const ending = (await home()).leases.filter(({ kind }) => kind === 'ending');
  expect(ending).toMatchObject([{ lease_id, cents: 145_000, tenants: ['Nora Whitaker'] }]);
});
