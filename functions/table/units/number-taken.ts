import { unitNumberKey } from '../../../shared/domain/portfolio/units';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { naturalOrder } from '../db/natural-order';
import { propertyPartition } from '../properties/record';
import { type Numbered, Unit, unitOrder } from './record';

/**
 * Whether another unit has this number, units without a guard included. Those only come with their property,
 * before anyone sees it: when this read finds none there will never be one, and `takeNumber` guards the rest.
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
