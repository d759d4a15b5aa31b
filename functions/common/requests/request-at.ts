import {
  sharesBalance,
  speaksForTenants,
  statusForTenant,
} from '../../../shared/domain/leases/status/tenancy';
import { nameOf } from '../../../shared/domain/names';
import { isStaff, may } from '../../../shared/domain/people/permissions';
import type { Viewer } from '../../../shared/domain/people/roles';
import { isArchived } from '../../../shared/domain/portfolio/archived-properties';
import type { RequestActor } from '../../../shared/domain/requests/request';
import { wasHazard } from '../../../shared/domain/requests/standing';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { sha256 } from '../../table/db/keys';
import type { PropertyHead } from '../../table/properties/record';
import type { RepairTerms } from '../../table/repair-terms/record';
import { propertyIdOfRequest, type StoredRequest } from '../../table/requests/record';
import { findHead } from '../portfolio/find-property';
import { findMyLease, type TenantPlace } from '../tenants/tenant-place';

export type Side = 'staff' | 'owner' | 'tenant';

/** A request as somebody finds it: who they are to it, and whether they may still write. */
export type RequestAt = {
  readonly request: StoredRequest;
  readonly head: PropertyHead;
  readonly terms: RepairTerms | undefined;
  readonly side: Side;
  readonly mayWrite: boolean;
};

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a request is called on the telephone: 7 base-32 characters of its id's hash. */
export const requestName = (requestId: string): string => {
  const bytes = Buffer.from(sha256(requestId), 'hex');
  return `R-${[...bytes.subarray(0, 7)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
};

export const sideOf = ({ roleLabel }: Pick<Viewer, 'roleLabel'>): Side => {
  if (roleLabel === 'tenant') return 'tenant';
  return isStaff({ roleLabel }) ? 'staff' : 'owner';
};

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly requestId: string };

/** A request this person may see. All that is not there for them is the same `not-found`. */
export async function findRequest({ viewer, now, requestId }: Asked, deps: Deps): Promise<RequestAt> {
  const propertyId = propertyIdOfRequest(requestId);
  if (propertyId === undefined) throw refuse('not-found');
  const { organizationId } = viewer;
  const key = { organizationId, propertyId };
  const [request, terms] = await Promise.all([
    deps.requests.byId({ organizationId, requestId }),
    deps.repairTerms.ofProperty(key),
  ]);
  if (!request) throw refuse('not-found');
  return sideOf(viewer) === 'tenant'
    ? forTenant({ viewer, now, request, terms }, deps)
    : forProperty({ viewer, now, request, terms }, deps);
}

type Found = Omit<Asked, 'requestId'> & Pick<RequestAt, 'request' | 'terms'>;

/** Whether a tenant reads a request of their lease: who has left reads only what they raised themselves. */
export function isShownToTenant(
  { raised }: Pick<StoredRequest, 'raised'>,
  { read: { lease }, terms, on }: TenantPlace,
  { userRoleId }: Pick<Viewer, 'userRoleId'>,
): boolean {
  const isTheirs = sharesBalance(lease, terms, on) || raised.by.id === userRoleId;
  return isTheirs && statusForTenant(lease, terms, on) !== 'settled';
}

/** Those of the tenant's own lease; only who speaks for its tenants writes. */
async function forTenant({ viewer, now, request, terms }: Found, deps: Deps): Promise<RequestAt> {
  const { leaseId } = request.place;
  if (leaseId === undefined) throw refuse('not-found');
  const place = await findMyLease({ viewer, now, leaseId }, deps);
  if (!isShownToTenant(request, place, viewer)) throw refuse('not-found');
  const speaks = speaksForTenants(place.read.lease, place.terms, place.on);
  return { request, head: place.head, terms, side: 'tenant', mayWrite: speaks && !viewer.viewAs };
}

async function forProperty({ viewer, now, request, terms }: Found, deps: Deps): Promise<RequestAt> {
  const { propertyId } = request.place;
  const head = await findHead({ viewer, now, propertyId, area: 'requests' }, deps);
  const side = sideOf(viewer);
  if (side === 'owner' && !isShownToOwner({ request, terms }, viewer)) throw refuse('not-found');
  const mayWrite = may(viewer, { area: 'requests', level: side === 'staff' ? 'change' : 'view' });
  return { request, head, terms, side, mayWrite: mayWrite && !viewer.viewAs };
}

/**
 * Owners see all of a property's requests if it is set so, else those that they raised or that ask, cost or
 * endanger.
 */
export const isShownToOwner = (
  { request, terms }: Pick<RequestAt, 'request' | 'terms'>,
  { ownerId = '' }: Pick<Viewer, 'ownerId'>,
): boolean =>
  terms?.ownersSee === 'all' ||
  request.raised.by.id === ownerId ||
  request.asks.length > 0 ||
  request.costs.length > 0 ||
  wasHazard(request);

/** To change it: refuses `not-permitted` to who only reads, and what is of a property that is archived. */
export function permitWrite({ mayWrite, head }: RequestAt): void {
  if (!mayWrite) throw refuse('not-permitted');
  if (isArchived(head.property)) throw refuse('property-archived');
}

/** Who a person is to a request. */
export async function requestActor(viewer: Viewer, { accounts }: Deps): Promise<RequestActor> {
  const [person] = await accounts.namesOf([viewer.userId]);
  const kind = sideOf(viewer);
  const id = kind === 'owner' ? (viewer.ownerId ?? viewer.userRoleId) : viewer.userRoleId;
  return { kind, id, name: person ? nameOf(person).slice(0, 200) : '' };
}

/** What a request is called to people: its name, and its place. */
export const namedRequest = ({ requestId, place }: Pick<StoredRequest, 'requestId' | 'place'>) => ({
  requestId,
  name: requestName(requestId),
  place: [place.propertyTitle, place.unitNumber && `Unit ${place.unitNumber}`, place.area]
    .filter(Boolean)
    .join(', '),
});
