import { dayInZone, zoneChoices } from '../../shared/domain/leases/time-zones';
import { pastDue } from '../../shared/domain/ledger/ledger-lines';
import { isChargingHour } from '../../shared/domain/ledger/rent/late-fee-runs';
import { automaticRun } from '../../shared/domain/ledger/rent/run-names';
import { type FeeRules, feeRules } from '../../shared/domain/settings/fee-settings';
import { chargeByRule, readyByRule } from '../common/ledger/charge-by-rule';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { inTurns } from '../runtime/in-turns';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import type { FeeWatch } from '../table/fee-runs/record';
import { isLeaseBook, type StoredHead } from '../table/ledger/record';
import { reportFees } from './report-fees';

/** Leases in parallel. */
const atOnce = 8;

/** Where a place has no known zone. */
const unknownZone = 'UTC';
const zones = [...zoneChoices({ state: '' }), unknownZone];

const zoneOf = ({ shown }: StoredHead): string => shown.zone ?? unknownZone;

/** The time zones in which it is 9 AM or later, and whose day is not done. */
const zonesToDo = ({ done }: FeeWatch, now: Date): Map<string, string> =>
  new Map(
    zones
      .filter((zone) => isChargingHour((instant) => dayInZone(zone, instant), now))
      .map((zone) => [zone, dayInZone(zone, now)] as const)
      .filter(([zone, day]) => done[zone] !== day),
  );

/** Late fees of an organization's properties: the nearest switch of each. */
async function rulesOf(organizationId: string, deps: Deps): Promise<(propertyId: string) => FeeRules> {
  const [organization, properties] = await Promise.all([
    deps.organizationSettings.ofOrganization(organizationId),
    deps.organizationSettings.ofProperties(organizationId),
  ]);
  const own = new Map(properties.map(({ propertyId, fees }) => [propertyId, fees]));
  return (propertyId) => feeRules(organization?.fees, own.get(propertyId));
}

type Turn = { readonly watch: FeeWatch; readonly now: Date; readonly isOver: () => boolean };

/** One organization's day in the zones that are due; it is done once no lease failed or is left. */
async function chargeOrganization({ watch, now, isOver }: Turn, deps: Deps) {
  const { organizationId } = watch;
  const todo = zonesToDo(watch, now);
  const failures: unknown[] = [];
  const sums = { charged: 0, left: 0, ready: { count: 0, cents: 0 } };
  if (todo.size === 0) return { ...sums, failures };
  const [rules, heads] = await Promise.all([
    rulesOf(organizationId, deps),
    deps.ledgers.heads(organizationId),
  ]);
  const late = heads.filter((head) => {
    const day = todo.get(zoneOf(head));
    return day !== undefined && isLeaseBook(head) && pastDue(head.open, day) > 0;
  });
  const one = async (head: StoredHead): Promise<void> => {
    const rule = rules(head.propertyId).lateFees;
    if (rule.mode === 'off') return;
    if (isOver()) {
      sums.left += 1;
      return;
    }
    const zone = zoneOf(head);
    const runId = automaticRun({ zone, day: todo.get(zone) ?? '' });
    const charging = { organizationId, leaseId: head.leaseId, rule, runId, now };
    try {
      if (rule.mode === 'automatic') {
        const charged = await retryOnConflict(() => chargeByRule(charging, deps));
        sums.charged += charged;
        return;
      }
      const ready = await readyByRule(charging, deps);
      sums.ready = { count: sums.ready.count + ready.count, cents: sums.ready.cents + ready.cents };
    } catch (failure) {
      logger.error('late fees failed', { leaseId: head.leaseId, surprise: describeSurprise(failure) });
      failures.push(failure);
    }
  };
  await mapAll(late, one, { concurrency: atOnce });
  if (failures.length > 0 || sums.left > 0) return { ...sums, failures };
  const told = await reportFees({ watch, ready: sums.ready, now }, deps);
  const done = { ...watch.done, ...Object.fromEntries(todo) };
  const finished = { organizationId, done, reported: now.toISOString(), version: watch.version + 1 };
  await deps.feeRuns.finish({ watch: finished, told });
  return { ...sums, failures };
}

/**
 * Late fees charge themselves where that was chosen, from 9 AM of each property (D62), and are reported once
 * a day. Source keys and versions keep it right, run late, twice or by two at once. A lease that fails blocks
 * no other; the run then fails, to alert someone, and the next hour goes on.
 */
export const chargeLateFeesWith = job('charge-late-fees', async ({ now, isOver }, deps) => {
  const watches = inTurns(await deps.feeRuns.watches());
  const failures: unknown[] = [];
  let charged = 0;
  let left = 0;
  for (const watch of watches) {
    if (isOver()) {
      left += 1;
      continue;
    }
    try {
      const turn = await chargeOrganization({ watch, now, isOver }, deps);
      charged += turn.charged;
      left += turn.left;
      failures.push(...turn.failures);
    } catch (failure) {
      const { organizationId } = watch;
      logger.error('late fees failed', { organizationId, surprise: describeSurprise(failure) });
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Late fees of ${failures.length} leases failed`);
  return { charged, ...(left > 0 && { left }) };
});

export const handler = chargeLateFeesWith(depsFromEnv());
