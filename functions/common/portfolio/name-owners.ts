import { may, mayAddRentalOwner, reachOf, type Viewer } from '../../../shared/domain/people/roles';
import type { OwnerForm } from '../../../shared/domain/portfolio/owners';
import { refuse } from '../../../shared/wire/refusals';

/** Self (ROL-03): landlords and managers name themselves by their own user id. */
export const isSelf = (owner: OwnerForm, viewer: Viewer): boolean =>
  owner.userId === viewer.userId && (viewer.roleLabel === 'owner' || viewer.roleLabel === 'manager');

type Naming = {
  readonly owners: readonly OwnerForm[];
  readonly viewer: Viewer;
  readonly planId: number;
};

/** Plan 1 allows only oneself (ROL-05); naming others needs the owners grant (decisions, Roles). */
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

/** A rental owner never decides who owns how much, whatever else they were granted. Refuses `not-permitted`. */
export function refuseOwnChange(viewer: Viewer): void {
  const reach = reachOf(viewer, { area: 'owners', level: 'change' });
  if (reach !== 'all' && reach !== 'granted') throw refuse('not-permitted');
}
