import { type Clock, systemClock } from '../gateways/clock';
import type { PaymentQueue } from '../gateways/payment-queue';
import { withPaymentQueue } from '../runtime/deps-with-payment-queue';
import { withStores } from '../runtime/deps-with-stores';
import { early } from '../runtime/early';
import { logger } from '../runtime/logger';
import type { PaymentEvents } from '../table/payment-events';

/** What is younger is still on its way through the queue. */
const waitMilliseconds = 10 * 60_000;
const atOnce = 500;

export type PaymentSweepDeps = {
  readonly clock: Clock;
  readonly paymentEvents: Pick<PaymentEvents, 'pendingUntil'>;
  readonly paymentQueue: PaymentQueue;
};

/** Queues what was kept and not handled: a queue that was away, or a process that died between keeping and queueing. Twice does no harm. */
export const sweepPaymentsWith =
  (deps: () => Promise<PaymentSweepDeps> | PaymentSweepDeps, { olderThan = waitMilliseconds } = {}) =>
  async (): Promise<{ queued: number }> => {
    const { clock, paymentEvents, paymentQueue } = await deps();
    const receivedUntil = new Date(clock.now().getTime() - olderThan).toISOString();
    const eventIds = await paymentEvents.pendingUntil({ receivedUntil, limit: atOnce });
    for (const eventId of eventIds) await paymentQueue.send(eventId);
    logger.info('swept payment events', { queued: eventIds.length });
    return { queued: eventIds.length };
  };

export const handler = sweepPaymentsWith(
  early(async () => {
    const [queue, stores] = await Promise.all([
      withPaymentQueue(),
      withStores(() => import('./payment-sweep-stores'))(),
    ]);
    return { clock: systemClock, ...queue, ...stores };
  }),
);
