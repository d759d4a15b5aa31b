import { unitNumberKey } from '../../../shared/domain/units';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { naturalOrder } from '../db/natural-order';
import { propertyPartition } from '../properties/record';
import { type Numbered, Unit, unitOrder } from './record';

/**
 * Whether another unit stands under this number, one without a guard among them. Units get in without a guard only with their property, before
 * anybody sees it; so where this read finds none there can never be one again, and the guard of `takeNumber` decides about all others.
 */
export const isNumberTaken =
  (db: Db) =>
  async ({ organizationId, propertyId, unitId, unitNumber }: Numbered): Promise<boolean> => {
    const found = await db.list(Unit, {
      index: 'byOrder',
      partition: propertyPartition(organizationId, propertyId),
      range: { beginsWith: `${unitOrder([naturalOrder(unitNumber)])}${separator}` },
    });
    return found.some(
      (unit) => unit.unitId !== unitId && unitNumberKey(unit.unitNumber) === unitNumberKey(unitNumber),
    );
  };
