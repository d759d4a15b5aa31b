import { fakeEvent } from '../../support/fake-payments';
import type { SamplesOf } from './making';

export const payments: SamplesOf<'payments'> = {
  receiveEvent: {
    creates: true,
    // Raw: the body is signed text, outside any envelope.
    input: ({ fresh, world }) => {
      const now = world.deps.clock.now();
      // A kind that is only stored: no worker changes the table meanwhile.
      const event = { eventId: `evt_${fresh}`, type: 'payout.paid', accountId: 'acct_nobody' };
      const { text, signature } = fakeEvent({ ...event, createdAt: now.toISOString() }, now);
      return { raw: text, headers: { 'stripe-signature': signature } };
    },
  },
};
