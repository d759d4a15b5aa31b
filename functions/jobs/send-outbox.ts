import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { mail } from '../runtime/deps/mail';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import type { OutboxEntry } from '../table/outbox/record';
import { composeEntry } from './compose-entry';

/** Entries sent in parallel, and per run; the next run is a minute away. */
const atOnce = 25;
const perRun = 500;

/**
 * Minutes until an interrupted entry is claimed again, by how often it was claimed. It is given up after a
 * week: what it says is stored nowhere else. The first wait is longer than a run may last.
 */
const waits = [2, 5, 15, 60, 180, 360, 720, ...Array<number>(6).fill(1440)];
const minuteMilliseconds = 60_000;

/** True when the mail queue took it; false if another run has it, its reader is gone, or it is given up. */
async function sendOne(entry: OutboxEntry, deps: Deps): Promise<boolean> {
  const { entryId, tries } = entry;
  const wait = waits[tries];
  if (wait === undefined) {
    logger.error('outbox entry given up', { entryId, tries });
    await deps.outbox.done(entry);
    return false;
  }
  const until = new Date(deps.clock.now().getTime() + wait * minuteMilliseconds);
  const claimed = await deps.outbox.claim(entry, { until });
  if (!claimed) return false;
  const composed = await composeEntry(claimed, deps);
  if (composed) await deps.mail.send(composed.mail);
  await deps.outbox.done(claimed, composed?.told);
  return composed !== undefined;
}

/** Sends what waits in the outbox. A failed entry blocks no other and is retried later; the run then fails
 * as a whole, so that someone is alerted. */
export const sendOutbox = job('send-outbox', async (_, deps) => {
  const failures: unknown[] = [];
  let sent = 0;
  for (let looked = 0; looked < perRun; looked += atOnce) {
    const entries = await deps.outbox.due({ now: deps.clock.now(), limit: atOnce });
    const results = await Promise.allSettled(entries.map((entry) => sendOne(entry, deps)));
    sent += results.filter((result) => result.status === 'fulfilled' && result.value).length;
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      const surprise = describeSurprise(result.reason);
      logger.error('outbox entry not sent', { entryId: entries[index]?.entryId, surprise });
      failures.push(result.reason);
    }
    if (entries.length < atOnce) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} outbox entries failed`);
  return { sent };
});

export const handler = sendOutbox(depsFromEnv({ mail }));
