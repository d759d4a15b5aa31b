import Stripe from 'stripe';

/** Sends one signed webhook event and returns the status; 0 without an answer. */
export type SendEvent = (event: { readonly body: string; readonly signature: string }) => Promise<number>;

const timeoutMilliseconds = 10_000;

/** Signs like Stripe, `t=…,v1=…` over the body, with the product's clock. */
export const signatureOf = (payload: string, secret: string, timestamp: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

export const sendTo =
  (url: string): SendEvent =>
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
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  };
