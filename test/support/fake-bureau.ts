import type { Bureau } from '../../functions/gateways/screening/bureau';
import { isBureauEvent, signBureauEvent } from '../../functions/gateways/screening/bureau-events';
import { BureauEvent } from '../../functions/gateways/screening/bureau-http';
import { simulatedReport } from '../../infra/local/bureau/simulated-report';
import { refuse } from '../../shared/wire/refusals';

const secret = 'the secret of a test’s bureau';

type Order = Parameters<Bureau['order']>[0];

/**
 * `onOrder`: what happens once an order is taken, before the answer. `canceled`: orders that are none, by id.
 */
type State = Record<'isReady' | 'isAway' | 'hasFailed', boolean> & {
  orders: Map<string, Order>;
  canceled: Set<string>;
  onOrder?: (() => Promise<unknown>) | undefined;
};

/** A bureau in memory: what was ordered, whether reports are ready or failed, and whether it answers. */
export function fakeBureau() {
  const state: State = {
    orders: new Map(),
    canceled: new Set(),
    isReady: true,
    isAway: false,
    hasFailed: false,
  };
  const answering = () => {
    if (state.isAway) throw refuse('bureau-away');
  };
  const bureau: Bureau = {
    order: async (order) => {
      answering();
      const bureauId = `sim_${order.reference}`;
      if (!state.canceled.has(bureauId)) state.orders.set(bureauId, order);
      await state.onOrder?.();
      return { bureauId };
    },
    takeBack: async (reference) => {
      answering();
      const bureauId = `sim_${reference}`;
      state.canceled.add(bureauId);
      return state.orders.has(bureauId) ? { bureauId } : undefined;
    },
    report: async (bureauId) => {
      answering();
      const order = state.orders.get(bureauId);
      if (state.hasFailed || state.canceled.has(bureauId)) return 'failed';
      return order && state.isReady ? simulatedReport(order.subject) : undefined;
    },
    readEvent: async (message) =>
      isBureauEvent(message, secret) ? BureauEvent.parse(JSON.parse(message.text)) : undefined,
    agency: async () => ({ name: 'Sample Bureau', contact: '1 Sample Street, Springfield, IL' }),
  };
  return { bureau, state };
}

/** A message as the bureau would send it. */
export function bureauEvent(bureauId: string, now: Date): { text: string; signature: string } {
  const text = JSON.stringify({ type: 'report.ready', bureauId });
  return { text, signature: signBureauEvent({ secret, text, now }) };
}
