import { heldFor } from '../common/notifications/held-for';
import { inRequest } from '../gateways/request-id';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { mail } from '../runtime/deps/mail';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import type { OutboxEntry } from '../table/outbox/record';
import { composeEntry } from './compose-entry';
import { roomForLetter } from './letter-room';

/**
 * Entries of one organization in a round, also sent in parallel; and of all in a run, the next a minute away.
 */
const share = 25;
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
    logger.error('outbox entry given up', { entryId, tries, requestId: entry.requestId });
    await deps.outbox.done(entry);
    return false;
  }
  const until = new Date(deps.clock.now().getTime() + wait * minuteMilliseconds);
  const claimed = await deps.outbox.claim(entry, { until });
  if (!claimed) return false;
  const held = await heldFor(claimed, deps);
  if (held) {
    await deps.outbox.hold(claimed, held);
    return false;
  }
  const later = await roomForLetter(claimed, deps);
  if (later) {
    logger.info('a letter waits: too many of its organization', { entryId });
    await deps.outbox.claim(claimed, { until: later });
    return false;
  }
  const composed = await composeEntry(claimed, deps);
  if (composed) await deps.mail.send(composed.mail);
  await deps.outbox.done(claimed, composed?.told);
  return composed !== undefined;
}

/** Sends what waits in the outbox, each organization's share in turn. A failed entry blocks no other and is
 * retried later; the run then fails as a whole, so that someone is alerted. */
export const sendOutbox = job('send-outbox', async (_, deps) => {
  const failures: unknown[] = [];
  const trySend = async (entry: OutboxEntry): Promise<boolean> => {
    try {
      return await inRequest(entry.requestId, () => sendOne(entry, deps));
    } catch (failure) {
      const surprise = describeSurprise(failure);
      const { entryId, requestId } = entry;
      logger.error('outbox entry not sent', { entryId, requestId, surprise });
      failures.push(failure);
      return false;
    }
  };
  let sent = 0;
  let looked = 0;
  while (looked < perRun) {
    const due = await deps.outbox.due({ now: deps.clock.now(), limit: share });
    const results = await mapAll(due.slice(0, perRun - looked), trySend, { concurrency: share });
    sent += results.filter((isSent) => isSent).length;
    looked += due.length;
    if (due.length < share) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} outbox entries failed`);
  return { sent };
});

export const handler = sendOutbox(depsFromEnv({ mail }));
