import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { refuse } from '../../shared/wire/refusals';
import { findProperty } from '../common/portfolio/find-property';
import { propertyIdOf } from '../common/portfolio/find-unit';
import { imageIdOf } from '../common/portfolio/image-keys';
import { readUnit } from '../common/portfolio/read-unit';
import type { Deps } from '../runtime/deps/deps';
import type { Handler } from '../runtime/handler';
import { versionOf } from '../table/db/conditions';
import type { Unit } from '../table/units/record';

type Neighbors = Awaited<ReturnType<Deps['units']['around']>>;

/** The neighbors, if they are among the property's first units; only a large building needs another read. */
function amongFirst(units: readonly Unit[], unit: Unit, goesOn: boolean): Neighbors | undefined {
  const at = units.findIndex(({ unitId }) => unitId === unit.unitId);
  if (at < 0 || (goesOn && at === units.length - 1)) return undefined;
  return defined({ previous: units[at - 1]?.unitId, next: units[at + 1]?.unitId });
}

/** There are no tenants before leases exist. */
export const getUnit: Handler<Contract['units']['getUnit']> = async ({ viewer, now, params }, deps) => {
  const { unitId } = params;
  const [{ property, units, next }, unit] = await Promise.all([
    findProperty({ viewer, now, propertyId: propertyIdOf(unitId) }, deps),
    deps.units.byId({ organizationId: viewer.organizationId, unitId }),
  ]);
  if (!unit) throw refuse('not-found');
  const around = amongFirst(units, unit, next !== undefined) ?? (await deps.units.around(unit));
  const { files } = deps;
  const images = unit.images.map(async (key) => ({
    image_id: imageIdOf(key),
    url: await files.link(key, now),
    alt: unit.imageFacts?.[key]?.alt ?? '',
  }));
  return {
    success: 1,
    data: {
      ...(await readUnit(unit, { property, now, files })),
      property_id: property.propertyId,
      property_title: property.title,
      property_type: property.propertyType,
      version: versionOf(unit),
      images: await Promise.all(images),
      ...defined({ previous_unit_id: around.previous, next_unit_id: around.next }),
      tenants: [],
    },
  };
};
