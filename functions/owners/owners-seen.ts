import type { OwnerLine } from '../../shared/contract/owners';
import { nameOf } from '../../shared/domain/names';
import { reachOf } from '../../shared/domain/people/roles';
import { isOwnerSeen, type OwnerReach } from '../../shared/domain/portfolio/owner-reach';
import { refuse } from '../../shared/wire/refusals';
import { type Looking, ownerReach } from '../common/portfolio/owner-reach';
import type { Deps } from '../runtime/deps/deps';
import type { OwnerPage } from '../table/owners/page';
import type { Owner } from '../table/owners/record';

type Query = Omit<Parameters<Deps['owners']['page']>[0], 'organizationId'>;
type Seen = { readonly reach: OwnerReach | undefined };

/**
 * A rental owner sees only themselves; staff with a chosen list its owners and those they added; everyone
 * else all (decisions, Roles).
 */
export async function ownersSeen(query: Query, looking: Looking, deps: Deps): Promise<OwnerPage & Seen> {
  const { organizationId, ownerId } = looking.viewer;
  if (reachOf(looking.viewer, { area: 'owners', level: 'view' }) === 'own') {
    const owners = ownerId ? await deps.owners.byIds({ organizationId, ownerIds: [ownerId] }) : [];
    return { owners, reach: undefined };
  }
  const reading = ownerReach(looking, deps);
  const page = await deps.owners.page({ organizationId, ...query, reach: reading });
  return { ...page, reach: await reading };
}

/** One of these owners. Refuses `not-found` for any other. */
export async function findOwner(
  ownerId: string,
  looking: Looking,
  deps: Deps,
): Promise<Seen & { owner: Owner }> {
  const { viewer } = looking;
  const isOwn = reachOf(viewer, { area: 'owners', level: 'view' }) === 'own';
  const [[owner], reach] = await Promise.all([
    deps.owners.byIds({ organizationId: viewer.organizationId, ownerIds: [ownerId] }),
    ownerReach(looking, deps),
  ]);
  if (!owner || (isOwn ? viewer.ownerId !== ownerId : !isOwnerSeen(reach, owner))) throw refuse('not-found');
  return { owner, reach };
}

/** An owner as a list shows them; bank details only within the caller's scope (decisions, Bank details). */
export const readLine = (owner: Owner, reach: OwnerReach | undefined): OwnerLine => ({
  owner_id: owner.ownerId,
  name: nameOf(owner),
  is_company: owner.isCompany,
  email: owner.email,
  mobile_number: owner.mobile,
  has_account: owner.userId !== '',
  ...((reach?.banked.has(owner.ownerId) ?? true) && { bank_ready: owner.bankReady ?? false }),
});
