import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { elias, type LeaseWorld, nora, one, openLeases, two } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { endLease } from '../../leases/moves/lease-moves';
import { getSettlement } from '../../leases/settlement/get-settlement';
import { settleDeposit } from '../../leases/settlement/settle-deposit';
import { Settlement, StoredEntry } from '../../table/ledger/record';
import { closeBooks } from '../books/close-books';
import { getLedger } from '../books/get-ledger';
import { openLedger } from '../books/open-ledger';
import { addCharge } from '../charges/add-charge';
import { getDepositMove } from './get-deposit-move';
import { moveDeposit } from './move-deposit';
import { undoDepositMove } from './undo-deposit-move';

let testWorld: LeaseWorld;
let was: string;
let then: string;
/** Nora left unit 1 on 20 July with 1,450.00 held, and lives in unit 2 since; today is the 24th. */
beforeEach(async () => {
  testWorld = await openLeases();
  was = await testWorld.sent(one, { coSigners: [] });
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  then = await testWorld.sent(two, {
    from: '2026-07-21',
    to: '2027-07-20',
    coSigners: [],
    tenants: [nora, elias],
  });
  for (const who of [nora, elias, testWorld.agent]) await testWorld.signAs(who);
  testWorld.goTo('2026-07-24T12:00:00.000Z');
  const deposits = [{ tenant_id: 'nora', cents: 145_000 }];
  const body = { lease_id: was, rent_from: '2026-08', owed: [], credit_cents: 0, deposits };
  await testWorld.perform(openLedger, { ...testWorld.call(), body });
});

const ends = () => {
  const body = { lease_id: was, day: '2026-07-20', why: 'move-out', note: '' } as const;
  return testWorld.perform(endLease, { ...testWorld.call(), body });
};
const asked = async (viewer: Partial<Viewer> = {}) =>
  (await getDepositMove({ ...testWorld.call(viewer), params: { leaseId: was } }, testWorld.deps)).data;
const ledger = async (leaseId: string, viewer: Partial<Viewer> = {}) =>
  (await getLedger({ ...testWorld.call(viewer), params: { leaseId }, query: {} }, testWorld.deps)).data;
const once = (key: string, hash = 'body') => ({
  once: { organizationId: 'org_one', scope: 'usr_head ledger', key, hash },
});
const body = () => ({ lease_id: was, tenant_id: 'nora', to_lease_id: then, cents: 145_000, reason: '' });
const moves = async (over: Partial<ReturnType<typeof body>> = {}, more = {}) =>
  (await testWorld.perform(moveDeposit, { ...testWorld.call(), ...more, body: { ...body(), ...over } })).data
    .entry_id;
const takesBack = async (entry_id: string, lease_id = was) =>
  (
    await testWorld.perform(undoDepositMove, {
      ...testWorld.call(),
      body: { lease_id, entry_id, reason: 'The wrong unit' },
    })
  ).data.entry_id;
const moved = async () => (await testWorld.all(StoredEntry)).filter((entry) => entry.moved);

describe('moving a deposit to another lease [D34]', () => {
  it('offers the other leases that name the tenant and go on, with what they ask of a deposit', async () => {
    await ends();
    const deposit = { kind: 'deposit', label: '', due_on: '2026-07-21', cents: 150_000 } as const;
    const charged = { lease_id: then, ...deposit, tenant_id: 'nora' };
    await testWorld.perform(addCharge, { ...testWorld.call(), body: charged });
    expect(await asked()).toMatchObject({
      lease_id: was,
      today: '2026-07-24',
      unit_number: '1A',
      property_title: 'Maple Court',
      held: [{ tenant_id: 'nora', name: 'Nora Whitaker', cents: 145_000 }],
      targets: [
        {
          tenant_id: 'nora',
          lease_id: then,
          status: 'active',
          open: 150_000,
          unit_number: '2A',
          property_title: 'Maple Court',
        },
      ],
    });
    await moves();
    expect((await ledger(then)).open.filter(({ kind }) => kind === 'deposit')).toMatchObject([
      { cents: 5_000 },
    ]);
  });

  it.each([
    ['of a namesake', { ...nora, id: 'other', email: 'other@example.test' }, 'active'],
    ['that is not signed yet', nora, 'sent'],
  ])('offers no lease %s', async (_, named, status) => {
    await ends();
    const other = await testWorld.sent(one, { from: '2026-07-22', coSigners: [], tenants: [named] });
    if (status === 'active') for (const who of [named, testWorld.agent]) await testWorld.signAs(who);
    expect((await testWorld.read(other)).status).toBe(status);
    expect((await asked()).targets.map((target) => target.lease_id)).toEqual([then]);
  });

  it('writes both ledgers in one go, once, and shows each with the other [D33]', async () => {
    await ends();
    const entry = await moves({}, once('k'));
    expect(await moves({}, once('k'))).toBe(entry);
    await expect(moves({ cents: 1 }, once('k', 'other'))).rejects.toMatchObject({ code: 'key-reused' });
    expect(await moved()).toHaveLength(2);
    const [left, came] = [await ledger(was), await ledger(then)];
    expect([left.deposit_held, came.deposit_held]).toEqual([0, 145_000]);
    expect(left.lines[0]).toMatchObject({
      entry_id: entry,
      type: 'deposit-move',
      amount: 0,
      moved: { cents: 145_000, way: 'out', is_back: false, is_reversed: false, other: { lease_id: then } },
    });
    expect(came.lines[0]).toMatchObject({ moved: { way: 'in', other: { lease_id: was } } });
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'ledger.move-deposit');
    expect(logged.map(({ object }) => object.id).toSorted()).toEqual([was, then].toSorted());
    for (const { about, after } of logged) {
      expect(after).toEqual({ amount: 145_000, day: '2026-07-24', reason: '' });
      expect(about).toBe(propertyId);
    }
  });

  it('is named in the settlement of the lease that it left, by tenant, unless it went back [D40]', async () => {
    await ends();
    const settlement = async (leaseId = was) =>
      (await getSettlement({ ...testWorld.call(), params: { leaseId } }, testWorld.deps)).data.moved;
    expect(await settlement()).toEqual([]);
    const entry = await moves({ cents: 45_000 });
    expect(await settlement()).toEqual([{ name: 'Nora Whitaker', cents: 45_000 }]);
    const figures = { refunded_cents: 100_000, owed_cents: 0, waivers: [], charges: [] };
    const paid_out = { to: 'Nora Whitaker', method: 'check', reference: '' } as const;
    await takesBack(entry);
    expect(await settlement()).toEqual([]);
    await moves({ cents: 45_000 });
    const [{ open = [] } = {}] = [await ledger(was)];
    expect(open).toEqual([]);
    const sent = { lease_id: was, ...figures, paid_out, signed_by: ' Lena Hart ' };
    await testWorld.perform(settleDeposit, { ...testWorld.call(), body: sent });
    expect((await testWorld.all(Settlement))[0]).toMatchObject({
      signedBy: 'Lena Hart',
      moved: [{ name: 'Nora Whitaker', cents: 45_000 }],
    });
  });

  it('goes back in both ledgers, once, and only from where it left', async () => {
    await ends();
    const entry = await moves();
    await expect(takesBack(`${entry}:in`, then)).rejects.toMatchObject({ code: 'not-found' });
    await expect(takesBack('opening')).rejects.toMatchObject({ code: 'not-found' });
    await takesBack(entry);
    const back = { amount: 145_000, day: '2026-07-24', reason: 'The wrong unit' };
    const undone = (await testWorld.audit()).filter(({ action }) => action === 'ledger.move-undo');
    expect(undone.map(({ after }) => after)).toEqual([back, back]);
    expect([(await ledger(was)).deposit_held, (await ledger(then)).deposit_held]).toEqual([145_000, 0]);
    expect((await ledger(was)).lines.slice(0, 2)).toMatchObject([
      { moved: { way: 'in', is_back: true } },
      { moved: { way: 'out', is_reversed: true } },
    ]);
    await expect(takesBack(entry)).rejects.toMatchObject({ code: 'already-reversed' });
    expect(await moved()).toHaveLength(4);
  });

  it('stays once the lease that it left is settled, whose letter says what went to another lease', async () => {
    await ends();
    const entry = await moves();
    const figures = { charges: [], waivers: [], refunded_cents: 0, owed_cents: 0 };
    const settling = { lease_id: was, ...figures, signed_by: 'Lena Hart' };
    await testWorld.perform(settleDeposit, { ...testWorld.call(), body: settling });
    expect(await testWorld.all(Settlement)).toMatchObject([
      { moved: [{ name: 'Nora Whitaker', cents: 145_000 }], held: [] },
    ]);
    await expect(takesBack(entry)).rejects.toMatchObject({ code: 'wrong-status' });
    expect((await ledger(then)).deposit_held).toBe(145_000);
  });

  it('refuses while the first lease goes on, another tenant, more than is held, a lease that is over; nothing is written', async () => {
    await expect(moves()).rejects.toMatchObject({ code: 'wrong-status' });
    await ends();
    await expect(moves({ tenant_id: 'elias' })).rejects.toMatchObject({ code: 'not-same-tenant' });
    await expect(moves({ cents: 145_001 })).rejects.toMatchObject({ code: 'more-than-held' });
    await expect(moves({ to_lease_id: was })).rejects.toMatchObject({ code: 'wrong-status' });
    const end = { lease_id: then, day: '2026-07-22', why: 'move-out', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body: end });
    await expect(moves()).rejects.toMatchObject({ code: 'wrong-status' });
    expect((await asked()).targets).toEqual([]);
    expect(await moved()).toEqual([]);
  });

  it('is held there under what the other lease calls the tenant, who must be one of its tenants', async () => {
    await ends();
    const from = { from: '2026-07-22', coSigners: [] };
    const renter = { ...nora, id: 'renter' };
    const other = await testWorld.sent(one, { ...from, tenants: [renter, elias] });
    for (const who of [renter, elias, testWorld.agent]) await testWorld.signAs(who);
    await moves({ to_lease_id: other, cents: 45_000 });
    const [came] = (await moved()).filter(({ leaseId }) => leaseId === other);
    expect(came?.lines).toMatchObject({ 'deposit/renter': -45_000 });
    const end = { lease_id: other, day: '2026-07-23', why: 'move-out', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body: end });
    const without = await testWorld.sent(one, { ...from, from: '2026-07-24', tenants: [elias] });
    for (const who of [elias, testWorld.agent]) await testWorld.signAs(who);
    await expect(moves({ to_lease_id: without })).rejects.toMatchObject({ code: 'not-same-tenant' });
    expect((await ledger(without)).deposit_held).toBe(0);
  });

  it('is of those who see the money of both properties', async () => {
    await ends();
    const nobody = { code: 'not-found' };
    const staff = (properties: string[]): Partial<Viewer> => ({
      roleLabel: 'rentalManager' as const,
      grants: { areas: { money: 'change', leases: 'view' }, properties },
    });
    await expect(asked(staff(['prp_other']))).rejects.toMatchObject(nobody);
    await expect(asked({ organizationId: 'org_two' })).rejects.toMatchObject(nobody);
    const call = testWorld.call(staff(['prp_other']));
    await expect(testWorld.perform(moveDeposit, { ...call, body: body() })).rejects.toMatchObject(nobody);
  });

  it('is not posted into closed books: the day is today’s [D7]', async () => {
    await ends();
    await testWorld.perform(closeBooks, {
      ...testWorld.call(),
      body: { through: '2026-07-22', reason: 'Reported' },
    });
    const entry = await moves();
    const entries = (await moved()).filter(({ source }) => source.startsWith(entry));
    expect(entries.map(({ on }) => on)).toEqual(['2026-07-24', '2026-07-24']);
  });
});
