import { reachOf, type Viewer } from '../../shared/domain/people/roles';
import type { OwnerReach } from '../../shared/domain/portfolio/owner-reach';
import { refuse } from '../../shared/wire/refusals';
import { type Looking, ownerReach } from '../common/portfolio/owner-reach';
import type { Deps } from '../runtime/deps/deps';
import type { OwnerAccount } from '../table/billing/record';
import type { Owner } from '../table/owners/record';

type Asked = Looking & { readonly ownerId: string };
export type OwnerWithAccount = { readonly owner: Owner; readonly account: OwnerAccount | undefined };

function isWithin(viewer: Viewer, ownerId: string, list: OwnerReach | undefined): boolean {
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'own' || reach === 'share') return viewer.ownerId === ownerId;
  return reach !== 'none' && (list?.banked.has(ownerId) ?? true);
}

/** An owner whose bank details the caller may reach (decisions, Bank details), with our record of the
 * provider account, if any. Refuses `not-found`, also for a hidden owner or another organization's. */
export async function findOwnerWithAccount(asked: Asked, deps: Deps): Promise<OwnerWithAccount> {
  const { viewer, ownerId } = asked;
  const { organizationId } = viewer;
  const [[owner], list, account] = await Promise.all([
    deps.owners.byIds({ organizationId, ownerIds: [ownerId] }),
    ownerReach(asked, deps),
    deps.connectedAccounts.byOwner({ organizationId, ownerId }),
  ]);
  if (!owner || !isWithin(viewer, ownerId, list)) throw refuse('not-found');
  return { owner, account };
}

type Named = Looking & { readonly body: { readonly rentailownerid: string } };

export const findNamedOwner = ({ viewer, now, body }: Named, deps: Deps): Promise<OwnerWithAccount> =>
  findOwnerWithAccount({ viewer, now, ownerId: body.rentailownerid }, deps);
