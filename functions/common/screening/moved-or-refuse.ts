import { Application } from '../../../shared/domain/screening/application';
import { isRefused, type Moved } from '../../../shared/domain/screening/move-application';
import { refuse } from '../../../shared/wire/refusals';
import type { StoredApplication } from '../../table/screening/record';

/** Runs a rule over a stored application; throws its refusal. */
export function movedOrRefuse(
  stored: StoredApplication,
  move: (application: Application) => Moved,
): StoredApplication {
  const moved = move(Application.parse(stored));
  if (isRefused(moved)) throw refuse(moved.refused);
  return { ...stored, ...moved };
}
