import { nameOf } from '../../../shared/domain/names';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { Role } from '../../table/accounts/record';
import type { Organization } from '../../table/organizations/record';

const becomesAdmin = ({ roleLabel }: Role): boolean => roleLabel === 'owner' || roleLabel === 'manager';

/** Makes the head of an organization on the Org plan its admin (decisions, Roles: plan 4 makes an orgAdmin),
 * also after a later upgrade. A downgrade does not take the role back. */
export async function promoteHead(
  { organization, now }: { organization: Organization; now: Date },
  deps: Deps,
): Promise<void> {
  const { organizationId, adminUserId } = organization;
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
