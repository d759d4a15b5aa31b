import type { Contract } from '../../shared/contract';
import { mayAddUnits, reachOf } from '../../shared/domain/roles';
import { ownerReach } from '../common/portfolio/owner-reach';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler, type ViewerCall } from '../runtime/handler';
import type { Organization } from '../table/organizations/record';
import type { PropertyLine } from '../table/properties/record';
import { readAttention } from './read-attention';
import { readLine } from './read-property';

const recentLines = 5;
/** A rental owner's list and a granted list hold no more (ACCESS-PATTERNS.md). */
const mostOfOnePerson = 500;

const nothing = {
  properties: 0,
  units: 0,
  unitsWithoutLease: 0,
  unitsWithoutRent: 0,
  leases: [],
  recent: [],
};

async function ownersSeen(request: ViewerCall, deps: Deps): Promise<number | undefined> {
  const { viewer } = request;
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'none') return undefined;
  if (reach === 'own') return 1;
  const list = ownerReach(request, deps);
  if (!list) return (await request.organization()).ownerCount;
  const { organizationId } = viewer;
  const ownerChanges = async () => (await request.organization()).ownerChanges;
  return deps.owners.count({ organizationId, ownerChanges, reach: list });
}

/** The organization's counters for a caller who sees all of it, else sums over the caller's own rows. */
function figures({
  isAll,
  rows,
  organization,
}: {
  isAll: boolean;
  rows: PropertyLine[];
  organization: Organization;
}) {
  if (!isAll) {
    const units = rows.reduce((sum, { unitCount }) => sum + unitCount, 0);
    const leased = rows.reduce((sum, { leasedCount = 0 }) => sum + leasedCount, 0);
    return { properties: rows.length, units, unitsWithoutLease: units - leased };
  }
  const { propertyCount: properties, unitCount: units, unitsWithoutRent, leasedUnitCount = 0 } = organization;
  return { properties, units, unitsWithoutLease: units - leasedUnitCount, unitsWithoutRent };
}

/** The home screen's figures, in one round trip. */
export const getDashboard: Handler<Contract['properties']['getDashboard']> = async (request, deps) => {
  const { viewer, now } = request;
  const scope = scopeOf(viewer, now);
  if (!scope) return { success: 1, data: nothing };
  const isAll = scope.kind === 'all';
  const [{ properties: rows }, owners, organization, leases] = await Promise.all([
    deps.properties.page({
      organizationId: viewer.organizationId,
      scope,
      sort: 'newest',
      limit: isAll ? recentLines : mostOfOnePerson,
      archived: 'none',
    }),
    ownersSeen(request, deps),
    request.organization(),
    readAttention(request, deps),
  ]);
  const { files } = deps;
  return answer({
    ...figures({ isAll, rows, organization }),
    ...(owners !== undefined && { owners }),
    leases,
    ...(mayAddUnits(viewer) && { limits: organization.limits }),
    recent: await Promise.all(rows.slice(0, recentLines).map((summary) => readLine(summary, { now, files }))),
  });
};
