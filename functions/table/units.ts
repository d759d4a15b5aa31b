import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { AuditEntry } from './audit';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import { orders, propertyPartition } from './keys';
import type { NewNotification } from './notifications';
import type { Once } from './once';
import type { PropertyHead, Unit } from './properties';
import { readUnits } from './property-read';
import { toUnit } from './property-records';
import type { Wait } from './transact';
import { addUnit } from './unit-add';
import { changeUnit } from './unit-change';
import { propertyIdOfUnit } from './unit-id';
import { hasNumber, type Numbered } from './unit-numbers';
import { removeUnit } from './unit-remove';

/** The picture that takes the place of one that goes: the first photo of another unit, or none. */
export type NextPicture = { readonly unitId: string; readonly image: string } | undefined;

export type UnitAdd = {
  readonly unit: Unit;
  /** As it was read; refused `conflict` when it changed since. */
  readonly head: PropertyHead;
  /** What `isNumberTaken` answered, asked beside the property: the answer cannot go stale (see unit-numbers). */
  readonly isTaken: boolean;
  readonly audit: AuditEntry;
  readonly told?: readonly NewNotification[];
  readonly once?: Once;
  readonly reply: unknown;
  readonly now: Date;
};

export type UnitChange = {
  readonly before: Unit;
  /** Its version counts on from the one before by itself. */
  readonly after: Unit;
  readonly head: PropertyHead;
  /** Only asked for when the unit gave the property its picture and has no photo any more. */
  readonly nextPicture?: () => Promise<NextPicture>;
  readonly audit: AuditEntry;
};

export type UnitRemoval = Omit<UnitChange, 'before' | 'after'> & { readonly unit: Unit };

export type Units = {
  /** By its id, which carries its property's. Undefined also for what is no unit id. Whether the property is shown, `properties.head` says. */
  byId(key: { organizationId: string; unitId: string }): Promise<Unit | undefined>;
  /** Whether another unit of the property stands under this number. */
  isNumberTaken(unit: Numbered): Promise<boolean>;
  /** The units before and after it by number. */
  around(unit: Unit): Promise<{ previous?: string; next?: string }>;
  /** The first unit by number that has a photo, one of them left out. */
  firstPhoto(key: { organizationId: string; propertyId: string; except: string }): Promise<NextPicture>;
  /**
   * Unit, guard of its number, the counters under the plan's limit, the property's summary wherever it is copied, audit and once-record: one
   * transaction. Answers the first reply when `once` was done already. Refuses `unit-limit`, `invalid` (the number is taken), `conflict`.
   */
  add(add: UnitAdd): Promise<unknown>;
  /** Answers the new version. Refuses `not-found`, `changed-meanwhile`, `invalid` (the number is taken), `conflict`. */
  change(change: UnitChange): Promise<number>;
  /** Only a unit without a lease (PRP-29). Refuses `not-found`, `unit-has-lease`, `conflict`. */
  remove(removal: UnitRemoval): Promise<void>;
};

const isShown = ({ images }: Unit): boolean => images.length > 0;

/** The unit next to this one in the order of the numbers. */
async function neighbor(
  table: TableClient,
  unit: Unit,
  way: 'before' | 'after',
): Promise<string | undefined> {
  const place = orders.unit(unit);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({
      index: 'byOrder',
      partition: propertyPartition(unit.organizationId, unit.propertyId),
      range: way === 'after' ? { gt: place } : { lt: place },
    })
    .entities(propertyEntities(table).unit)
    .options({ consistent: true, reverse: way === 'before', limit: 1 })
    .send();
  return Items[0]?.unitId;
}

export function unitStore(table: TableClient, { wait }: { wait: Wait }): Units {
  const { unit } = propertyEntities(table);
  return {
    byId: async ({ organizationId, unitId }) => {
      const propertyId = propertyIdOfUnit(unitId);
      if (propertyId === undefined) return undefined;
      const key = { organizationId, propertyId, unitId };
      const { Item } = await unit.build(GetItemCommand).key(key).options({ consistent: true }).send();
      return Item && toUnit(Item);
    },
    isNumberTaken: (numbered) => hasNumber(table, numbered),
    around: async (given) => {
      const [previous, next] = await Promise.all([
        neighbor(table, given, 'before'),
        neighbor(table, given, 'after'),
      ]);
      return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
    },
    firstPhoto: async ({ organizationId, propertyId, except }) => {
      let after: string | undefined;
      do {
        const page = await readUnits(table, {
          organizationId,
          propertyId,
          ...(after !== undefined && { after }),
        });
        const found = page.units.find((each) => each.unitId !== except && isShown(each));
        if (found) return { unitId: found.unitId, image: found.images[0] ?? '' };
        after = page.next;
      } while (after !== undefined);
      return undefined;
    },
    add: (add) => addUnit(table, add, { wait }),
    change: (change) => changeUnit(table, change, { wait }),
    remove: (removal) => removeUnit(table, removal, { wait }),
  };
}
