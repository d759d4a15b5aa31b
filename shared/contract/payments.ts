import * as z from 'zod';
import { anyone, bodyLimits, endpoints } from './endpoint';
import { success } from './parts';

export const payments = endpoints({
  receiveEvent: {
    method: 'POST',
    path: '/api/stripe/webhook',
    auth: anyone,
    summary:
      'The payment provider’s notices: its signature over the raw body is checked, the notice is kept and handled from a queue',
    reply: z.object({ success, received: z.literal(true) }),
    refusals: ['bad-signature'],
    bodyLimit: bodyLimits.form,
    raw: true,
  },
});
