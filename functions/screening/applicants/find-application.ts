import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import { findHead } from '../../common/portfolio/find-property';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredApplication } from '../../table/screening/record';

/** An application this person may see. All that is not there for them is the same `not-found`. */
export async function findApplication(
  { viewer, now, applicationId }: { viewer: Viewer; now: Date; applicationId: string },
  deps: Deps,
): Promise<StoredApplication> {
  const found = await deps.applications.byId({ organizationId: viewer.organizationId, applicationId });
  if (!found) throw refuse('not-found');
  await findHead({ viewer, now, propertyId: found.propertyId, area: 'applicants' }, deps);
  return found;
}
