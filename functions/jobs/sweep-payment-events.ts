import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { paymentQueue } from '../runtime/deps/payment-queue';
import { job } from '../runtime/job';

/** What is younger is still on its way through the queue. */
const waitMilliseconds = 10 * 60_000;
const atOnce = 500;

/** Queues what was kept and not handled: a queue that was away, or a process that died between keeping and queueing. Twice does no harm. */
export const sweepPayments = ({ olderThan = waitMilliseconds } = {}) =>
  job('sweep-payment-events', async ({ now }, deps) => {
    const receivedUntil = new Date(now.getTime() - olderThan).toISOString();
    const eventIds = await deps.paymentEvents.pendingUntil({ receivedUntil, limit: atOnce });
    for (const eventId of eventIds) await deps.paymentQueue.send(eventId);
    return { queued: eventIds.length };
  });

export const handler = sweepPayments()(depsFromEnv({ paymentQueue }));
