import { nameOf } from '../../../shared/domain/names';
import { mayHaveCustomPermissions } from '../../../shared/domain/people';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { Role } from '../../table/accounts/record';
import type { Organization } from '../../table/organizations/record';

const becomesAdmin = ({ roleLabel }: Role): boolean => roleLabel === 'owner' || roleLabel === 'manager';

/** The Org plan makes the organization's head its admin (decisions, Roles), after an upgrade too. A head
 * who goes back to a smaller plan stays admin. After a crash, the next look makes up for it. */
export async function promoteHead(
  { organization, now }: { organization: Organization; now: Date },
  deps: Deps,
): Promise<void> {
  const { organizationId, subscription, adminUserId } = organization;
  if (!mayHaveCustomPermissions(subscription.planId)) return;
  const head = await deps.accounts.byId(adminUserId);
  const roles = head?.roles.filter((role) => role.organizationId === organizationId) ?? [];
  const role = roles.find(becomesAdmin);
  if (!head || !role || roles.some(({ roleLabel }) => roleLabel === 'orgAdmin')) return;
  const { userRoleId } = role;
  const audit = auditedProcess(
    {
      action: 'person.promote',
      object: { kind: 'person', id: userRoleId, name: nameOf(head.account) },
      before: { role: role.roleLabel },
      after: { role: 'orgAdmin' },
      organizationId,
      process: 'plan',
      now,
    },
    deps,
  );
  await retryOnConflict(() => deps.people.promote({ organizationId, userRoleId, trace: { audit, now } }));
}
