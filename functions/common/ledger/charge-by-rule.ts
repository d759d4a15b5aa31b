import { dayAt } from '../../../shared/domain/leases/time-zones';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused, ledgerRefusals } from '../../../shared/domain/ledger/refusals';
import { feesByRule } from '../../../shared/domain/ledger/rent/late-fee-runs';
import { assessLateFees, lateFees } from '../../../shared/domain/ledger/rent/late-fees';
import type { LateFeeSwitch } from '../../../shared/domain/settings/fee-settings';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { type LeaseAt, leaseById } from '../leases/lease-at';
import { feeBearerIn } from './bank-money';
import { lateFeesAsked } from './late-fees-of';
import { aboutLedger, ledgerKeyOf, shownOf } from './ledger-place';
import { runFeesOf } from './run-fees';

type Charging = {
  readonly organizationId: string;
  readonly leaseId: string;
  readonly rule: LateFeeSwitch;
  readonly runId: string;
  readonly now: Date;
};

/** What the rule asks of a lease: the fees that it would be charged now. */
async function feesOf(at: LeaseAt, { rule, now }: Charging, deps: Deps) {
  const ledger = await deps.ledgers.book({ ...ledgerKeyOf(at), payments: 'all', rent: true, late: true });
  const asked = lateFeesAsked({ ...at, ledger }, now);
  const since = dayAt(at.head.property, new Date(rule.since));
  return { ledger, asked, sources: feesByRule(ledger.book, asked, { since }) };
}

/** Charges a lease the late fees that its rule says, in its run (D62). Answers how many. */
export async function chargeByRule(charging: Charging, deps: Deps): Promise<number> {
  const { organizationId, runId, now } = charging;
  const at = await leaseById(charging, deps);
  if (!at) return 0;
  const { ledger: before, asked, sources } = await feesOf(at, charging, deps);
  if (sources.length === 0) return 0;
  const bearer = await feeBearerIn(organizationId, deps);
  const answer = assessLateFees(before.book, asked, { sources, bearer, run: runId, process: 'late-fee' });
  const posted = post(before.book, answer);
  const shown = shownOf(at, now);
  const instant = now.toISOString();
  const run = { organizationId, runId, by: '', at: instant };
  await deps.feeRuns.begin({ ...run, kind: 'late', isAutomatic: true });
  const key = before.key;
  if (isRefused(posted)) {
    const { unitNumber, propertyTitle, tenants } = shown;
    const [source = ''] = sources;
    const { label = '' } = before.book.entries[source]?.charge ?? {};
    await deps.feeRuns.leaveOut({
      ...key,
      runId,
      source,
      label,
      cents: 0,
      shown: { unitNumber, propertyTitle, tenants },
      why: ledgerRefusals[posted.refused],
    });
    return 0;
  }
  const amount = sumOf(posted.entries.map(({ charge }) => charge?.cents ?? 0));
  const about = { ...aboutLedger(at), organizationId, process: 'Automatic', now };
  const audit = auditedProcess({ ...about, action: 'ledger.late', after: { amount } }, deps);
  const fees = { fees: runFeesOf(posted.entries, { key, shown, runId }) };
  const actor = { by: '', at: instant, requestId: '' };
  await deps.ledgers.post({ before, posted, shown, actor, fees, trace: { audit, now } });
  return posted.entries.length;
}

/** The fees of a lease that became ready today, for who wants to be reminded: how many, and their cents. */
export async function readyByRule(
  charging: Charging,
  deps: Deps,
): Promise<{ readonly count: number; readonly cents: number }> {
  const at = await leaseById(charging, deps);
  if (!at) return { count: 0, cents: 0 };
  const { ledger, asked, sources } = await feesOf(at, charging, deps);
  const ready = lateFees(ledger.book, asked).filter(
    ({ source, firstFeeDay }) => sources.includes(source) && firstFeeDay === asked.on,
  );
  return { count: ready.length, cents: sumOf(ready.map(({ cents }) => cents)) };
}
