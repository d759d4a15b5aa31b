import type { KnownOwners } from '../../shared/domain/imports/portfolio-parts';
import { may, type Viewer } from '../../shared/domain/people/roles';
import { isOwnerSeen } from '../../shared/domain/portfolio/owner-reach';
import { selfAsOwner } from '../common/portfolio/find-owners';
import { ownerReach } from '../common/portfolio/owner-reach';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { NewOwner } from '../table/owners/record';

type Asked = Pick<ViewerCall, 'viewer' | 'now'>;

/** Owners by email who need no new record from the file; the caller's own may still be new. */
export type FileOwners = Map<string, { readonly owner: NewOwner; readonly isNew: boolean }>;

/** The caller's email if they can be an owner themselves (ROL-03, ROL-04). */
async function ownEmail(
  { userId, roleLabel }: Viewer,
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<string | undefined> {
  if (roleLabel !== 'owner' && roleLabel !== 'manager') return undefined;
  return (await accounts.byId(userId))?.account.email;
}

/** Ids by email of owners the file need not describe: those within the caller's reach, and the caller.
 * They keep their record. Without the owners grant, only the caller. */
export async function knownOwners(
  emails: readonly string[],
  { viewer, now }: Asked,
  deps: Deps,
): Promise<KnownOwners> {
  const { organizationId, userId } = viewer;
  const wanted = [...new Set(emails)].filter((email) => email !== '');
  const seen = may(viewer, { area: 'owners', level: 'view' }) ? wanted : [];
  const [own, reach, ...found] = await Promise.all([
    ownEmail(viewer, deps),
    ownerReach({ viewer, now }, deps),
    ...seen.map((email) => deps.owners.byEmail({ organizationId, email })),
  ]);
  const known = new Map(
    found.flatMap((owner) =>
      owner && isOwnerSeen(reach, owner) ? [[owner.email, owner.ownerId] as const] : [],
    ),
  );
  if (own !== undefined && wanted.includes(own)) known.set(own, userId);
  return known;
}

/** The records of the known owners. */
export async function ownersOf(known: KnownOwners, { viewer, now }: Asked, deps: Deps): Promise<FileOwners> {
  const { organizationId, userId } = viewer;
  const ownerIds = [...known.values()].filter((id) => id !== userId);
  const [self, found] = await Promise.all([
    ownerIds.length < known.size ? selfAsOwner({ viewer, now, title: '' }, deps) : undefined,
    ownerIds.length === 0 ? [] : deps.owners.byIds({ organizationId, ownerIds }),
  ]);
  const records = found.map((owner) => [owner.email, { owner, isNew: false }] as const);
  return new Map(self ? [...records, [self.owner.email, self]] : records);
}
