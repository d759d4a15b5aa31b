import { beforeEach, describe, expect, it } from 'vitest';
import type { Book } from '../../shared/domain/ledger/entry';
import { post } from '../../shared/domain/ledger/fold';
import { isRefused } from '../../shared/domain/ledger/refusals';
import { type Answer, charge, credit } from '../../shared/domain/ledger/rent/charges';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openProperty, owner } from '../../test/support/test-world/properties';
import { ada } from '../../test/support/test-world/viewer';
import { createDraft } from '../leases/draft/create-draft';
import { update } from '../table/db/writes';
import { OnlinePayment } from '../table/ledger/record';
import { Unit } from '../table/units/record';
import { addUnit } from '../units/add-unit';
import { deleteUnit } from '../units/delete-unit';
import { updateUnit } from '../units/update-unit';
import { getDashboard } from './get-dashboard';
import { listProperties } from './list-properties';

let testWorld: Awaited<ReturnType<typeof openProperty>>;
beforeEach(async () => {
  testWorld = await openProperty();
});

const list = async (query: Parameters<typeof listProperties>[0]['query'] = {}, viewer = {}) =>
  (await listProperties({ ...testWorld.call(viewer), query }, testWorld.deps)).data;
const unitOf = async () => (await testWorld.read())?.property_units[0];

describe('archiveProperty', () => {
  it('takes the property out of lists, and keeps everything under its plan', async () => {
    await testWorld.archive(true);
    expect((await list()).properties).toEqual([]);
    expect((await list()).total).toBe(0);
    expect((await list({}, ada)).properties).toEqual([]);
    const [line] = (await list({ archived: 'only' })).properties;
    expect(line).toMatchObject({ property_id: propertyId, archived_at: expect.any(String) });
    expect((await list({ archived: 'only' }, ada)).properties).toHaveLength(1);
    const { data } = await getDashboard({ ...testWorld.call(), query: {} }, testWorld.deps);
    expect(data).toMatchObject({ properties: 0, units: 0, limits: { properties: { used: 1 } } });
    expect(await testWorld.read()).toMatchObject({
      unit_count: 1,
      archived_at: expect.any(String),
      may: { archive: true, change: false, addUnit: false, deleteUnit: false },
    });
  });

  it('brings it back as it was, and logs both', async () => {
    await testWorld.archive(true);
    await testWorld.archive(true);
    await testWorld.archive(false);
    await testWorld.archive(false);
    expect(await list()).toMatchObject({ properties: [{ property_id: propertyId }], total: 1 });
    expect((await testWorld.read())?.archived_at).toBeUndefined();
    expect((await testWorld.read())?.may.change).toBe(true);
    const actions = (await testWorld.audit()).map(({ action }) => action);
    expect(actions).toEqual(['property.restore', 'property.archive']);
  });

  it('leaves nobody change it or let a unit of it', async () => {
    const unit = await unitOf();
    const unitId = unit?.unit_id ?? '';
    await testWorld.archive(true);
    const { call, perform } = testWorld;
    const form = { unitNumber: '9', bedrooms: '1', bathrooms: '1', rentprice: '500', monthlyRent: '' };
    const body = { unit: { ...form, availableDate: '2026-07-01', appliances: [], imageUploads: [] } };
    const calls = [
      () => testWorld.update({ city: 'Boone' }),
      () => testWorld.shares([owner('own_ada', 100)]),
      () => testWorld.setCover(),
      () => perform(addUnit, { ...call(), body: { ...body, property_id: propertyId, images: [] } }),
      () => perform(updateUnit, { ...call(), params: { unitId }, body: { ...body, version: 1 } }),
      () => perform(deleteUnit, { ...call(), params: { unitId } }),
      () => perform(createDraft, { ...call(), body: { unit_id: unitId } }),
    ];
    for (const attempt of calls) await expect(attempt()).rejects.toMatchObject({ code: 'property-archived' });
  });

  it('waits until no unit has a lease', async () => {
    const unitId = (await unitOf())?.unit_id ?? '';
    const calendar = { entries: [{ kind: 'draft' as const, lease: 'lse_1' }] };
    const key = { organizationId: 'org_one', propertyId, unitId };
    await testWorld.db.write(update(Unit, { key, set: { calendar } }));
    await expect(testWorld.archive(true)).rejects.toMatchObject({ code: 'property-has-lease' });
    expect((await list()).properties).toHaveLength(1);
  });

  it('waits until every account of its books is 0, and nothing is on its way [D73]', async () => {
    const lease = { organizationId: 'org_one', propertyId, leaseId: 'lse_1' };
    const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: [] };
    const actor = { by: '', at: testWorld.now().toISOString(), requestId: '' };
    const on = '2026-07-01';
    const books = async (answer: (book: Book) => Answer) => {
      const before = await testWorld.deps.ledgers.book({ ...lease, payments: 'all' });
      const posted = post(before.book, answer(before.book));
      if (isRefused(posted)) throw new Error(posted.refused);
      await testWorld.deps.ledgers.post({ before, posted, shown, actor });
    };
    const rent = { kind: 'rent', label: '', due: on, to: 'owner', cents: 1 } as const;
    await books(() => charge({ source: 'charge:1', on }, rent));
    await expect(testWorld.archive(true)).rejects.toMatchObject({ code: 'property-has-money' });
    await books((book) => credit(book, { source: 'credit:1', on }, { charge: 1, cents: 1 }));
    await testWorld.archive(true);
    await testWorld.archive(false);
    const before = await testWorld.deps.ledgers.book(lease);
    const online = OnlinePayment.parse({
      ...before.key,
      paymentId: 'pay_1',
      cents: 100,
      state: 'pending',
      chosen: [],
      begun: on,
      payer: { userId: '', userRoleId: '', name: '' },
      startedAt: '',
      until: '',
      customerId: '',
    });
    const nothing = { book: before.book, entries: [] };
    await testWorld.deps.ledgers.post({ before, posted: nothing, shown, actor, online: [online] });
    await expect(testWorld.archive(true)).rejects.toMatchObject({ code: 'property-has-money' });
  });

  it('tells a stranger nothing', async () => {
    const stranger = { ...ada, ownerId: 'own_cy' };
    await expect(testWorld.archive(true, stranger)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a line of the list', () => {
  it('counts leases and rents, and with owners names those of today', async () => {
    const [line] = (await list({ owners: 'with' })).properties;
    expect(line).toMatchObject({ leased_count: 0, owners: ['ada Stone', 'bea Stone'], bank: 'missing' });
    expect((await list()).properties[0]?.owners).toBeUndefined();
  });

  it('names a rental owner only themselves, and nobody to staff who may not see owners', async () => {
    const [own] = (await list({ owners: 'with' }, ada)).properties;
    expect(own?.owners).toEqual(['ada Stone']);
    const blind = {
      roleLabel: 'rentalManager',
      grants: { areas: { properties: 'view' }, properties: 'all' },
    };
    const [line] = (await list({ owners: 'with' }, blind)).properties;
    expect(line?.owners).toEqual([]);
    expect(line?.bank).toBeUndefined();
  });
});
