import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { paymentQueue } from '../runtime/deps/payment-queue';
import { job } from '../runtime/job';

/** Younger events are still on their way through the queue. */
const waitMilliseconds = 10 * 60_000;
const atOnce = 500;

/** Hours until an event waits again, by how often it was queued: one that always fails makes room. */
const waits = [0.25, 1, 4, 12];
const lastWait = 24;
const hourMilliseconds = 3_600_000;

/** Queues events that were stored but not handled, after an outage or a crash. Twice does no harm. At the start
 * of one machine, whose queue keeps nothing, all are. */
export const sweepPayments = ({ isStart = false } = {}) =>
  job('sweep-payment-events', async ({ now }, deps) => {
    const dueUntil = isStart ? undefined : new Date(now.getTime() - waitMilliseconds).toISOString();
    const waiting = await deps.paymentEvents.pending({ dueUntil, limit: atOnce });
    for (const event of waiting) {
      await deps.paymentQueue.send(event.eventId);
      const wait = (waits[event.tries] ?? lastWait) * hourMilliseconds;
      await deps.paymentEvents.tryLater(event, { dueAt: new Date(now.getTime() + wait).toISOString() });
    }
    return { queued: waiting.length };
  });

export const handler = sweepPayments()(depsFromEnv({ paymentQueue }));
