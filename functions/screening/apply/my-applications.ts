import type { Viewer } from '../../../shared/domain/people/roles';
import { viewerAccount } from '../../common/accounts/viewer-account';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredApplication } from '../../table/screening/record';

/** Applications that name the applicant's mail address, the newest first; none for another role. */
export async function myApplications(viewer: Viewer, deps: Deps): Promise<StoredApplication[]> {
  if (viewer.roleLabel !== 'applicant') return [];
  const { email } = await viewerAccount(viewer, deps);
  return deps.applications.ofMail({ organizationId: viewer.organizationId, email });
}
