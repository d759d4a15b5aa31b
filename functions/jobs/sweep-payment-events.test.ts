import { describe, expect, it } from 'vitest';
import { fakeDeps } from '../../test/support/fake-deps';
import { logger } from '../runtime/logger';
import { sweepPaymentsWith } from './sweep-payment-events';

logger.setLogLevel('SILENT');

const at = '2026-06-15T12:00:00.000Z';
const kept = (eventId: string, status: 'pending' | 'handled' | 'ignored' = 'pending') =>
  ({ eventId, type: 'invoice.paid', createdAt: at, receivedAt: at, status }) as const;

describe('sweep-payment-events', () => {
  it('queues what still waits after ten minutes, and nothing that is done', async () => {
    const { deps, world } = fakeDeps();
    for (const event of [kept('evt_1'), kept('evt_2', 'handled'), kept('evt_3', 'ignored')])
      world.paymentEvents.set(event.eventId, event);
    const sweep = sweepPaymentsWith(() => deps);
    world.wait(599);
    expect(await sweep()).toEqual({ queued: 0 });
    world.wait(1);
    expect(await sweep()).toEqual({ queued: 1 });
    expect(world.paymentQueue).toEqual(['evt_1']);
  });

  it('at a start queues all that waits', async () => {
    const { deps, world } = fakeDeps();
    world.paymentEvents.set('evt_1', kept('evt_1'));
    expect(await sweepPaymentsWith(() => deps, { olderThan: 0 })()).toEqual({ queued: 1 });
  });
});
