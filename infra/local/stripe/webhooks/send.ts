import Stripe from 'stripe';

/** Sends one signed notice and answers the status that came back; 0 when nobody answered. */
export type Send = (notice: { readonly body: string; readonly signature: string }) => Promise<number>;

const patience = 10_000;

/** Signs as Stripe does, with the time of the product's clock: `t=…,v1=…` over the body. */
export const signatureOf = (payload: string, secret: string, timestamp: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** By HTTP, as the real one does. */
export const sendTo =
  (url: string): Send =>
  async ({ body, signature }) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (simulation)',
        },
        body,
        signal: AbortSignal.timeout(patience),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  };
