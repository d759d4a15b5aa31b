import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import * as z from 'zod';
import { unitNumberKey } from '../../shared/domain/units';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import type { Unit } from './properties';
import { type SummaryChange, summaryWrites } from './property-lines';
import { unitRecord } from './property-records';
import { type Failure, transact, type Wait } from './transact';
import { freeNumber, hasNumber, takeNumber } from './unit-numbers';
import { countWrites, givesPicture, numberTaken, pictureStands, withoutRent } from './unit-writes';
import type { NextPicture, UnitChange } from './units';
import { isVersion, versionOf } from './versions';

const Versioned = z.object({ version: z.number().optional() });

function throwRefusal({ name, found }: Failure, before: Unit): never {
  if (name === 'number') throw numberTaken();
  if (name !== 'unit') throw refuse('conflict');
  const stored = Versioned.safeParse(found);
  if (!stored.success) throw refuse('not-found');
  // Its lease came or went, which is no edit.
  const isSame = (stored.data.version ?? 1) === versionOf(before);
  throw refuse(isSame ? 'conflict' : 'changed-meanwhile');
}

/** What becomes of the property's picture: it stays with the unit that gives it while that has photos. */
async function pictureAfter({ before, after, head, nextPicture }: UnitChange) {
  const removed = before.images.filter((image) => !after.images.includes(image));
  const [first] = after.images;
  const had = givesPicture(before, head.property);
  if (head.property.image === '' || (had && first !== undefined)) {
    const image = first ?? '';
    const change: SummaryChange = image === head.property.image ? { removed } : { removed, image };
    return { change, next: undefined as NextPicture };
  }
  if (!had) return { change: { removed }, next: undefined };
  const next = await nextPicture?.();
  return { change: { removed, image: next?.image ?? '' }, next };
}

/** See `Units.change`. */
export async function changeUnit(
  table: TableClient,
  change: UnitChange,
  { wait }: { wait: Wait },
): Promise<number> {
  const { before, after, head, audit } = change;
  const version = versionOf(before) + 1;
  const isRenamed = unitNumberKey(before.unitNumber) !== unitNumberKey(after.unitNumber);
  if (isRenamed && (await hasNumber(table, after))) throw numberTaken();
  const picture = await pictureAfter(change);
  const failure = await transact(
    [
      {
        name: 'unit',
        write: propertyEntities(table)
          .unit.build(PutTransaction)
          .item(unitRecord({ ...after, version }))
          .options({
            condition: {
              and: [
                { attr: 'unitId', exists: true },
                isVersion(versionOf(before)),
                { attr: 'leaseStatus', eq: before.leaseStatus },
              ],
            },
            returnValuesOnConditionFalse: 'ALL_OLD',
          }),
      },
      ...(isRenamed ? [takeNumber(table, after), freeNumber(table, before)] : []),
      ...countWrites(table, after.organizationId, { withoutRent: withoutRent(after) - withoutRent(before) }),
      ...summaryWrites(table, { head, change: picture.change }),
      ...pictureStands(table, after, picture.next),
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (failure) throwRefusal(failure, before);
  return version;
}
