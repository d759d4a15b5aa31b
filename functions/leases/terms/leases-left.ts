import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { LeaseLine as LineRead } from '../../../shared/contract/leases';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { chosenIn, isInRange, readRange } from '../../../shared/domain/lists/list-filters';
import { propertiesChosen } from '../../common/lists/properties-chosen';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { plainText } from '../../table/db/natural-order';
import type { LeaseLine } from '../../table/leases/record';
import { readLine } from './read-line';
import { expiringDays } from './tab-range';

type Query = RequestOf<Contract['leases']['countLeases']>['query'];

const textOf = ({ tenants, unitNumber, propertyTitle }: LeaseLine): string =>
  plainText([...tenants, unitNumber, propertyTitle].join(' '));

/** Those whose renewal nobody has begun, and nobody gave notice. */
const isWithoutOffer = ({ next_step, to = '' }: LineRead, today: string): boolean =>
  next_step?.step === 'decide-renewal' && to <= addDays(today, expiringDays);

function isLeft({ unit, status, ends, offer, rent }: Query, today: string): (line: LineRead) => boolean {
  const statuses = chosenIn(status);
  const dollars = readRange(rent);
  const last = ends === undefined || ends === 'month-to-month' ? undefined : addDays(today, Number(ends));
  return (line) =>
    (unit === undefined || line.unit_id === unit) &&
    (statuses.length === 0 || statuses.includes(line.status)) &&
    isInRange(line.rent / 100, dollars) &&
    (ends !== 'month-to-month' || line.status === 'month-to-month') &&
    (last === undefined || (line.to !== undefined && line.to >= today && line.to <= last)) &&
    (offer === undefined || isWithoutOffer(line, today));
}

/** As stored and as read today. */
export type FoundLease = { readonly line: LeaseLine; readonly read: LineRead };

/**
 * Every lease that the caller sees and the filters leave, whatever its tab; each line is read once, and may
 * lag.
 */
export async function leasesLeft(
  query: Query,
  { viewer, now, ...call }: ViewerCall,
  deps: Deps,
): Promise<FoundLease[]> {
  const [isShown, every] = await Promise.all([
    propertiesChosen(query, 'leases', { ...call, viewer, now }, deps),
    deps.leases.everyLine(viewer.organizationId),
  ]);
  const wanted = plainText(query.search ?? '');
  const isWanted = isLeft(query, localDateOf(now));
  return every
    .filter((line) => isShown?.(line.propertyId) && (wanted === '' || textOf(line).includes(wanted)))
    .map((line) => ({ line, read: readLine(line, now) }))
    .filter(({ read }) => isWanted(read));
}
