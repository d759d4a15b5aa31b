import { beforeEach, describe, expect, it } from 'vitest';
import { properties as rows } from '../../shared/contract/properties';
import type { Viewer } from '../../shared/domain/people/roles';
import { ownerInput, propertyBody } from '../../test/support/property-body';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openProperty, owner, staff } from '../../test/support/test-world/properties';
import { ada, mayChange } from '../../test/support/test-world/viewer';
import { addProperty } from './add-property';
import { getActivity } from './get-activity';
import { getShareHistory } from './get-share-history';

let testWorld: Awaited<ReturnType<typeof openProperty>>;
beforeEach(async () => {
  testWorld = await openProperty();
});

const params = { id: propertyId };
const history = (viewer: Partial<Viewer> = {}) =>
  getShareHistory({ ...testWorld.call(viewer), params }, testWorld.deps);
const activity = async (viewer: Partial<Viewer> = {}) =>
  (await getActivity({ ...testWorld.call(viewer), params, query: {} }, testWorld.deps)).data.entries;

describe('what is seen of it', () => {
  it('getProperty says what the viewer may do [ROL-06] [ROL-07]', async () => {
    const may = async (viewer: Partial<Viewer> = {}) => (await testWorld.read(viewer))?.may;
    expect(await may()).toEqual({ archive: true, change: true, addUnit: true, deleteUnit: true });
    expect(await may(staff({ properties: 'view' }))).toEqual({
      archive: false,
      change: false,
      addUnit: false,
      deleteUnit: false,
    });
    expect(await may(staff({ properties: 'change' }))).toEqual({
      archive: true,
      change: true,
      addUnit: true,
      deleteUnit: false,
    });
    expect(await may({ ...ada, grants: mayChange })).toEqual({
      archive: true,
      change: true,
      addUnit: false,
      deleteUnit: false,
    });
    expect(await may(ada)).toEqual({ archive: false, change: false, addUnit: false, deleteUnit: false });
  });

  it('a rental owner sees his own shares alone, in the history and in the activity', async () => {
    await testWorld.shares([owner('own_ada', 25), owner('own_cy', 75)]);
    const { data } = await history(ada);
    expect(data.map((set) => set.shares.map(({ percentage }) => percentage))).toEqual([[25], [60]]);
    const [entry] = await activity(ada);
    expect(entry?.changes).toEqual([
      { field: 'Shares count from', before: 'Jun 01, 2026', after: 'Jul 01, 2026' },
      { field: 'ada Stone', before: '60%', after: '25%' },
    ]);
    expect(JSON.stringify(entry)).not.toContain('cy Stone');
  });

  it('getActivity tells who changed what in words, money as dollars and dates as on the screens', async () => {
    await testWorld.account({ firstName: 'Hanna', lastName: 'Head' });
    await testWorld.update({ city: 'Boone', furnished_type: 'unfurnished' });
    testWorld.wait(1);
    await testWorld.log({
      action: 'unit.update',
      object: { kind: 'unit', id: 'unt_1', name: '1A' },
      about: propertyId,
      before: { monthlyRent: 125_000, availableDate: '2026-07-01', photos: [] },
      after: { monthlyRent: 130_050, availableDate: '2026-08-01', photos: [{ image: 'a', alt: '' }] },
    });
    const [unit, property] = rows.getActivity.reply.parse({
      success: 1,
      data: { entries: await activity() },
    }).data.entries;
    expect(property).toMatchObject({
      by: 'Hanna Head',
      words: 'Changed the property',
      object_name: 'Maple Court',
    });
    expect(property?.changes).toEqual([
      { field: 'City', before: 'Ames', after: 'Boone' },
      { field: 'Furnishing', before: 'Fully furnished', after: 'Unfurnished' },
    ]);
    expect(unit?.changes).toEqual([
      { field: 'Available from', before: 'Jul 01, 2026', after: 'Aug 01, 2026' },
      { field: 'Monthly rent', before: '$1,250.00', after: '$1,300.50' },
      { field: 'Photos', before: '0 photos', after: '1 photo' },
    ]);
  });

  it('addProperty writes its entry too [API-14]', async () => {
    const rentalOwners = [ownerInput({ email: 'new@owners.test' })];
    await testWorld.perform(addProperty, { ...testWorld.call(), body: propertyBody({ rentalOwners }) });
    expect(await testWorld.audit()).toMatchObject([{ action: 'property.add', after: { unitCount: 1 } }]);
  });
});
