import { messages } from '../../../shared/domain/messages';
import { isOwnerSeen } from '../../../shared/domain/portfolio/owner-reach';
import type { OwnerForm } from '../../../shared/domain/portfolio/owners';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { OwnerPart } from '../../table/properties/writes';
import { type FoundOwners, type Naming, newOwner } from './find-owners';
import { isSelf } from './name-owners';
import { type Looking, ownerReach } from './owner-reach';

/** Compares record and email: Self and the same person typed in as a new owner are one (PRP-19). */
function refuseTwice(shares: readonly OwnerPart[]): void {
  shares.forEach(({ owner }, index) => {
    const isTwice = shares
      .slice(0, index)
      .some(({ owner: other }) => other.ownerId === owner.ownerId || other.email === owner.email);
    if (isTwice)
      throw refuse('invalid', { fields: { [`rentalOwners.${index}.email`]: messages.ownerEmailInList } });
  });
}

/** The form's owners as shares, new ones made. Refuses `not-found`, and the same person twice. */
export function sharesOf(
  owners: readonly OwnerForm[],
  { existing, self, ...naming }: FoundOwners & Naming,
  deps: Deps,
): OwnerPart[] {
  const shares = owners.map((form) => {
    const { percentage } = form;
    if (isSelf(form, naming.viewer) && self) return { ...self, percentage };
    if (form.userId === '') return { owner: newOwner(form, naming, deps), isNew: true, percentage };
    const owner = existing.find(({ ownerId }) => ownerId === form.userId);
    if (!owner) throw refuse('not-found');
    return { owner, isNew: false, percentage };
  });
  refuseTwice(shares);
  return shares;
}

/** Names no field, so the caller does not learn which email belongs to a hidden owner. */
export const hiddenOwner = 'You cannot add one of these owners. Ask an admin to add them.';

type Sharing = Looking & { readonly shares: readonly OwnerPart[] };

/** The fields of new owners whose email is taken in the organization, as far as the caller may know. */
async function takenEmails({ shares, ...looking }: Sharing, deps: Deps): Promise<Record<string, string>> {
  const [reach, ...found] = await Promise.all([
    ownerReach(looking, deps),
    ...shares.map(({ owner, isNew }) => (isNew ? deps.owners.byEmail(owner) : undefined)),
  ]);
  const taken = found.flatMap((owner, index) =>
    owner && isOwnerSeen(reach, owner) ? [`rentalOwners.${index}.email`] : [],
  );
  if (reach && taken.length === 0) return { rentalOwners: hiddenOwner };
  return Object.fromEntries(taken.map((field) => [field, messages.emailExistsUseDifferent]));
}

/** Does the write. If a new owner's email is taken, the refusal names every such field (PRP-18). */
export async function nameTakenEmails<T>(sharing: Sharing, write: () => Promise<T>, deps: Deps): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'owner-email-taken') throw error;
    throw refuse('owner-email-taken', { fields: await takenEmails(sharing, deps) });
  }
}
