import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { nora } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { postRentWith } from '../../jobs/post-rent';
import { listBalances } from '../../ledger/charges/list-balances';
import { receivePayment } from '../../ledger/payments/receive-payment';
import { returnPayment } from '../../ledger/payments/return-payment';
import { getDashboard } from '../../properties/get-dashboard';
import { logger } from '../../runtime/logger';
import { update } from '../../table/db/writes';
import { StoredHead } from '../../table/ledger/record';
import { TenantNote } from '../../table/tenants/record';
import { getTenantRecord } from './get-tenant-record';
import { addTenantNote, deleteTenantNote } from './tenant-notes';

logger.setLogLevel('SILENT');

type As = Partial<Viewer>;
let testWorld: TenantWorld;
let user_role_id: string;
let lease_id: string;
/** Nora owes the rent of July since the 1st; it is July 3. */
beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent(undefined, { coSigners: [] });
  await testWorld.mailOut();
  user_role_id = (await testWorld.movedIn([nora, testWorld.agent])).userRoleId ?? '';
  testWorld.goTo('2026-07-03T15:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
type Areas = NonNullable<Viewer['grants']>['areas'];
type Promised = { lease_id: string; due_on: string; cents: number };
const add = async (promise: Partial<Promised> = {}, as: As = {}, kind: 'promise' | 'note' = 'promise') => {
  const sent = { lease_id, due_on: '2026-07-05', cents: 30_000, ...promise };
  const body = { user_role_id, kind, text: 'Gets paid on Friday.', promise: sent };
  return (await testWorld.perform(addTenantNote, { ...testWorld.call(as), body })).data.note_id;
};
const erase = (note_id: string) =>
  testWorld.perform(deleteTenantNote, { ...testWorld.call(), body: { user_role_id, note_id } });
const notes = async (as: As = {}) =>
  (await getTenantRecord({ ...testWorld.call(as), params: { id: user_role_id } }, testWorld.deps)).data.notes;
const onRent = async () =>
  (await listBalances({ ...testWorld.call(), query: {} }, testWorld.deps)).data.leases[0]?.promised;
const onHome = async (as: As = {}) => {
  const { data } = await getDashboard({ ...testWorld.call(as), query: {} }, testWorld.deps);
  return data.leases.filter(({ kind }) => kind === 'promise');
};
const pay = async (cents: number, on: string) => {
  const facts = { received_on: on, method: 'check', reference: '', payer: 'Nora', hold_rest: false } as const;
  const body = { lease_id, cents, chosen: [], ...facts };
  return (await testWorld.perform(receivePayment, { ...testWorld.call(), body })).data.entry_id;
};
const staff = (areas: Areas): As => ({
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas, properties: 'all' },
});

describe('a promise to pay', () => {
  it('stands on Rent and the timeline until its day, and is on the home the day after', async () => {
    await add();
    const promised = { due_on: '2026-07-05', cents: 30_000 };
    expect(await onRent()).toEqual({ ...promised, state: 'standing' });
    expect(await notes()).toMatchObject([{ kind: 'promise', promise: { ...promised, state: 'standing' } }]);
    testWorld.goTo('2026-07-05T15:00:00.000Z');
    expect([await onHome(), (await onRent())?.state]).toEqual([[], 'standing']);
    testWorld.goTo('2026-07-06T15:00:00.000Z');
    expect(await onRent()).toMatchObject({ state: 'broken' });
    expect(await onHome()).toMatchObject([{ lease_id, on: '2026-07-05', days: -1, cents: 30_000 }]);
    expect(await notes()).toMatchObject([{ promise: { state: 'broken' } }]);
    testWorld.goTo('2026-07-20T15:00:00.000Z');
    expect(await onHome()).toEqual([]);
  });

  it('is kept by money of that day or later, and open again when the bank takes it back', async () => {
    await pay(10_000, '2026-07-03');
    await add();
    testWorld.goTo('2026-07-05T15:00:00.000Z');
    await pay(20_000, '2026-07-05');
    expect(await onRent()).toMatchObject({ state: 'standing' });
    // Money of a day before the promise is no part of it.
    await pay(5_000, '2026-07-02');
    expect(await onRent()).toMatchObject({ state: 'standing' });
    const last = await pay(10_000, '2026-07-05');
    expect(await onRent()).toMatchObject({ state: 'kept' });
    testWorld.goTo('2026-07-06T15:00:00.000Z');
    expect([await onHome(), (await onRent())?.state]).toEqual([[], 'kept']);
    const payment_id = last.replace('payment:', '');
    const back = { lease_id, payment_id, returned_on: '2026-07-06', reason: 'NSF', fee_cents: 0 };
    await testWorld.perform(returnPayment, { ...testWorld.call(), body: back });
    expect((await onHome()).length).toBe(1);
  });

  it('counts money that is on its way', async () => {
    await add();
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('there is a ledger');
    const pending = [{ payment: 'pay_way', cents: 30_000, begun: '2026-07-04' }];
    await testWorld.db.write(update(StoredHead, { key: head, set: { pending } }));
    testWorld.goTo('2026-07-06T15:00:00.000Z');
    expect([await onHome(), (await onRent())?.state]).toEqual([[], 'kept']);
  });

  it('is the newest one of the lease, and goes with its note alone', async () => {
    const first = await add();
    const second = await add({ cents: 145_000, due_on: '2026-07-10' });
    expect(await onRent()).toMatchObject({ cents: 145_000, due_on: '2026-07-10' });
    await erase(first);
    expect(await onRent()).toMatchObject({ cents: 145_000 });
    // A payment between keeps it.
    await pay(1_000, '2026-07-03');
    expect(await onRent()).toMatchObject({ cents: 145_000, state: 'standing' });
    await erase(second);
    expect(await onRent()).toBeUndefined();
    expect(await testWorld.all(TenantNote)).toEqual([]);
  });

  it.each([
    ['a day that is over', { due_on: '2026-07-02' }, { 'promise.due_on': 'Choose today or a later day' }],
    ['a day after a year', { due_on: '2027-07-04' }, { 'promise.due_on': 'Choose a day within a year' }],
  ] as const)('is refused for %s', async (_, over, fields) => {
    await expect(add(over)).rejects.toMatchObject({ code: 'invalid', details: { fields } });
    expect(await testWorld.all(TenantNote)).toEqual([]);
  });

  it('is of a lease of that tenant whose money the author sees', async () => {
    expect(await code(add({ lease_id: 'lse_other' }))).toBe('not-found');
    expect(await code(add({}, staff({ leases: 'change' })))).toBe('not-found');
    expect(await code(add({}, staff({ leases: 'change', money: 'view' })))).toBe('done');
    expect(await notes(staff({ leases: 'view' }))).toMatchObject([
      { promise: { due_on: '2026-07-05', cents: 30_000 } },
    ]);
    expect((await notes(staff({ leases: 'view' })))[0]?.promise?.state).toBeUndefined();
  });

  it('has a day and an amount, and nothing else has', async () => {
    const body = { user_role_id, kind: 'promise' as const, text: 'Will pay.' };
    const sent = testWorld.perform(addTenantNote, { ...testWorld.call(), body });
    expect(await code(sent)).toBe('invalid');
    expect(await code(add({}, {}, 'note'))).toBe('invalid');
  });

  it('shows on the home to who may change money', async () => {
    await add();
    testWorld.goTo('2026-07-06T15:00:00.000Z');
    expect((await onHome(staff({ properties: 'view', money: 'change' }))).length).toBe(1);
    expect(await onHome(staff({ properties: 'view', money: 'view' }))).toEqual([]);
  });
});
