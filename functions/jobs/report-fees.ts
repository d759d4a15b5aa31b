import { sumOf } from '../../shared/domain/ledger/accounts';
import { reachesAllMoney } from '../../shared/domain/ledger/bank/bank-reach';
import { feesCharged, feesReady } from '../../shared/domain/ledger/rent/fee-notifications';
import type { NotificationText } from '../../shared/domain/notifications/notifications';
import { notifyHead, notifyPerson } from '../common/notifications/notify';
import type { Deps } from '../runtime/deps/deps';
import { mapAll } from '../runtime/map-all';
import type { FeeWatch } from '../table/fee-runs/record';
import type { NewNotification } from '../table/notifications/writes';

/** Staff who are told; a transaction holds the notification and the mail of each. */
const mostStaff = 20;

type Told = { readonly organizationId: string; readonly source: string; readonly now: Date };

/** By mail, too, whatever the person chose: it is about money that was charged in their name. */
const mailed = (told: readonly NewNotification[], mailTo: string): NewNotification[] =>
  told.map((one, index) => (index === 0 ? { ...one, mailTo, isNeeded: true } : one));

/** The organization's head, and staff who see all of its money. */
async function notifyMoney({ organizationId, ...event }: Told, text: NotificationText, deps: Deps) {
  const [organization, staff] = await Promise.all([
    deps.organizations.byId(organizationId),
    deps.people.page({ organizationId, role: 'rentalManager', status: 'active', limit: mostStaff }),
  ]);
  if (!organization) return [];
  const seeing = staff.people.filter((person) => reachesAllMoney(person, 'view'));
  const told = await Promise.all([
    notifyHead({ organization, text, ...event }, deps).then((head) => mailed(head, organization.adminUserId)),
    ...seeing.map(async ({ userId, userRoleId }) => {
      const person = { organizationId, userId, userRoleId };
      return mailed(await notifyPerson({ ...person, text, ...event }, deps), userId);
    }),
  ]);
  return told.flat();
}

type Reporting = {
  readonly watch: FeeWatch;
  readonly ready: { readonly count: number; readonly cents: number };
  readonly now: Date;
};

/** What was charged by itself since the last report, and what became ready today; nothing for neither. */
export async function reportFees(
  { watch, ready, now }: Reporting,
  deps: Deps,
): Promise<readonly NewNotification[]> {
  const { organizationId, reported } = watch;
  const runs = (await deps.feeRuns.since({ organizationId, after: reported })).filter(
    ({ isAutomatic }) => isAutomatic,
  );
  const fees = await mapAll(runs, async (run) => ({ run, fees: await deps.feeRuns.feesOf(run) }));
  const charged = (kind: 'late' | 'returned') =>
    fees.flatMap(({ run, fees: own }) => (run.kind === kind ? own.filter(({ why }) => !why) : []));
  const [late, returned] = [charged('late'), charged('returned')];
  const leftOut = fees.flatMap(({ fees: own }) => own.flatMap(({ why }) => why ?? []));
  const event = { organizationId, now };
  const report = {
    late: late.length,
    returned: returned.length,
    cents: sumOf([...late, ...returned].map(({ cents }) => cents)),
    leftOut,
    run: runs.length === 1 ? runs[0]?.runId : undefined,
  };
  const day = now.toISOString();
  return [
    ...(late.length + returned.length + leftOut.length > 0
      ? await notifyMoney({ ...event, source: `fees:${day}` }, feesCharged(report), deps)
      : []),
    ...(ready.count > 0
      ? await notifyMoney({ ...event, source: `fees-ready:${day}` }, feesReady(ready), deps)
      : []),
  ];
}
