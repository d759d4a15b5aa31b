import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { isLeaseBook } from '../../../functions/table/ledger/record';
import { addTenantNote } from '../../../functions/tenants/record/tenant-notes';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { pastDue } from '../../../shared/domain/ledger/ledger-lines';
import { callOf } from './call-of-head';
import type { Seeded } from './subscriptions';

/** Days from today until the day that was named. */
const daysAhead = 4;

/** The tenants who owe the most said on the phone when they will pay. */
export async function writePromise({ people, now }: Seeded, deps: Deps): Promise<void> {
  const head = people.find(({ demo }) => demo.email === 'orgadmin@demo.test');
  if (!head) throw new Error('The demo data has no Northgate Homes');
  const { organizationId } = head.role;
  const today = localDateOf(now);
  const [heads, { tenancies }] = await Promise.all([
    deps.ledgers.heads(organizationId),
    deps.tenants.known(organizationId),
  ]);
  const [most] = heads
    .filter(isLeaseBook)
    .map(({ leaseId, open }) => ({ leaseId, cents: pastDue(open, today) }))
    .toSorted((one, other) => other.cents - one.cents);
  const tenant = tenancies.find(({ leaseId }) => leaseId === most?.leaseId);
  if (!most || !tenant || most.cents === 0) return;
  const body = {
    user_role_id: tenant.userRoleId,
    kind: 'promise' as const,
    text: 'Called. Waits for a paycheck.',
    promise: { lease_id: most.leaseId, due_on: addDays(today, daysAhead), cents: most.cents },
  };
  await perform(addTenantNote, { ...callOf({ head, deps }, now), body }, deps);
}
