import type { Unit } from '../../../functions/table/units/record';
import { addUnit } from '../../../functions/units/add-unit';
import { updateUnit } from '../../../functions/units/update-unit';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { units as rows } from '../../../shared/contract/units';
import type { Viewer } from '../../../shared/domain/people/roles';
import { UnitForm } from '../../../shared/domain/portfolio/units';
import { pngBytes } from '../image-bytes';
import { unitInput } from '../property-body';
import { openTestWorld } from '../test-world';
import { propertyId, unitIdAt } from './portfolio';

export const [one, two] = [unitIdAt(0), unitIdAt(1)];
export const imageSize = { width: 640, height: 480 };

/** A picture inside a call. */
export const file = (bytes = pngBytes(imageSize)) => ({
  data: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
  originalname: 'a.png',
});

export const form = (over: Record<string, unknown> = {}): UnitForm =>
  UnitForm.parse(unitInput({ unitNumber: '9', ...over }));

type AddBody = RequestOf<typeof rows.addUnit>['body'];
export type UpdateBody = RequestOf<typeof rows.updateUnit>['body'];

/** An organization with one property of two units, 1A and 2A, and the unit calls. */
export async function openUnits() {
  const testWorld = await openTestWorld();
  const { call, perform, deps } = testWorld;
  await testWorld.organization({ propertyCount: 1, unitCount: 2, unitsWithoutRent: 2 });
  await testWorld.property({ units: [{}, {}] });
  return {
    ...testWorld,
    stored: (unitId: string): Promise<Unit | undefined> =>
      deps.units.byId({ organizationId: 'org_one', unitId }),
    add: (body: Partial<AddBody> = {}, viewer: Partial<Viewer> = {}) =>
      perform(addUnit, {
        ...call(viewer),
        body: { property_id: propertyId, unit: form(), images: [], ...body },
      }),
    update: (body: Partial<UpdateBody> = {}, viewer: Partial<Viewer> = {}) =>
      perform(updateUnit, {
        ...call(viewer),
        params: { unitId: one },
        body: { version: 1, unit: form(), ...body },
      }),
  };
}
