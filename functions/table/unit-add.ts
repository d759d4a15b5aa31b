import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import { sha256 } from './keys';
import { notificationWrites } from './notifications';
import { onceWrites, readOnce } from './once';
import { summaryWrites } from './property-lines';
import { unitRecord } from './property-records';
import { transact, type Wait } from './transact';
import { takeNumber } from './unit-numbers';
import { countWrites, numberTaken, withoutRent } from './unit-writes';
import type { UnitAdd } from './units';

/** See `Units.add`. Its first photo becomes the property's picture when that has none. */
export async function addUnit(table: TableClient, add: UnitAdd, { wait }: { wait: Wait }): Promise<unknown> {
  const { unit, head, isTaken, audit, once, reply, now } = add;
  const { organizationId, propertyId } = unit;
  // The answer of a repeat comes before the number it took itself.
  if (isTaken) return (once && (await earlierReply(table, once))) ?? refuseTaken();
  const [image] = head.property.image === '' ? unit.images : [];
  const failure = await transact(
    [
      ...onceWrites(table, { once, reply, now, propertyId }),
      ...countWrites(table, organizationId, { units: 1, withoutRent: withoutRent(unit) }),
      takeNumber(table, unit),
      {
        name: 'unit',
        write: propertyEntities(table)
          .unit.build(PutTransaction)
          .item(unitRecord(unit))
          .options({ condition: { attr: 'unitId', exists: false } }),
      },
      ...summaryWrites(table, { head, change: { units: 1, ...(image !== undefined && { image }) } }),
      auditWrite(table, audit),
      ...notificationWrites(table, add.told),
    ],
    { token: sha256(`add ${audit.auditId}`).slice(0, 36), wait },
  );
  if (!failure) return reply;
  if (failure.name === 'once' && once) return (await earlierReply(table, once)) ?? refuseConflict();
  if (failure.name === 'organization') throw refuse('unit-limit');
  if (failure.name === 'number') return (once && (await earlierReply(table, once))) ?? refuseTaken();
  throw refuse('conflict');
}

async function earlierReply(table: TableClient, once: NonNullable<UnitAdd['once']>): Promise<unknown> {
  const record = await readOnce(table, once);
  return record?.done ? record.reply : undefined;
}

function refuseTaken(): never {
  throw numberTaken();
}

function refuseConflict(): never {
  throw refuse('conflict');
}
