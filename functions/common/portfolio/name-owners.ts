import type { OwnerForm } from '../../../shared/domain/owners';
import { may, mayAddRentalOwner, type Viewer } from '../../../shared/domain/roles';
import { refuse } from '../../../shared/wire/refusals';

/** A landlord or manager names himself by his own user id: Self (ROL-03). */
export const isSelf = (owner: OwnerForm, viewer: Viewer): boolean =>
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
