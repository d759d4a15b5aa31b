import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { addOrganization, viewerCall } from '../../test/support/fake-viewer';
import { pngBytes } from '../../test/support/image-bytes';
import { imageSize, mayChange, one, propertyId, two, unitsStand } from '../../test/support/units-stand';
import { deleteUnit } from './delete-unit';

let { deps, world, put, stored } = unitsStand();
beforeEach(() => {
  ({ deps, world, put, stored } = unitsStand());
});

const remove = (id: string, viewer: Partial<Viewer> = {}) =>
  deleteUnit({ ...viewerCall(world, viewer), params: { unitId: id } }, deps);

describe('deleteUnit', () => {
  it('takes a unit without a lease away with its photos, and tells the log [API-20] [PRP-29]', async () => {
    world.files.set('images/x.png', { bytes: pngBytes(imageSize), contentType: 'image/png' });
    put([{ images: ['images/x.png'] }, {}]);
    expect(await remove(one)).toEqual({ success: 1 });
    expect(stored(one)).toBeUndefined();
    expect(world.files.size).toBe(0);
    expect(world.audit).toMatchObject([
      { action: 'unit.delete', about: propertyId, before: { unitNumber: '1A' } },
    ]);
    // The last unit may go too: `Units not added ` is what its property then says.
    await remove(two);
    expect(world.properties.get(propertyId)?.property.unitCount).toBe(0);
  });

  it('leaves a unit with a lease [PRP-29]', async () => {
    put([{ leaseStatus: 1 }]);
    await expect(remove(one)).rejects.toMatchObject({ code: 'unit-has-lease' });
    expect(stored(one)).toBeDefined();
  });

  it.each([
    ['orgAdmin', 4, true],
    ['orgAdmin', 1, true],
    ['manager', 2, true],
    ['manager', 3, true],
    ['manager', 1, false],
    ['manager', 4, false],
    ['owner', 2, true],
    ['owner', 1, false],
    ['owner', 3, false],
    ['rentalManager', 4, false],
    ['rentalOwner', 4, false],
  ] as const)(
    'by %s on plan %d: %s, whatever the screen shows [ROL-07]',
    async (roleLabel, planId, isAllowed) => {
      const { subscription } = addOrganization(world, { unitCount: 2 });
      addOrganization(world, { unitCount: 2, subscription: { ...subscription, planId } });
      const grants = { ...mayChange };
      const result = await remove(one, { roleLabel, grants, ownerId: 'own_ada' }).then(
        () => 'done',
        (error) => error.code,
      );
      expect(result).toBe(isAllowed ? 'done' : 'not-permitted');
    },
  );
});
