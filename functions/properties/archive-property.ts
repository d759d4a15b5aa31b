import { properties as rows } from '../../shared/contract/properties';
import { unitLeaseOf } from '../../shared/domain/leases/status/unit-row';
import { dayAt } from '../../shared/domain/leases/time-zones';
import { isArchived } from '../../shared/domain/portfolio/archived-properties';
import { refuse } from '../../shared/wire/refusals';
import { findProperty } from '../common/portfolio/find-property';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { Property } from '../table/properties/record';
import { calendarOf, type UnitPage } from '../table/units/record';

/** Whether a unit has a current or future lease; a draft counts. Reads past the first units. */
async function hasLease(property: Property, first: UnitPage, now: Date, deps: Deps): Promise<boolean> {
  const on = dayAt(property, now);
  for (let page = first; ; page = await deps.units.after({ ...property, after: page.next })) {
    if (page.units.some((unit) => unitLeaseOf(calendarOf(unit), on).status === 1)) return true;
    if (page.next === undefined) return false;
  }
}

/** Whether an account of its books is not 0, or a tenant's payment is on its way (D73). */
async function hasMoney({ organizationId, propertyId }: Property, { ledgers }: Deps): Promise<boolean> {
  const books = await ledgers.headsOfProperty({ organizationId, propertyId });
  return books.some(
    ({ balances, pending = [] }) =>
      pending.length > 0 || Object.values(balances).some((cents) => cents !== 0),
  );
}

/** Archives or restores (see domain/archived-properties). Leaves alone one already in that state. */
export const archiveProperty = change(rows.archiveProperty, {
  read: ({ viewer, now, params }, deps) => findProperty({ viewer, now, propertyId: params.id }, deps),
  act: async ({ body: { archived }, found, now, trace }, deps) => {
    const { property } = found;
    if (isArchived(property) === archived) return { success: 1 };
    if (archived && (await hasLease(property, found, now, deps))) throw refuse('property-has-lease');
    if (archived && (await hasMoney(property, deps))) throw refuse('property-has-money');
    const object = { kind: 'property', id: property.propertyId, name: property.title } as const;
    const left = trace({ action: archived ? 'property.archive' : 'property.restore', object });
    const archivedAt = archived ? now.toISOString() : undefined;
    await deps.properties.archive({ head: found, archivedAt, trace: left });
    return { success: 1 };
  },
});
