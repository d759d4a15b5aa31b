import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import { localDateOf } from '../../../shared/domain/dates';
import { LeaseOutline } from '../../../shared/domain/leases/lease';
import { type LeaseStatus, renewalStateOf, statusOf } from '../../../shared/domain/leases/status/status';
import { dayOfProperty } from '../../../shared/domain/leases/time-zones';
import { propertiesChosen } from '../../common/lists/properties-chosen';
import { scopeOf } from '../../common/portfolio/property-scope';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { LeaseLine } from '../../table/leases/record';
import type { StoredHead } from '../../table/ledger/record';
import type { PropertyLine } from '../../table/properties/record';

export type HomeCall = RequestOf<Contract['properties']['getDashboard']> & ViewerCall;

/** A lease that is not over, with its status today at its property (D6). */
export type HomeLease = {
  readonly line: LeaseLine;
  readonly outline: LeaseOutline;
  readonly on: string;
  readonly status: LeaseStatus;
};

export type HomeRead = {
  /** Today at most of the properties. */
  readonly today: string;
  /** Those in use that the caller sees, narrowed by the filter. */
  readonly properties: readonly PropertyLine[];
  readonly leases: readonly HomeLease[];
  /** Whether the caller sees a property's leases. */
  readonly seesLeases: ((propertyId: string) => boolean) | undefined;
  /** Books whose money the caller sees; undefined for who sees none. */
  readonly heads: readonly StoredHead[] | undefined;
};

/** Statuses of a lease whose tenants have the unit: from the first day to the keys. */
const inForce: ReadonlySet<LeaseStatus> = new Set([
  'active',
  'expiring',
  'month-to-month',
  'holdover',
  'notice-given',
]);
export const isInForce = ({ status }: Pick<HomeLease, 'status'>): boolean => inForce.has(status);

/** Nobody gave notice, and no renewal is drafted, out or signed. */
export const isWithoutOffer = ({ outline, on, status }: HomeLease): boolean =>
  status !== 'notice-given' && renewalStateOf(outline, on) === undefined;

const linesAtOnce = 500;

async function propertyLines({ viewer, now }: ViewerCall, deps: Deps): Promise<PropertyLine[]> {
  const scope = scopeOf(viewer, now);
  const found: PropertyLine[] = [];
  if (!scope) return found;
  let after: string | undefined;
  do {
    const page = await deps.properties.page({
      organizationId: viewer.organizationId,
      scope,
      sort: 'name',
      limit: linesAtOnce,
      archived: 'none',
      after,
    });
    found.push(...page.properties);
    after = page.next;
  } while (after !== undefined);
  return found;
}

function readLease(line: LeaseLine, now: Date): HomeLease {
  const on = dayOfProperty(line.zones, now);
  const outline = LeaseOutline.parse(line.outline);
  return { line, outline, on, status: statusOf(outline, on) };
}

/** The day that most leases have; UTC's while there is none. */
function commonDay(leases: readonly HomeLease[], now: Date): string {
  const times = new Map<string, number>();
  for (const { on } of leases) times.set(on, (times.get(on) ?? 0) + 1);
  const [most] = [...times].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? localDateOf(now);
}

/** What the home is made of: each list of the organization once, whatever it shows. Leases may lag. */
export async function readHome(request: HomeCall, deps: Deps): Promise<HomeRead> {
  const { viewer, now, query } = request;
  const { organizationId } = viewer;
  const chosen = (area: 'properties' | 'leases' | 'money') => propertiesChosen(query, area, request, deps);
  const [isShown, seesLeases, seesMoney, lines, every, heads] = await Promise.all([
    chosen('properties'),
    chosen('leases'),
    chosen('money'),
    propertyLines(request, deps),
    deps.leases.everyLine(organizationId),
    scopeOf(viewer, now, 'money') ? deps.ledgers.heads(organizationId) : undefined,
  ]);
  const leases = every
    .filter(({ group, propertyId }) => group !== 'over' && isShown?.(propertyId))
    .map((line) => readLease(line, now));
  return {
    today: commonDay(leases, now),
    properties: lines.filter(({ propertyId }) => isShown?.(propertyId)),
    leases,
    seesLeases,
    heads: seesMoney && heads?.filter(({ propertyId }) => seesMoney(propertyId)),
  };
}
