import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { pngBytes } from '../../test/support/image-bytes';
import { propertyId } from '../../test/support/stand/portfolio';
import { imageSize, one, openUnits, two } from '../../test/support/stand/units';
import { mayChange } from '../../test/support/stand/viewer';
import { deleteUnit } from './delete-unit';

let stand: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  stand = await openUnits();
});

const remove = (id: string, viewer: Partial<Viewer> = {}) =>
  stand.perform(deleteUnit, { ...stand.call(viewer), params: { unitId: id } });

describe('deleteUnit', () => {
  it('takes a unit without a lease away with its photos, and tells the log [API-20] [PRP-29]', async () => {
    stand.files.set('images/x.png', { bytes: pngBytes(imageSize), contentType: 'image/png' });
    await stand.property({ units: [{ images: ['images/x.png'] }, {}] });
    expect(await remove(one)).toEqual({ success: 1 });
    expect(await stand.stored(one)).toBeUndefined();
    expect(stand.files.size).toBe(0);
    expect(await stand.audit()).toMatchObject([
      { action: 'unit.delete', about: propertyId, before: { unitNumber: '1A' } },
    ]);
    // The last unit may go too: `Units not added ` is what its property then says.
    await remove(two);
    const head = await stand.deps.properties.head({ organizationId: 'org_one', propertyId });
    expect(head?.property).toMatchObject({ unitCount: 0, image: '' });
  });

  it('leaves a unit with a lease [PRP-29]', async () => {
    await stand.property({
      units: [{ leaseStatus: 1, calendar: { entries: [{ kind: 'draft', lease: 'lse_1' }] } }],
    });
    await expect(remove(one)).rejects.toMatchObject({ code: 'unit-has-lease' });
    expect(await stand.stored(one)).toBeDefined();
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
      const { subscription } = await stand.organization({ unitCount: 2 });
      await stand.organization({ unitCount: 2, subscription: { ...subscription, planId } });
      const grants = { ...mayChange };
      const result = await remove(one, { roleLabel, grants, ownerId: 'own_ada' }).then(
        () => 'done',
        (error) => error.code,
      );
      expect(result).toBe(isAllowed ? 'done' : 'not-permitted');
    },
  );
});
