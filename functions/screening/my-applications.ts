import type { Viewer } from '../../shared/domain/roles';
import { viewerAccount } from '../common/accounts/viewer-account';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';

/** The caller's own applications as an applicant, the newest first: those that name their mail address. None for anybody else. */
export async function myApplications(viewer: Viewer, deps: Deps): Promise<StoredApplication[]> {
  if (viewer.roleLabel !== 'applicant') return [];
  const { email } = await viewerAccount(viewer, deps);
  return deps.applications.ofMail({ organizationId: viewer.organizationId, email });
}
