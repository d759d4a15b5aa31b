import { addDays } from '../../../shared/domain/dates';
import { nameOf } from '../../../shared/domain/leases/parties';
import { rentOn } from '../../../shared/domain/leases/rent/rent-rates';
import { termInForce } from '../../../shared/domain/leases/status/standing';
import { type LeaseStatus, statusOf } from '../../../shared/domain/leases/status/status';
import { untilOf } from '../../../shared/domain/leases/status/until-when';
import { newHead } from '../../../shared/domain/ledger/entry';
import { headAsOf } from '../../../shared/domain/ledger/head-as-of';
import type { ReportRow } from '../../../shared/domain/ledger/reports/report-row';
import { rentRollCents } from '../../../shared/domain/ledger/reports/rows';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { LeaseLine } from '../../table/leases/record';
import { type ReportRequest, withEntries } from './ledger-report';
import { firstUnits, isUnitPlace, unitRows } from './rent-roll-units';

/** Leases of one call: each is read whole. */
const leasesAtOnce = 100;

const inForce: readonly LeaseStatus[] = ['active', 'expiring', 'month-to-month', 'holdover', 'notice-given'];

/** A lease in force on the day, with its rent of that day. */
async function rowOf(line: LeaseLine, { now, query }: ReportRequest, deps: Deps): Promise<ReportRow[]> {
  const { organizationId, leaseId, propertyId, unitNumber, propertyTitle } = line;
  const { to: on } = query;
  const [read, [stored]] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.ledgers.headsOf([{ organizationId, propertyId, leaseId }]),
  ]);
  const term = read && termInForce(read.lease, on);
  if (!term || !inForce.includes(statusOf(read.lease, on))) return [];
  const ledger = stored
    ? await withEntries(stored, { from: addDays(on, 1), now }, deps)
    : { head: newHead, entries: [] };
  const rent = rentOn(read.lease, term, on);
  const tenants = term.parties.tenants.map(nameOf).join(', ');
  return [
    {
      key: leaseId,
      at: { lease: leaseId, property: propertyId, unit: line.unitId },
      texts: [propertyTitle, unitNumber, tenants, term.from, untilOf(read.lease, on).on ?? 'Open'],
      cents: { rent, ...rentRollCents(headAsOf(ledger, on), { from: on, to: on }) },
    },
  ];
}

/** The next leases of the list that are in force on the day; after the last one, the units. */
export async function rentRoll(
  request: ReportRequest,
  deps: Deps,
): Promise<{ rows: ReportRow[]; next?: string | undefined }> {
  const { viewer, now, query } = request;
  const { property_id: wanted, after } = query;
  if (isUnitPlace(after)) return unitRows(request, after, deps);
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  if (!isSeen) return { rows: [] };
  const { leases, next } = await deps.leases.page({
    organizationId: viewer.organizationId,
    isSeen: (propertyId) => isSeen(propertyId) && (wanted === undefined || wanted === propertyId),
    after,
    limit: leasesAtOnce,
  });
  const rows = await mapAll(leases, (line) => rowOf(line, request, deps));
  return { rows: rows.flat(), next: next ?? firstUnits };
}
