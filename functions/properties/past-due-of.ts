import { dayInZone } from '../../shared/domain/leases/time-zones';
import { sumsOf } from '../../shared/domain/ledger/ledger-lines';
import { may } from '../../shared/domain/people/permissions';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';
import { isLeaseBook, type StoredHead } from '../table/ledger/record';
import type { PropertyLine } from '../table/properties/record';

/** A page of the list at most: beyond it, one read of all ledgers is less. */
const mostByProperty = 100;
const propertiesAtOnce = 10;

/** Cents that are past due by property, as of today there; undefined where the caller sees no money. */
export async function pastDueOf(
  lines: readonly Pick<PropertyLine, 'propertyId'>[],
  { viewer, now }: ViewerCall,
  deps: Deps,
): Promise<(propertyId: string) => number | undefined> {
  if (!may(viewer, { area: 'money', level: 'view' })) return () => undefined;
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  const seen = lines.filter(({ propertyId }) => isSeen?.(propertyId));
  const { organizationId } = viewer;
  const pages =
    seen.length > mostByProperty
      ? [await deps.ledgers.heads(organizationId, { mayLag: true })]
      : await mapAll(seen, ({ propertyId }) => deps.ledgers.headsOfProperty({ organizationId, propertyId }), {
          concurrency: propertiesAtOnce,
        });
  const sums = new Map(seen.map(({ propertyId }) => [propertyId, 0]));
  const add = (head: StoredHead) => {
    const sum = sums.get(head.propertyId);
    if (sum === undefined || !isLeaseBook(head)) return;
    sums.set(head.propertyId, sum + sumsOf(head, dayInZone(head.shown.zone ?? 'UTC', now)).past_due);
  };
  for (const head of pages.flat()) add(head);
  return (propertyId) => sums.get(propertyId);
}
