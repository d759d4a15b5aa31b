import { LeaseOutline } from '../../../shared/domain/leases/lease';
import { type LeaseStatus, statusOf } from '../../../shared/domain/leases/status/status';
import { dayOfProperty } from '../../../shared/domain/leases/time-zones';
import { setupLimits } from '../../../shared/domain/portfolio/setup';
import { isSetupMailLate, nextSetupStep } from '../../../shared/domain/portfolio/setup-mail';
import { canChange } from '../../../shared/domain/subscriptions/subscriptions';
import { normalizeEmail } from '../../../shared/domain/text';
import type { Deps } from '../../runtime/deps/deps';
import type { OrganizationDue } from '../../table/billing/record';
import type { NewNotification } from '../../table/notifications/writes';
import type { Organization } from '../../table/organizations/record';
import { notifyKnownHead } from '../notifications/notify';

type Asked = { readonly due: OrganizationDue; readonly organization: Organization; readonly now: Date };

const gone: ReadonlySet<LeaseStatus> = new Set(['ended', 'settled', 'void']);

/** The next step of who has no lease on its way yet; none for who is further, hid the list or may not change. */
async function toldOf({ due, organization, now }: Asked, deps: Deps): Promise<NewNotification[]> {
  const { organizationId, setup, subscription, adminUserId, unitCount } = organization;
  if (!setup || setup.is_hidden || isSetupMailLate(due.at, now) || !canChange(subscription, now)) return [];
  const [head, lines, { owners }] = await Promise.all([
    deps.accounts.byId(adminUserId),
    deps.leases.everyLine(organizationId),
    deps.owners.page({ organizationId, limit: setupLimits.units }),
  ]);
  const leads = head?.roles.find((role) => role.organizationId === organizationId);
  if (!head || !leads) return [];
  const leases = lines
    .map(({ leaseId, outline, zones }) => ({
      leaseId,
      status: statusOf(LeaseOutline.parse(outline), dayOfProperty(zones, now)),
    }))
    .filter(({ status }) => !gone.has(status));
  if (leases.some(({ status }) => status !== 'draft')) return [];
  const own = normalizeEmail(head.account.email);
  const text = nextSetupStep({
    choices: setup,
    isSolo: leads.roleLabel === 'owner',
    units: unitCount,
    hasOwners: owners.some(({ email }) => email === '' || normalizeEmail(email) !== own),
    draft: leases[0]?.leaseId,
  });
  return notifyKnownHead(head, { organizationId, source: due.kind, text, now });
}

/** Tells the head of a new organization their next step, in the transaction that ends what was due. */
export async function remindOfSetup(asked: Asked, deps: Deps): Promise<void> {
  await deps.dues.finish({ due: asked.due, told: await toldOf(asked, deps) });
}
