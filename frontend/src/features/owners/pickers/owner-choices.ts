import {
  actsForOrganization,
  choosesOwnership,
  mayAddRentalOwner,
  type RoleLabel,
} from '../../../../../shared/domain/roles';
import { type OwnerValues, type Owning, selfAsOwner } from './owner-values';

/** What the rental owners section offers a person, by role and plan (ROL-02 to ROL-05, PRP-06). */
export type OwnerChoices = {
  /** Self, or Other Property Owners. */
  readonly choosesOwnership: boolean;
  /** The form starts with the person himself. */
  readonly startsWithSelf: boolean;
  /** The Add Rental Owner button stands. */
  readonly mayAdd: boolean;
  /** The modal's mode of picking who exists: admin and manager roles only. */
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

/** Owners of a new property at the start: nobody, or the person. */
export const firstOwners = (person: Owning): OwnerValues[] =>
  ownerChoices(person).startsWithSelf ? [selfAsOwner(person.self, '100')] : [];
