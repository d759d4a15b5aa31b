import type { Bureau } from '../../functions/gateways/screening/bureau';
import { isBureauEvent, signBureauEvent } from '../../functions/gateways/screening/bureau-events';
import { BureauEvent } from '../../functions/gateways/screening/bureau-http';
import { simulatedReport } from '../../infra/local/bureau/simulated-report';
import { refuse } from '../../shared/wire/refusals';

const secret = 'the secret of a test’s bureau';

type Order = Parameters<Bureau['order']>[0];

/** A bureau in memory: what was ordered, whether reports are ready or failed, and whether it answers. */
export function fakeBureau() {
  const state = { orders: new Map<string, Order>(), isReady: true, isAway: false, hasFailed: false };
  const answering = () => {
    if (state.isAway) throw refuse('bureau-away');
  };
  const bureau: Bureau = {
    order: async (order) => {
      answering();
      state.orders.set(`sim_${order.reference}`, order);
      return { bureauId: `sim_${order.reference}` };
    },
    report: async (bureauId) => {
      answering();
      const order = state.orders.get(bureauId);
      if (state.hasFailed) return 'failed';
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
