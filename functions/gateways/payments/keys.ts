import * as z from 'zod';

/** The provider's keys as Secrets Manager holds them. */
const PaymentKeys = z.object({
  secretKey: z.string().regex(/^(sk|rk)_(test|live)_\w+$/),
  webhookSecret: z.string().regex(/^whsec_\S+$/),
});
export type PaymentKeys = z.infer<typeof PaymentKeys>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined for anything else, such as a new secret's placeholder. */
export const paymentKeysIn = (text: string): PaymentKeys | undefined =>
  PaymentKeys.safeParse(parsed(text)).data;

/** A live key moves real money, so local development refuses it. */
export const isLiveKey = ({ secretKey }: Pick<PaymentKeys, 'secretKey'>): boolean =>
  /^(sk|rk)_live_/.test(secretKey);
