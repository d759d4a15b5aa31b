import { describe, expect, it } from 'vitest';
import { openTestWorld } from '../../test/support/test-world';
import { logger } from '../runtime/logger';
import { PendingPaymentEvent, pendingEventsPartition } from '../table/billing/record';
import { sweepPayments } from './sweep-payment-events';

logger.setLogLevel('SILENT');

const at = '2026-06-15T12:00:00.000Z';
const kept = (eventId: string, status: 'pending' | 'handled' | 'ignored' = 'pending') =>
  ({ eventId, type: 'invoice.paid', createdAt: at, receivedAt: at, status }) as const;

describe('sweep-payment-events', () => {
  it('queues what still waits after ten minutes, and nothing that is done', async () => {
    const { deps, wait, queued } = await openTestWorld();
    for (const event of [kept('evt_1'), kept('evt_2', 'handled'), kept('evt_3', 'ignored')])
      await deps.paymentEvents.keep(event);
    const sweep = sweepPayments()(() => deps);
    wait(599);
    expect(await sweep()).toEqual({ queued: 0 });
    wait(1);
    expect(await sweep()).toEqual({ queued: 1 });
    expect(queued).toEqual(['evt_1']);
  });

  it('at a start queues all that waits', async () => {
    const { deps } = await openTestWorld();
    await deps.paymentEvents.keep(kept('evt_1'));
    expect(await sweepPayments({ isStart: true })(() => deps)()).toEqual({ queued: 1 });
  });

  it('counts its tries, and moves one that always fails behind the others, later and later', async () => {
    const { db, deps, wait } = await openTestWorld();
    await deps.paymentEvents.keep(kept('evt_1'));
    const sweep = sweepPayments()(() => deps);
    const hours = [0, 0.25, 1, 4, 12, 24, 24];
    for (const [tries, pause] of hours.entries()) {
      wait(pause * 3600 + 599);
      expect([tries, await sweep()]).toEqual([tries, { queued: 0 }]);
      wait(1);
      expect([tries, await sweep()]).toEqual([tries, { queued: 1 }]);
    }
    const tried = { eventId: 'evt_1', tries: 7 };
    expect(await db.list(PendingPaymentEvent, { partition: pendingEventsPartition })).toMatchObject([tried]);
    await deps.paymentEvents.keep(kept('evt_2'));
    expect(await deps.paymentEvents.pending({ limit: 1 })).toMatchObject([{ eventId: 'evt_2' }]);
  });
});
