import { isOwnerSeen } from '../../../shared/domain/portfolio/owner-reach';
import type { OwnerForm } from '../../../shared/domain/portfolio/owners';
import type { Deps } from '../../runtime/deps/deps';
import type { NewOwner } from '../../table/owners/record';
import type { PropertyHead } from '../../table/properties/record';
import { isSelf } from './name-owners';
import { type Looking, ownerReach } from './owner-reach';

export type Naming = Looking & { readonly title: string };

/** The owners in a form that already exist, and the caller as one. */
export type FoundOwners = {
  readonly existing: readonly NewOwner[];
  readonly self: { readonly owner: NewOwner; readonly isNew: boolean } | undefined;
};

/** A form's owner as a new record of the caller's organization. */
export const newOwner = (form: OwnerForm, { viewer, title, now }: Naming, { ids }: Deps): NewOwner => ({
  ownerId: ids.next('own'),
  addedBy: viewer.userId,
  organizationId: viewer.organizationId,
  userId: '',
  userRoleId: '',
  firstName: form.firstName,
  lastName: form.lastName,
  companyName: form.companyName,
  email: form.email,
  mobile: form.mobile,
  mailingAddress: form.mailingAddress || undefined,
  isCompany: form.isCompany,
  propertyTitle: title,
  createdAt: now.toISOString(),
});

/** The caller as an owner: found by their email, or new. */
export async function selfAsOwner(naming: Naming, deps: Deps): Promise<NonNullable<FoundOwners['self']>> {
  const { organizationId, userId, userRoleId } = naming.viewer;
  const known = await deps.accounts.byId(userId);
  if (!known) throw new Error('A live session without its account');
  const { firstName, lastName, email, mobile } = known.account;
  const record = await deps.owners.byEmail({ organizationId, email });
  const [found] = record ? await deps.owners.byIds({ organizationId, ownerIds: [record.ownerId] }) : [];
  if (found) return { owner: found, isNew: false };
  const name = { userId, firstName, lastName, companyName: '', isCompany: false };
  const form = { ...name, email, mobile, percentage: 0 };
  return { owner: { ...newOwner(form, naming, deps), userId, userRoleId }, isNew: true };
}

type Asked = Naming & {
  /** The property whose shares change: its current and future owners may stay. */
  readonly head?: Promise<PropertyHead>;
};

/** The owners with these ids whom the caller may name. */
async function ownersWithinReach(ownerIds: readonly string[], asked: Asked, deps: Deps): Promise<NewOwner[]> {
  if (ownerIds.length === 0) return [];
  const { organizationId } = asked.viewer;
  const [owners, reach, head] = await Promise.all([
    deps.owners.byIds({ organizationId, ownerIds }),
    ownerReach(asked, deps),
    asked.head,
  ]);
  return owners.filter((owner) => isOwnerSeen(reach, owner) || head?.ownerIds.includes(owner.ownerId));
}

/** The owners a form names by id, within the caller's reach, and the caller if named. */
export async function findOwners(
  owners: readonly OwnerForm[],
  asked: Asked,
  deps: Deps,
): Promise<FoundOwners> {
  const { viewer } = asked;
  const named = owners.filter((owner) => owner.userId !== '' && !isSelf(owner, viewer));
  const ownerIds = named.map(({ userId }) => userId);
  const [existing, self] = await Promise.all([
    ownersWithinReach(ownerIds, asked, deps),
    owners.some((owner) => isSelf(owner, viewer)) ? selfAsOwner(asked, deps) : undefined,
  ]);
  return { existing, self };
}
