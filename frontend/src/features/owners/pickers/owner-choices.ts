import {
  actsForOrganization,
  choosesOwnership,
  mayAddRentalOwner,
  type RoleLabel,
} from '../../../../../shared/domain/roles';
import { type OwnerValues, type Owning, selfAsOwner } from './owner-values';

/** What the rental owners section offers, by role and plan (ROL-02 to ROL-05, PRP-06). */
export type OwnerChoices = {
  /** The choice between Self and Other Property Owners. */
  readonly choosesOwnership: boolean;
  /** The form starts with the person as owner. */
  readonly startsWithSelf: boolean;
  /** Shows the Add Rental Owner button. */
  readonly mayAdd: boolean;
  /** The dialog can pick an existing owner: admin and manager roles only. */
  readonly mayPickExisting: boolean;
};

export function ownerChoices({ roleLabel, planId }: { roleLabel: RoleLabel; planId: number }): OwnerChoices {
  const manager = choosesOwnership(roleLabel);
  return {
    choosesOwnership: manager,
    startsWithSelf: manager || roleLabel === 'owner',
    mayAdd: mayAddRentalOwner(planId),
    mayPickExisting: manager || actsForOrganization(roleLabel),
  };
}

/** A new property starts with no owner or with the person. */
export const firstOwners = (person: Owning): OwnerValues[] =>
  ownerChoices(person).startsWithSelf ? [selfAsOwner(person.self, '100')] : [];
