import { limits } from '../../../shared/domain/limits';
import { placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { inProperty, Property, propertyPartition } from '../properties/record';
import { propertyIdOfUnit, Unit, type UnitPage, unitOrder, unitPage, unitPlace } from './record';
import type { NextPicture } from './writes';

/** Undefined also for what is no unit id. Does not check that the property is shown. */
export const unitById =
  (db: Db) =>
  async ({
    organizationId,
    unitId,
  }: {
    organizationId: string;
    unitId: string;
  }): Promise<Unit | undefined> => {
    const propertyId = propertyIdOfUnit(unitId);
    return propertyId === undefined ? undefined : db.get(Unit, { organizationId, propertyId, unitId });
  };

/** Leaves out unknown ones; in any order. Does not check that their properties are shown. */
export const unitsByIds =
  (db: Db) =>
  ({ organizationId, unitIds }: { organizationId: string; unitIds: readonly string[] }): Promise<Unit[]> => {
    const keys = [...new Set(unitIds)].flatMap((unitId) => {
      const propertyId = propertyIdOfUnit(unitId);
      return propertyId === undefined ? [] : [{ organizationId, propertyId, unitId }];
    });
    return db.getAll(Unit, keys);
  };

type After = {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly after?: string | undefined;
};

/** The next 200 units by number; none for a hidden property. Refuses `invalid` (cursor of another list). */
export const unitsAfter =
  (db: Db) =>
  async ({ organizationId, propertyId, after }: After): Promise<UnitPage> => {
    const place = after === undefined ? undefined : placeOf('units', after);
    const [property, units] = await Promise.all([
      db.get(Property, { organizationId, propertyId }),
      db.list(Unit, {
        index: 'byOrder',
        partition: propertyPartition(organizationId, propertyId),
        range: { between: [unitOrder(place), inProperty.end] },
        // One extra shows whether there is a next page; another is the cursor's own unit, dropped below.
        limit: limits.unitsPerRead + 2,
      }),
    ]);
    if (property?.stage !== 'live') return { units: [] };
    return unitPage(units.filter(({ unitId }) => unitId !== place?.[1]));
  };

/** Ids of the units before and after this one, by number. */
export const neighborsOf =
  (db: Db) =>
  async (unit: Unit): Promise<{ previous?: string | undefined; next?: string | undefined }> => {
    const place = unitOrder(unitPlace(unit));
    const partition = propertyPartition(unit.organizationId, unit.propertyId);
    const [before, after] = await Promise.all([
      db.list(Unit, { index: 'byOrder', partition, range: { lt: place }, descending: true, limit: 1 }),
      db.list(Unit, { index: 'byOrder', partition, range: { gt: place }, limit: 1 }),
    ]);
    return { previous: before[0]?.unitId, next: after[0]?.unitId };
  };

/** The first unit by number that has a photo, other than `except`. */
export const firstPhoto =
  (db: Db) =>
  async (asked: Pick<After, 'organizationId' | 'propertyId'> & { except: string }): Promise<NextPicture> => {
    let after: string | undefined;
    do {
      const page = await unitsAfter(db)({ ...asked, after });
      const found = page.units.find(({ unitId, images }) => unitId !== asked.except && images.length > 0);
      if (found) return { unitId: found.unitId, image: found.images[0] ?? '' };
      after = page.next;
    } while (after !== undefined);
    return undefined;
  };
