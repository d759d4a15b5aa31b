import { MachineBusy } from '../gateways/print/in-thread';
import type { Deps } from '../runtime/deps/deps';
import { inTurns } from '../runtime/in-turns';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { type SealDue, settlementTerm } from '../table/leases/record';
import { tellNotSealed } from './tell-not-sealed';

/** Each takes a tenth of a second, the first one two; the next run is a minute away. */
const perRun = 10;
/** Those it is chosen from: organizations take turns. */
const waiting = 200;

/** Minutes until an interrupted one is claimed again, by tries; then a day. The first outlasts any run. */
const waits = [5, 15, 60, 360] as const;
const dayMinutes = 1440;
const minuteMilliseconds = 60_000;

/** Tries that a busy machine may cost before anybody hears of them. */
const quietTries = 2;
/** `tries` counts this one. */
const isWorthTelling = (failure: unknown, { tries }: SealDue): boolean =>
  !(failure instanceof MachineBusy) || tries > quietTries;

/** PDF and ASN.1 load with the first lease: most runs find none. */
async function makePapers(due: SealDue, deps: Deps): Promise<number> {
  if (due.term === settlementTerm) {
    const { makeSettlementLetter } = await import('./settlement-letter');
    return makeSettlementLetter(due, deps);
  }
  const { sealPapers } = await import('./seal-papers');
  return sealPapers(due, deps);
}

async function sealDue(due: SealDue, deps: Deps): Promise<number> {
  const wait = waits[due.tries] ?? dayMinutes;
  const until = new Date(deps.clock.now().getTime() + wait * minuteMilliseconds);
  const claimed = await deps.leases.seals.claim(due, { until });
  if (!claimed) return 0;
  const sealed = await makePapers(claimed, deps).catch(async (failure: unknown) => {
    if (!isWorthTelling(failure, claimed)) throw failure;
    const told = tellNotSealed(claimed, deps);
    throw await told.then(
      () => failure,
      (other) => new AggregateError([failure, other], 'Neither sealed nor told'),
    );
  });
  await deps.leases.seals.done(claimed);
  return sealed;
}

/**
 * Seals complete leases (R17) and prints settlement letters. One failure blocks no other but fails the run.
 */
export const sealLeases = job('seal-leases', async (_, deps) => {
  const failures: unknown[] = [];
  let sealed = 0;
  const dues = await deps.leases.seals.due({ now: deps.clock.now(), limit: waiting });
  for (const due of inTurns(dues).slice(0, perRun)) {
    try {
      sealed += await sealDue(due, deps);
    } catch (failure) {
      const { leaseId, tries } = due;
      logger.error('lease not sealed', { leaseId, tries, surprise: describeSurprise(failure) });
      failures.push(failure);
    }
  }
  await deps.printer.close();
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} leases were not sealed`);
  return { sealed };
});
