import {
  actsForOrganization,
  choosesOwnership,
  mayAddRentalOwner,
} from '../../../../../shared/domain/people/roles';
import { type OwnerValues, type Owning, selfAsOwner } from './owner-values';

/** What the rental owners section offers, by role and plan (ROL-02 to ROL-05, PRP-06). */
export type OwnerChoices = {
  /** The choice between Self and Other Property Owners. */
  readonly choosesOwnership: boolean;
  /** The form starts with the person as owner. */
  readonly startsWithSelf: boolean;
  /** Shows the Add Rental Owner button. */
  readonly mayAdd: boolean;
  /** The dialog takes a new owner. */
  readonly mayAddNew: boolean;
  /** The dialog can pick an existing owner. */
  readonly mayPickExisting: boolean;
  /** Landlords can add themselves again. Managers choose their ownership instead. */
  readonly mayAddSelf: boolean;
};

type Choosing = Pick<Owning, 'roleLabel' | 'planId' | 'owners'>;

export function ownerChoices({ roleLabel, planId, owners }: Choosing): OwnerChoices {
  const manager = choosesOwnership(roleLabel);
  const landlord = roleLabel === 'owner';
  return {
    choosesOwnership: manager,
    startsWithSelf: manager || landlord,
    mayAdd: mayAddRentalOwner(planId) && owners !== 'none',
    mayAddNew: owners === 'change',
    // Landlords too, not only the spec's roles (PRP-06): a second property may have the same co-owner.
    mayPickExisting: manager || landlord || actsForOrganization(roleLabel),
    mayAddSelf: landlord,
  };
}

/** A new property starts with no owner or with the person. */
export const firstOwners = (person: Owning): OwnerValues[] =>
  ownerChoices(person).startsWithSelf ? [selfAsOwner(person.self, '100')] : [];
