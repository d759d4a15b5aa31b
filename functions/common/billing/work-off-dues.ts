import { type DueKind, duesOf } from '../../../shared/domain/subscriptions/subscription-dues';
import type { Deps } from '../../runtime/deps/deps';
import type { OrganizationDue } from '../../table/billing/record';
import type { Organization } from '../../table/organizations/record';

/** Handles one due entry; `isCurrent` is false when the subscription no longer waits for it. */
export type DueWork = (work: {
  due: OrganizationDue;
  organization: Organization;
  isCurrent: boolean;
}) => Promise<void>;

const isCurrent = ({ kind, at }: OrganizationDue, { subscription }: Organization): boolean =>
  duesOf(subscription).some((due) => due.kind === kind && due.at === at);

/** Handles these dues one by one and drops each done. A failed one stays for the next run and blocks no
 * other; the run then fails as a whole, so that someone is alerted. */
export async function workOffDues(
  { kinds, now, work }: { kinds: readonly DueKind[]; now: Date; work: DueWork },
  deps: Deps,
): Promise<{ done: number }> {
  const dues = (await deps.dues.until(now)).filter(({ kind }) => kinds.includes(kind));
  const failures: unknown[] = [];
  for (const due of dues) {
    try {
      const organization = await deps.organizations.byId(due.organizationId);
      if (organization) await work({ due, organization, isCurrent: isCurrent(due, organization) });
      await deps.dues.drop(due);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${dues.length} dues failed`);
  return { done: dues.length };
}
