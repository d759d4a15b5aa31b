import { describe, expect, it } from 'vitest';
import { ownersOfList } from '../../../shared/domain/portfolio/owner-reach';
import { engines, useDatabase } from '../../../test/support/databases';
import {
  added,
  aNewProperty,
  anAuditEntry,
  anOrganization,
  anOwner,
  noon,
} from '../../../test/support/table-data';
import { seedWriter } from '../seed';

const organizationId = 'org_north';
const today = '2026-06-15';
const by = (userId: string) => ({ userId, userRoleId: '', roleLabel: 'rentalManager', process: '' });

describe.each(engines)('owners within a reach on %s', (engine) => {
  const { open } = useDatabase(engine);

  /** Ann and Bea own a listed property, Cy another one; the staff added Dee, and named Bea and Dee. */
  async function testWorld() {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
    const owner = (firstName: string, addedBy?: string) =>
      anOwner(organizationId, { firstName, ...(addedBy && { addedBy }) });
    const [ann, bea, cy, dee] = [owner('Ann'), owner('Bea'), owner('Cy'), owner('Dee', 'usr_staff')];
    const add = async (title: string, ...owners: (typeof ann)[]) => {
      const shares = owners.map((one) => ({ owner: one, isNew: true, percentage: 100 / owners.length }));
      const made = aNewProperty(organizationId, { shares, property: { title } });
      await stores.properties.add(added(made));
      return made.property.propertyId;
    };
    const listed = await add('Elm Court', ann);
    await add('Oak Court', bea, cy);
    const change = async (userId: string, from: string, parts: [typeof ann, boolean][]) => {
      const head = await stores.properties.head({ organizationId, propertyId: listed, today });
      if (!head) throw new Error('the property is gone');
      const shares = parts.map(([one, isNew]) => ({ owner: one, isNew, percentage: 100 / parts.length }));
      const audit = anAuditEntry(organizationId, listed, { by: by(userId) });
      await stores.properties.changeShares({ head, from, shares, trace: { audit, now: noon } });
      return stores.properties.byIds({ organizationId, propertyIds: [listed, 'prp_none', listed] });
    };
    const owners = [
      [ann, false],
      [bea, false],
      [dee, true],
    ] satisfies [typeof ann, boolean][];
    const properties = await change('usr_staff', today, owners);
    const reach = Promise.resolve(ownersOfList(properties, { userId: 'usr_staff', today }));
    const ownerChanges = async () => (await stores.organizations.byId(organizationId))?.ownerChanges;
    return { stores, change, properties, reach, ownerChanges, ann, bea, cy, dee };
  }

  it('are those of the list by their shares, kept with who set them, and those the person added', async () => {
    const { stores, properties, reach, ownerChanges, ann, dee } = await testWorld();
    expect(properties.map(({ createdBy }) => createdBy)).toEqual(['usr_head']);
    expect(properties[0]?.shareSets?.at(-1)?.shares.map(({ setBy }) => setBy)).toEqual([
      undefined,
      'usr_staff',
      'usr_staff',
    ]);
    const page = async (query: object) =>
      (await stores.owners.page({ organizationId, limit: 10, ownerChanges, ...query })).owners;
    const names = async (query: object) => (await page(query)).map(({ firstName }) => firstName);
    expect(await names({})).toEqual(['Ann', 'Bea', 'Cy', 'Dee']);
    expect(await names({ reach })).toEqual(['Ann', 'Dee']);
    expect(await names({ reach, search: 'stone' })).toEqual(['Ann', 'Dee']);
    expect(await names({ reach, search: 'bea stone' })).toEqual([]);
    expect(await names({ reach, search: 'usr_staff' })).toEqual([]);
    expect(await stores.owners.count({ organizationId, ownerChanges, reach })).toBe(2);
    expect(await stores.owners.count({ organizationId, reach })).toBe(2);
    expect(await stores.owners.byEmail({ organizationId, email: dee.email })).toMatchObject({
      addedBy: 'usr_staff',
    });
    expect(await stores.owners.byEmail({ organizationId, email: ann.email })).not.toHaveProperty('addedBy');
    expect(await page({ search: 'dee stone' })).toMatchObject([{ addedBy: 'usr_staff' }]);
  });

  it('page by name', async () => {
    const { stores, reach, ann, dee } = await testWorld();
    const query = { organizationId, limit: 1, reach };
    const first = await stores.owners.page(query);
    const second = await stores.owners.page({ ...query, ...(first.next && { after: first.next }) });
    expect([first, second].map(({ owners }) => owners.map(({ ownerId }) => ownerId))).toEqual([
      [ann.ownerId],
      [dee.ownerId],
    ]);
    expect(second.next).toBeUndefined();
  });

  it('leave in the record what another set took the place of, the newest fifty', async () => {
    const { stores, change, ann } = await testWorld();
    const sets = async (from: string) => {
      const [property] = await change('usr_head', from, [[ann, false]]);
      return property;
    };
    const first = await sets(today);
    const replaced = first?.takenBack?.at(-1);
    expect(replaced).toMatchObject({ from: today, at: noon.toISOString(), by: 'usr_head' });
    expect(replaced?.shares).toHaveLength(3);
    expect(first?.shareSets).toHaveLength(1);

    const old = Array.from({ length: 50 }, (_, index) => ({
      from: `20${40 + index}-01-01`,
      at: noon.toISOString(),
      by: 'usr_head',
      shares: [{ ownerId: ann.ownerId, percentage: 100 }],
    }));
    const owner = anOwner(organizationId);
    const made = aNewProperty(organizationId, {
      property: { takenBack: old },
      shares: [{ owner, isNew: true, percentage: 100 }],
    });
    await stores.properties.add(added(made));
    const key = { organizationId, propertyId: made.property.propertyId, today };
    const head = await stores.properties.head(key);
    if (!head) throw new Error('the property is gone');
    const audit = anAuditEntry(organizationId, key.propertyId);
    const shares = [{ owner: ann, isNew: false, percentage: 100 }];
    await stores.properties.changeShares({ head, from: today, shares, trace: { audit, now: noon } });
    const { takenBack = [] } = (await stores.properties.head(key))?.property ?? {};
    expect([takenBack.length, takenBack[0]?.from, takenBack.at(-1)?.from]).toEqual([50, '2041-01-01', today]);
  });
});
