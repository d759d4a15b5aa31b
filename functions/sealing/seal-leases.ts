import type { Deps } from '../runtime/deps/deps';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import type { SealDue } from '../table/leases/record';

/** Each takes a tenth of a second, the first one two; the next run is a minute away. */
const perRun = 10;

/** Minutes until an interrupted one is claimed again, by its tries. The first is longer than a run may last. */
const waits = [5, 15, 60, 360, 1440] as const;
const minuteMilliseconds = 60_000;

async function sealDue(due: SealDue, deps: Deps): Promise<number> {
  const wait = waits[Math.min(due.tries, waits.length - 1)] ?? 1440;
  const until = new Date(deps.clock.now().getTime() + wait * minuteMilliseconds);
  const claimed = await deps.leases.seals.claim(due, { until });
  if (!claimed) return 0;
  // PDF and ASN.1 load with the first lease: most runs find none.
  const { sealPapers } = await import('./seal-papers');
  const sealed = await sealPapers(claimed, deps);
  await deps.leases.seals.done(claimed);
  return sealed;
}

/** Seals the leases that everybody has signed (R17). A failed one blocks no other, but the run then fails. */
export const sealLeases = job('seal-leases', async (_, deps) => {
  const failures: unknown[] = [];
  let sealed = 0;
  for (const due of await deps.leases.seals.due({ now: deps.clock.now(), limit: perRun })) {
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
