import { messages } from '../../shared/domain/messages';
import { isOwnerSeen } from '../../shared/domain/owner-reach';
import type { OwnerForm } from '../../shared/domain/owners';
import { may, mayAddRentalOwner, type Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Owner } from '../table/owners';
import type { NewProperty, PropertyHead } from '../table/properties';
import { type Looking, ownerReach } from './owner-reach';

type Shares = NewProperty['shares'];
type Asked = Looking & { readonly title: string };
/** `head` is the property whose shares are changed: its owners of today and to come may stay. */
type Named = Asked & { readonly head?: Promise<PropertyHead> };

/** A landlord or manager names himself by his own user id: Self (ROL-03). */
const isSelf = (owner: OwnerForm, viewer: Viewer): boolean =>
  owner.userId === viewer.userId && (viewer.roleLabel === 'owner' || viewer.roleLabel === 'manager');

type Naming = {
  readonly owners: readonly OwnerForm[];
  readonly viewer: Viewer;
  readonly planId: number;
};

/** Not others than oneself on plan 1 (ROL-05), and nobody picked or added by who was not granted owners (decisions, Roles). */
export function mayNameOwners({ owners, viewer, planId }: Naming): boolean {
  const others = owners.filter((owner) => !isSelf(owner, viewer));
  if (others.length === 0) return true;
  const level = others.some(({ userId }) => userId === '') ? 'change' : 'view';
  return mayAddRentalOwner(planId) && may(viewer, { area: 'owners', level });
}

/** Refuses `not-permitted`. */
export function refuseOwnersBeyond(naming: Naming): void {
  if (!mayNameOwners(naming)) throw refuse('not-permitted');
}

/**
 * The form's owners as shares of the new property: new ones made, existing ones found by their id within the caller's
 * reach (`not-found` otherwise), the caller found by his own mail or made. Refuses one person twice.
 */
export async function sharesOf(owners: readonly OwnerForm[], asked: Named, deps: Deps): Promise<Shares> {
  const { viewer } = asked;
  const named = owners.filter((owner) => owner.userId !== '' && !isSelf(owner, viewer));
  const [existing, self] = await Promise.all([
    ownersWithinReach(named, asked, deps),
    owners.some((owner) => isSelf(owner, viewer)) ? selfAsOwner(asked, deps) : undefined,
  ]);
  const shares = owners.map((form) => {
    const { percentage } = form;
    if (isSelf(form, viewer) && self) return { ...self, percentage };
    if (form.userId === '') return { owner: newOwner(form, asked, deps), isNew: true, percentage };
    const owner = existing.find(({ ownerId }) => ownerId === form.userId);
    if (!owner) throw refuse('not-found');
    return { owner, isNew: false, percentage };
  });
  refuseTwice(shares);
  return shares;
}

/** Of the named owners the ones whom the caller may name. */
async function ownersWithinReach(named: readonly OwnerForm[], asked: Named, deps: Deps): Promise<Owner[]> {
  if (named.length === 0) return [];
  const { organizationId } = asked.viewer;
  const ownerIds = named.map(({ userId }) => userId);
  const [owners, reach, head] = await Promise.all([
    deps.owners.byIds({ organizationId, ownerIds }),
    ownerReach(asked, deps),
    asked.head,
  ]);
  return owners.filter(
    (owner) => isOwnerSeen(reach, owner) || head?.ownerIds.includes(owner.ownerId) === true,
  );
}

/** A form's owner as a record of the caller's organization. */
export const newOwner = (form: OwnerForm, { viewer, title, now }: Asked, deps: Deps): Owner => ({
  ownerId: deps.ids.next('own'),
  addedBy: viewer.userId,
  organizationId: viewer.organizationId,
  userId: '',
  userRoleId: '',
  firstName: form.firstName,
  lastName: form.lastName,
  companyName: form.companyName,
  email: form.email,
  mobile: form.mobile,
  isCompany: form.isCompany,
  propertyTitle: title,
  createdAt: now.toISOString(),
});

/** The caller as an owner: by his own mail, or made. */
export async function selfAsOwner(asked: Asked, deps: Deps): Promise<{ owner: Owner; isNew: boolean }> {
  const { organizationId, userId, userRoleId } = asked.viewer;
  const known = await deps.accounts.byId(userId);
  if (!known) throw new Error('A live session without its account');
  const { firstName, lastName, email, mobile } = known.account;
  const record = await deps.owners.byEmail({ organizationId, email });
  const [found] = record ? await deps.owners.byIds({ organizationId, ownerIds: [record.ownerId] }) : [];
  if (found) return { owner: found, isNew: false };
  const form = {
    userId,
    firstName,
    lastName,
    companyName: '',
    email,
    mobile,
    percentage: 0,
    isCompany: false,
  };
  return { owner: { ...newOwner(form, asked, deps), userId, userRoleId }, isNew: true };
}

/** By record and by mail: Self and the same person typed in as a new owner are one (PRP-19). */
function refuseTwice(shares: Shares): void {
  shares.forEach(({ owner }, index) => {
    const isTwice = shares
      .slice(0, index)
      .some(({ owner: other }) => other.ownerId === owner.ownerId || other.email === owner.email);
    if (isTwice)
      throw refuse('invalid', { fields: { [`rentalOwners.${index}.email`]: messages.ownerEmailInList } });
  });
}

/** Names no field: the caller must not learn which of the mails belongs to an owner out of reach. */
export const hiddenOwner = 'You cannot add one of these owners. Ask an admin to add them.';

/** The fields of new owners whose mail somebody in the organization has, after the write was refused for it (PRP-18). */
export async function takenEmails(
  shares: Shares,
  looking: Looking,
  deps: Deps,
): Promise<Record<string, string>> {
  const [reach, ...found] = await Promise.all([
    ownerReach(looking, deps),
    ...shares.map(({ owner, isNew }) =>
      isNew ? deps.owners.byEmail({ organizationId: owner.organizationId, email: owner.email }) : undefined,
    ),
  ]);
  const fields: Record<string, string> = {};
  found.forEach((taken, index) => {
    if (taken && isOwnerSeen(reach, taken))
      fields[`rentalOwners.${index}.email`] = messages.emailExistsUseDifferent;
  });
  return reach && Object.keys(fields).length === 0 ? { rentalOwners: hiddenOwner } : fields;
}
