import { reachOf, type Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { OwnerAccount } from '../table/connected-accounts';
import type { Owner } from '../table/owners';

/** More than any plan has. */
const everyProperty = 10_000;

/** Whether one of a chosen list of properties has this owner. */
async function ownsOneOf(propertyIds: readonly string[], owner: Owner, deps: Deps): Promise<boolean> {
  const { organizationId, ownerId } = owner;
  const { properties } = await deps.properties.page({
    organizationId,
    scope: { kind: 'owner', ownerId },
    sort: 'newest',
    limit: everyProperty,
  });
  return properties.some(({ propertyId }) => propertyIds.includes(propertyId));
}

async function isWithin(viewer: Viewer, owner: Owner, deps: Deps): Promise<boolean> {
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'all') return true;
  if (reach === 'own' || reach === 'share') return viewer.ownerId === owner.ownerId;
  const granted = viewer.grants?.properties ?? [];
  return reach === 'granted' && (granted === 'all' || ownsOneOf(granted, owner, deps));
}

type Asked = { readonly viewer: Viewer; readonly ownerId: string };
export type OwnerWithAccount = { readonly owner: Owner; readonly account: OwnerAccount | undefined };

/**
 * An owner whose bank details this person may see: any of the organization, of the granted properties, or himself (decisions, Roles). Not
 * there, another organization's and not theirs are the same `not-found`.
 */
async function findOwner({ viewer, ownerId }: Asked, deps: Deps): Promise<Owner> {
  const { organizationId } = viewer;
  const [owner] = await deps.owners.byIds({ organizationId, ownerIds: [ownerId] });
  if (!owner || !(await isWithin(viewer, owner, deps))) throw refuse('not-found');
  return owner;
}

/** The same with the account at the payment provider, as our own record has it; undefined until bank details were begun. */
export async function findOwnerWithAccount(asked: Asked, deps: Deps): Promise<OwnerWithAccount> {
  const { organizationId } = asked.viewer;
  const [owner, account] = await Promise.all([
    findOwner(asked, deps),
    deps.connectedAccounts.byOwner({ organizationId, ownerId: asked.ownerId }),
  ]);
  return { owner, account };
}

type Named = { readonly viewer: Viewer; readonly body: { readonly rentailownerid: string } };

/** The same, of the owner whom a call's body names. */
export const findNamedOwner = ({ viewer, body }: Named, deps: Deps): Promise<OwnerWithAccount> =>
  findOwnerWithAccount({ viewer, ownerId: body.rentailownerid }, deps);
