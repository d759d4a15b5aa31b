import { localDateOf } from '../../../shared/domain/dates';
import { listForOwners, reachOf, type Viewer } from '../../../shared/domain/people/roles';
import { isOwnerSeen, type OwnerReach, ownersOfList } from '../../../shared/domain/portfolio/owner-reach';
import type { Deps } from '../../runtime/deps/deps';
import { type PropertyHead, shareSetsOf } from '../../table/properties/record';

export type Looking = { readonly viewer: Viewer; readonly now: Date };
type IsOwner = (ownerId: string) => boolean;

async function reachOfList(
  propertyIds: readonly string[],
  { viewer: { organizationId, userId }, now }: Looking,
  { properties }: Deps,
): Promise<OwnerReach> {
  const listed = await properties.byIds({ organizationId, propertyIds });
  return ownersOfList(listed, { userId, today: localDateOf(now) });
}

/** The owners within a chosen list of properties; undefined, without a read, when there is no such list. */
export function ownerReach(looking: Looking, deps: Deps): Promise<OwnerReach> | undefined {
  const propertyIds = listForOwners(looking.viewer);
  return propertyIds && reachOfList(propertyIds, looking, deps);
}

/** Which owners the property ever had the caller may see: current and future ones, past ones within reach. */
export async function ownersSeenAt(
  { ownerIds, everOwners }: PropertyHead,
  looking: Looking,
  deps: Deps,
): Promise<IsOwner> {
  const { viewer } = looking;
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'none') return () => false;
  if (reach === 'own') return (ownerId) => ownerId === viewer.ownerId;
  const past = everOwners.map(({ ownerId }) => ownerId).filter((ownerId) => !ownerIds.includes(ownerId));
  if (!listForOwners(viewer) || past.length === 0) return () => true;
  const { organizationId } = viewer;
  const [list, owners] = await Promise.all([
    ownerReach(looking, deps),
    deps.owners.byIds({ organizationId, ownerIds: past }),
  ]);
  const seen = owners.filter((owner) => isOwnerSeen(list, owner)).map(({ ownerId }) => ownerId);
  return (ownerId) => ownerIds.includes(ownerId) || seen.includes(ownerId);
}

/** Whose bank details the caller may see at this property. Reads other properties only if needed. */
export async function ownersBankedAt(head: PropertyHead, looking: Looking, deps: Deps): Promise<IsOwner> {
  const { viewer, now } = looking;
  if (!listForOwners(viewer)) return () => true;
  const { title, createdBy } = head.property;
  const here = ownersOfList([{ title, createdBy, shareSets: shareSetsOf(head) }], {
    userId: viewer.userId,
    today: localDateOf(now),
  });
  const isWhole = head.shares.every(({ ownerId }) => here.banked.has(ownerId));
  const reach = isWhole ? here : await ownerReach(looking, deps);
  return (ownerId) => reach?.banked.has(ownerId) ?? true;
}
