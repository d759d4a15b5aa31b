import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { pngBytes } from '../../test/support/image-bytes';
import { propertyId } from '../../test/support/test-world/portfolio';
import { imageSize, one, openUnits, two } from '../../test/support/test-world/units';
import { mayChange } from '../../test/support/test-world/viewer';
import { deleteUnit } from './delete-unit';

let testWorld: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  testWorld = await openUnits();
});

const remove = (id: string, viewer: Partial<Viewer> = {}) =>
  testWorld.perform(deleteUnit, { ...testWorld.call(viewer), params: { unitId: id } });

describe('deleteUnit', () => {
  it('takes a unit without a lease away with its photos, and tells the log [API-20] [PRP-29]', async () => {
    testWorld.files.set('images/x.png', { bytes: pngBytes(imageSize), contentType: 'image/png' });
    await testWorld.property({ units: [{ images: ['images/x.png'] }, {}] });
    expect(await remove(one)).toEqual({ success: 1 });
    expect(await testWorld.stored(one)).toBeUndefined();
    expect(testWorld.files.size).toBe(0);
    expect(await testWorld.audit()).toMatchObject([
      { action: 'unit.delete', about: propertyId, before: { unitNumber: '1A' } },
    ]);
    // The last unit may go too; the property then shows `Units not added `.
    await remove(two);
    const head = await testWorld.deps.properties.head({ organizationId: 'org_one', propertyId });
    expect(head?.property).toMatchObject({ unitCount: 0, image: '' });
  });

  it('leaves a unit with a lease [PRP-29]', async () => {
    await testWorld.property({
      units: [{ leaseStatus: 1, calendar: { entries: [{ kind: 'draft', lease: 'lse_1' }] } }],
    });
    await expect(remove(one)).rejects.toMatchObject({ code: 'unit-has-lease' });
    expect(await testWorld.stored(one)).toBeDefined();
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
      const { subscription } = await testWorld.organization({ unitCount: 2 });
      await testWorld.organization({ unitCount: 2, subscription: { ...subscription, planId } });
      const grants = { ...mayChange };
      const result = await remove(one, { roleLabel, grants, ownerId: 'own_ada' }).then(
        () => 'done',
        (error) => error.code,
      );
      expect(result).toBe(isAllowed ? 'done' : 'not-permitted');
    },
  );
});
