import type { Property, Share, Unit } from '../../functions/table/properties';
import { addUnit } from '../../functions/units/add-unit';
import { updateUnit } from '../../functions/units/update-unit';
import type { Viewer } from '../../shared/domain/roles';
import { UnitForm } from '../../shared/domain/units';
import { fakeDeps } from './fake-deps';
import { addOrganization, viewerCall } from './fake-viewer';
import { pngBytes } from './image-bytes';
import { storedProperty, storedUnit, unitInput } from './property-body';

/** 26 characters, as an id has them. */
export const tail = (character: string): string => character.repeat(26);
export const propertyId = `prp_${tail('a')}`;
const unitId = (last: string) => `unt_${tail('a')}${tail(last)}`;
export const [one, two] = [unitId('1'), unitId('2')];
export const imageSize = { width: 640, height: 480 };

const share: Share = {
  ownerId: 'own_ada',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  email: 'ada@owners.test',
  percentage: 100,
  bankReady: false,
};

/** A rental owner of that property, and what can be granted to him. */
export const ada: Partial<Viewer> = { roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' };
export const mayChange = { areas: { properties: 'change' as const }, properties: 'all' as const };
/** Staff with a chosen list. */
export const listed = (...properties: string[]): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { ...mayChange, properties },
});

/** A picture inside a call. */
export const file = (bytes = pngBytes(imageSize)) => ({
  data: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
  originalname: 'a.png',
});

export const form = (over: Record<string, unknown> = {}): UnitForm =>
  UnitForm.parse(unitInput({ unitNumber: '9', ...over }));

type AddBody = Parameters<typeof addUnit>[0]['body'];
export type UpdateBody = Parameters<typeof updateUnit>[0]['body'];

/** An organization with one property of two units, 1A and 2A, and the calls of units made in it. */
export function unitsStand() {
  const { deps, world } = fakeDeps();
  addOrganization(world, { unitCount: 2 });
  const put = (units: Partial<Unit>[] = [{}, {}], over: Partial<Property> = {}) =>
    world.properties.set(propertyId, {
      property: storedProperty({ propertyId, unitCount: units.length, ...over }),
      units: units.map((unit, at) =>
        storedUnit({ propertyId, unitId: at === 0 ? one : two, unitNumber: `${at + 1}A`, ...unit }),
      ),
      shares: [share],
    });
  put();
  return {
    deps,
    world,
    put,
    stored: (id: string) => world.properties.get(propertyId)?.units.find((unit) => unit.unitId === id),
    add: (body: Partial<AddBody> = {}, viewer: Partial<Viewer> = {}) =>
      addUnit(
        {
          ...viewerCall(world, viewer),
          body: { property_id: propertyId, unit: form(), images: [], ...body },
        },
        deps,
      ),
    update: (body: Partial<UpdateBody> = {}, viewer: Partial<Viewer> = {}) =>
      updateUnit(
        {
          ...viewerCall(world, viewer),
          params: { unitId: one },
          body: { version: 1, unit: form(), ...body },
        },
        deps,
      ),
  };
}
