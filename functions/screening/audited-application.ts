import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import { aboutApplication, type StoredApplication } from '../table/screening/record';

type Entry = Parameters<typeof auditedProcess>[0];
type Done = Pick<Entry, 'action' | 'after' | 'now'> & {
  readonly to: StoredApplication;
  /** Who did it; an applicant by default. */
  readonly process?: string;
};

/** The log entry of what no staff did to an application. */
export const auditedApplication = (
  { to, process = 'An applicant', ...entry }: Done,
  deps: Pick<Deps, 'ids'>,
) => {
  const { organizationId } = to;
  return auditedProcess({ ...entry, organizationId, process, ...aboutApplication(to) }, deps);
};
