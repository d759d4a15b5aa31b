import { describe, expect, it } from 'vitest';
import { openStand } from '../../test/support/stand';
import { logger } from '../runtime/logger';
import { sweepPayments } from './sweep-payment-events';

logger.setLogLevel('SILENT');

const at = '2026-06-15T12:00:00.000Z';
const kept = (eventId: string, status: 'pending' | 'handled' | 'ignored' = 'pending') =>
  ({ eventId, type: 'invoice.paid', createdAt: at, receivedAt: at, status }) as const;

describe('sweep-payment-events', () => {
  it('queues what still waits after ten minutes, and nothing that is done', async () => {
    const { deps, wait, queued } = await openStand();
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
    const { deps } = await openStand();
    await deps.paymentEvents.keep(kept('evt_1'));
    expect(await sweepPayments({ olderThan: 0 })(() => deps)()).toEqual({ queued: 1 });
  });
});
