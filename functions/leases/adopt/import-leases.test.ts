import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportedLease } from '../../../shared/contract/lease-import';
import { type AdoptedStand, adoptedBody, openAdopted } from '../../../test/support/test-world/adopted';
import { fileProperty, importCalls } from '../../../test/support/test-world/imports';
import { elias } from '../../../test/support/test-world/leases';
import { logger } from '../../runtime/logger';
import { MadeLease } from '../../table/imports/record';
import { StoredLease } from '../../table/leases/record';
import { StoredEntry, StoredHead } from '../../table/ledger/record';
import { Property } from '../../table/properties/record';
import { giveNotice } from '../moves/lease-moves';
import { listLeases } from '../terms/list-leases';
import { importLeases } from './import-leases';
import { undoImportedLeases } from './undo-imported-leases';

logger.setLogLevel('SILENT');

let testWorld: AdoptedStand;
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  testWorld = await openAdopted();
  calls = importCalls(testWorld.deps);
});

const owed = [
  { kind: 'rent' as const, label: 'Balance brought forward', due_on: '2026-06-01', cents: 45_000 },
];
const money = { owed, deposits: [{ bucket: 'security' as const, cents: 145_000 }] };

/** A property of two units of a file, brought in. */
async function begin() {
  const { import_id } = await calls.begin('roll.csv', { properties: 1, units: 2 });
  const { made } = await calls.send(import_id, [fileProperty(0, 2)]);
  return { import_id, property_id: made[0]?.property_id ?? '' };
}

const leaseAt = (
  property_id: string,
  row: number,
  over: Partial<ImportedLease> = {},
  term: Partial<ImportedLease['term']> = {},
): ImportedLease => {
  const { unit_id: _, signed_on, ...body } = adoptedBody({}, term);
  return { ...body, row, property_id, unit_number: String(row), ...over };
};

const send = async (import_id: string, leases: ImportedLease[]) =>
  (await testWorld.perform(importLeases, { ...testWorld.call(), body: { import_id, leases } })).data;
const undoOnce = async (import_id: string) =>
  (await testWorld.perform(undoImportedLeases, { ...testWorld.call(), body: { import_id } })).data;
const listed = async () =>
  (await listLeases({ ...testWorld.call(), query: { tab: 'active' } }, testWorld.deps)).data.leases;
const entries = async () => (await testWorld.all(StoredEntry)).map(({ source }) => source).toSorted();

describe('leases of a file', () => {
  it('are added with their opening balance, and once, however often the call is made', async () => {
    const { import_id, property_id } = await begin();
    const leases = [
      leaseAt(property_id, 1, money),
      leaseAt(property_id, 2, {}, { tenants: [{ ...elias, email: '' }] }),
    ];
    const first = await send(import_id, leases);
    expect(first).toMatchObject({ made: [{ row: 1 }, { row: 2 }], refused: [] });
    expect(await send(import_id, leases)).toEqual(first);
    const racing = await Promise.all([send(import_id, leases), send(import_id, leases)]);
    expect(racing).toEqual([first, first]);
    expect(await testWorld.all(StoredLease)).toHaveLength(2);
    expect(await listed()).toHaveLength(2);
    expect(await calls.finish(import_id)).toMatchObject({ done: { leases: 2, tenants: 2, units: 2 } });
    await testWorld.mailOut();
    expect(testWorld.mails).toEqual([]);
  });

  it('stand or fall alone: what is wrong with one is said, and the others are added', async () => {
    const { import_id, property_id } = await begin();
    const { refused, made } = await send(import_id, [
      leaseAt(property_id, 1),
      leaseAt(property_id, 9),
      leaseAt(property_id, 3, { unit_number: '1' }, { tenants: [elias] }),
      leaseAt(property_id, 2, {}, { from: '' }),
      leaseAt('prp_elsewhere', 5),
    ]);
    expect(made).toMatchObject([{ row: 1 }]);
    expect(refused).toEqual([
      { row: 9, message: 'This property has no unit of this number.' },
      { row: 3, message: expect.any(String) },
      { row: 2, message: 'Choose the first day' },
      { row: 5, message: 'This property has no unit of this number.' },
    ]);
    expect(await testWorld.all(StoredLease)).toHaveLength(1);
  });

  it('have the notice that was given in the old system, or say that its day cannot be taken', async () => {
    const { import_id, property_id } = await begin();
    const given_on = '2026-06-01';
    const { made } = await send(import_id, [
      leaseAt(property_id, 1, { notice: { given_on, last_day: '2026-07-31' } }),
      leaseAt(property_id, 2, { notice: { given_on, last_day: '2026-06-02' } }, { tenants: [elias] }),
    ]);
    expect(made.map(({ notice_left }) => notice_left)).toEqual([false, true]);
    expect(await testWorld.read(made[0]?.lease_id ?? '')).toMatchObject({ status: 'notice-given' });
  });

  it('need an import that runs, and the right to change money where there is some', async () => {
    const { import_id, property_id } = await begin();
    const grants = {
      areas: { leases: 'change' as const, properties: 'change' as const },
      properties: 'all' as const,
    };
    const staff = { ...testWorld.call({ roleLabel: 'rentalManager', userId: 'usr_staff', grants }) };
    const body = { import_id, leases: [leaseAt(property_id, 1, money)] };
    await expect(testWorld.perform(importLeases, { ...staff, body })).rejects.toMatchObject({
      code: 'not-permitted',
    });
    await calls.finish(import_id);
    await expect(send(import_id, [leaseAt(property_id, 1)])).rejects.toMatchObject({ code: 'import-ended' });
  });
});

describe('the undo of leases of a file', () => {
  const undoAll = async (import_id: string) => {
    const { kept } = await undoOnce(import_id);
    return { leases: kept, properties: await calls.undo(import_id) };
  };

  it('reverses opening entries, takes leases and properties away, and lets the file come again', async () => {
    const { import_id, property_id } = await begin();
    await send(import_id, [
      leaseAt(property_id, 1, { ...money, credit_cents: 5_000 }),
      leaseAt(property_id, 2, { rent_from: '2026-06' }, { tenants: [elias] }),
    ]);
    await calls.finish(import_id);
    expect(await undoAll(import_id)).toEqual({ leases: [], properties: [] });
    expect(await listed()).toEqual([]);
    expect((await entries()).filter((source) => source.endsWith(':reversal'))).toEqual([
      'opening:charge:1:reversal',
      expect.stringMatching(/^opening:deposit:.*:reversal$/),
      expect.stringMatching(/^rent:2026-06:.*:reversal$/),
    ]);
    const heads = await testWorld.all(StoredHead);
    expect(heads.map(({ balances }) => balances)).toEqual([{}, {}]);
    expect((await testWorld.all(Property)).map(({ propertyId }) => propertyId)).not.toContain(property_id);
    const again = await begin();
    expect(await send(again.import_id, [leaseAt(again.property_id, 1, money)])).toMatchObject({
      made: [{ row: 1 }],
    });
  });

  it('leaves what somebody touched, and lists it', async () => {
    const { import_id, property_id } = await begin();
    const { made } = await send(import_id, [
      leaseAt(property_id, 1, money),
      leaseAt(property_id, 2, {}, { tenants: [{ ...elias, email: '' }] }),
    ]);
    await calls.finish(import_id);
    const lease_id = made[1]?.lease_id ?? '';
    const body = { lease_id, by: 'tenants' as const, last_day: '2026-09-30', reason: '' };
    await testWorld.perform(giveNotice, { ...testWorld.call(), body });
    const { leases, properties } = await undoAll(import_id);
    expect(leases).toEqual([{ lease_id, name: `Elias Osei, Unit 2`, why: 'changed' }]);
    expect(properties).toMatchObject([{ property_id, why: 'One of its units has a lease.' }]);
    expect(await listed()).toMatchObject([{ lease_id }]);
    expect((await testWorld.all(MadeLease)).map(({ state }) => state)).toEqual(['taken', 'kept']);
  });

  it('ends after fourteen days', async () => {
    const { import_id } = await begin();
    const started = testWorld.now().getTime();
    testWorld.goTo(new Date(started + 14 * 86_400_000).toISOString());
    expect(await undoOnce(import_id)).toEqual({ left: 0, kept: [] });
    testWorld.goTo(new Date(started + 14 * 86_400_000 + 1).toISOString());
    await expect(undoOnce(import_id)).rejects.toMatchObject({ code: 'import-settled' });
    await expect(calls.undoOnce(import_id)).rejects.toMatchObject({ code: 'import-settled' });
  });
});
