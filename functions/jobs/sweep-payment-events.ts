import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { paymentQueue } from '../runtime/deps/payment-queue';
import { job } from '../runtime/job';

/** Younger events are still on their way through the queue. */
const waitMilliseconds = 10 * 60_000;
const atOnce = 500;

/** Queues events that were stored but not handled, after an outage or a crash. Twice does no harm. */
export const sweepPayments = ({ olderThan = waitMilliseconds } = {}) =>
  job('sweep-payment-events', async ({ now }, deps) => {
    const receivedUntil = new Date(now.getTime() - olderThan).toISOString();
    const eventIds = await deps.paymentEvents.pendingUntil({ receivedUntil, limit: atOnce });
    for (const eventId of eventIds) await deps.paymentQueue.send(eventId);
    return { queued: eventIds.length };
  });

export const handler = sweepPayments()(depsFromEnv({ paymentQueue }));
