import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import * as z from 'zod';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { removeDocumentsOf } from './document-writes';
import { propertyEntities } from './entities/property';
import { summaryWrites } from './property-lines';
import { type Failure, transact, type Wait } from './transact';
import { freeNumber } from './unit-numbers';
import { countWrites, givesPicture, pictureStands, withoutRent } from './unit-writes';
import type { UnitRemoval } from './units';
import { isVersion, versionOf } from './versions';

const Leased = z.object({ leaseStatus: z.number() });

function throwRefusal({ name, found }: Failure): never {
  if (name !== 'unit') throw refuse('conflict');
  const stored = Leased.safeParse(found);
  if (!stored.success) throw refuse('not-found');
  throw refuse(stored.data.leaseStatus === 0 ? 'conflict' : 'unit-has-lease');
}

/** See `Units.remove`. What it took is given back in the same transaction: counters, room under the limit, number, picture. */
export async function removeUnit(
  table: TableClient,
  { unit, head, nextPicture, audit }: UnitRemoval,
  { wait }: { wait: Wait },
): Promise<void> {
  const { organizationId, propertyId, unitId } = unit;
  const gives = givesPicture(unit, head.property);
  const next = gives ? await nextPicture?.() : undefined;
  const failure = await transact(
    [
      {
        name: 'unit',
        write: propertyEntities(table)
          .unit.build(DeleteTransaction)
          .key({ organizationId, propertyId, unitId })
          .options({
            // Also at its version: the counters below go by the rent and the photos that were read.
            condition: { and: [{ attr: 'leaseStatus', eq: 0 }, isVersion(versionOf(unit))] },
            returnValuesOnConditionFalse: 'ALL_OLD',
          }),
      },
      freeNumber(table, unit),
      ...countWrites(table, organizationId, { units: -1, withoutRent: -withoutRent(unit) }),
      ...summaryWrites(table, {
        head,
        change: { units: -1, removed: unit.images, ...(gives && { image: next?.image ?? '' }) },
      }),
      ...pictureStands(table, unit, next),
      removeDocumentsOf(table, unit, audit.at),
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (failure) throwRefusal(failure);
}
