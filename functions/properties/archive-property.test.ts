import { beforeEach, describe, expect, it } from 'vitest';
import { propertyId } from '../../test/support/stand/portfolio';
import { openProperty, owner } from '../../test/support/stand/properties';
import { ada } from '../../test/support/stand/viewer';
import { createDraft } from '../leases/create-draft';
import { update } from '../table/db/writes';
import { Unit } from '../table/units/record';
import { addUnit } from '../units/add-unit';
import { deleteUnit } from '../units/delete-unit';
import { updateUnit } from '../units/update-unit';
import { getDashboard } from './get-dashboard';
import { listProperties } from './list-properties';

let stand: Awaited<ReturnType<typeof openProperty>>;
beforeEach(async () => {
  stand = await openProperty();
});

const list = async (query: Parameters<typeof listProperties>[0]['query'] = {}, viewer = {}) =>
  (await listProperties({ ...stand.call(viewer), query }, stand.deps)).data;
const unitOf = async () => (await stand.read())?.property_units[0];

describe('archiveProperty', () => {
  it('takes the property out of lists, and keeps everything under its plan', async () => {
    await stand.archive(true);
    expect((await list()).properties).toEqual([]);
    expect((await list()).total).toBe(0);
    expect((await list({}, ada)).properties).toEqual([]);
    const [line] = (await list({ archived: 'only' })).properties;
    expect(line).toMatchObject({ property_id: propertyId, archived_at: expect.any(String) });
    expect((await list({ archived: 'only' }, ada)).properties).toHaveLength(1);
    const { data } = await getDashboard(stand.call(), stand.deps);
    expect(data).toMatchObject({ properties: 1, units: 1, recent: [] });
    expect(await stand.read()).toMatchObject({
      unit_count: 1,
      archived_at: expect.any(String),
      may: { archive: true, change: false, addUnit: false, deleteUnit: false },
    });
  });

  it('brings it back as it was, and logs both', async () => {
    await stand.archive(true);
    await stand.archive(true);
    await stand.archive(false);
    await stand.archive(false);
    expect(await list()).toMatchObject({ properties: [{ property_id: propertyId }], total: 1 });
    expect((await stand.read())?.archived_at).toBeUndefined();
    expect((await stand.read())?.may.change).toBe(true);
    const actions = (await stand.audit()).map(({ action }) => action);
    expect(actions).toEqual(['property.restore', 'property.archive']);
  });

  it('leaves nobody change it or let a unit of it', async () => {
    const unit = await unitOf();
    const unitId = unit?.unit_id ?? '';
    await stand.archive(true);
    const { call, perform } = stand;
    const form = { unitNumber: '9', bedrooms: '1', bathrooms: '1', rentprice: '500', monthlyRent: '' };
    const body = { unit: { ...form, availableDate: '2026-07-01', appliances: [], imageUploads: [] } };
    const calls = [
      () => stand.update({ city: 'Boone' }),
      () => stand.shares([owner('own_ada', 100)]),
      () => stand.setCover(),
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
    await stand.db.write(update(Unit, { key, set: { calendar } }));
    await expect(stand.archive(true)).rejects.toMatchObject({ code: 'property-has-lease' });
    expect((await list()).properties).toHaveLength(1);
  });

  it('tells a stranger nothing', async () => {
    const stranger = { ...ada, ownerId: 'own_cy' };
    await expect(stand.archive(true, stranger)).rejects.toMatchObject({ code: 'not-found' });
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
