import { beforeEach, describe, expect, it } from 'vitest';
import { units as rows } from '../../shared/contract/units';
import type { Viewer } from '../../shared/domain/people/roles';
import type { TestWorld } from '../../test/support/test-world';
import { nora, openLeases } from '../../test/support/test-world/leases';
import { idOf, propertyId, unitIdAt } from '../../test/support/test-world/portfolio';
import { openSigned } from '../../test/support/test-world/rented';
import { one, openUnits, two } from '../../test/support/test-world/units';
import { ada, listed } from '../../test/support/test-world/viewer';
import { getUnit } from './get-unit';

let testWorld: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  testWorld = await openUnits();
});

const read = (id: string, viewer: Partial<Viewer> = {}) =>
  getUnit({ ...testWorld.call(viewer), params: { unitId: id } }, testWorld.deps);

describe('who lives in a unit', () => {
  const tenants = async (from: TestWorld, viewer: Partial<Viewer> = {}) =>
    (await getUnit({ ...from.call(viewer), params: { unitId: one } }, from.deps)).data.tenants;

  it('is shown once everyone has signed, with the days of the lease, to who sees leases', async () => {
    const { testWorld: signed } = await openSigned('2026-07-26T12:00:00.000Z');
    const { firstName: first_name, lastName: last_name, email } = nora;
    const lease = { lease_start: '2026-07-01', lease_end: '2027-06-30' };
    expect(await tenants(signed)).toEqual([{ first_name, last_name, email, mobile_number: '', ...lease }]);
    expect(await tenants(signed, listed(propertyId))).toEqual([]);
  });

  it('is not shown of a lease that waits for signatures', async () => {
    const leases = await openLeases();
    await leases.sent();
    leases.goTo('2026-07-02T12:00:00.000Z');
    expect(await tenants(leases)).toEqual([]);
  });
});

describe('getUnit', () => {
  it('shows a unit whole, with the units beside it and its photos by their own ids', async () => {
    const key = `images/o/p/u/${idOf('img', '0')}.png`;
    const imageFacts = { [key]: { alt: 'Door', bytes: 5 } };
    await testWorld.property({ units: [{ images: [key], imageFacts, version: 3 }, {}] });
    const { data } = rows.getUnit.reply.parse(await read(one));
    expect(data).toMatchObject({
      unit_id: one,
      property_id: propertyId,
      version: 3,
      next_unit_id: two,
      images: [{ image_id: idOf('img', '0'), alt: 'Door' }],
      tenants: [],
    });
    expect(data.previous_unit_id).toBeUndefined();
    expect((await read(two)).data.previous_unit_id).toBe(one);
  });

  it('has the units beside it in a building that one read does not hold', async () => {
    const numbers = Array.from({ length: 205 }, (_, at) => String(at + 1).padStart(3, '0'));
    await testWorld.property({ units: numbers.map((unitNumber) => ({ unitNumber })) });
    for (const at of [0, 1, 198, 199, 200, 203, 204]) {
      const { data } = await read(unitIdAt(at));
      const beside = [data.previous_unit_id, data.next_unit_id];
      expect(beside, `${at}`).toEqual([
        at === 0 ? undefined : unitIdAt(at - 1),
        at === 204 ? undefined : unitIdAt(at + 1),
      ]);
    }
  });

  it('hides rooms that the property’s type has none of [PRP-02]', async () => {
    await testWorld.property({ units: [{ bedrooms: '2', bathrooms: '1' }], propertyType: 'Office' });
    expect((await read(one)).data).toMatchObject({ bedrooms: '', bathrooms: '' });
  });

  it.each([
    ['another organization', { organizationId: 'org_two' }],
    ['a rental owner without a share', { ...ada, ownerId: 'own_other' }],
    ['a rental manager with another list', listed('prp_other')],
    ['a tenant', { roleLabel: 'tenant' }],
  ] as const)('for %s it is not there', async (_, viewer) => {
    await expect(read(one, viewer as Partial<Viewer>)).rejects.toMatchObject({ code: 'not-found' });
    await expect(read('unt_nonsense')).rejects.toMatchObject({ code: 'not-found' });
  });
});
