import { describe, expect, it } from 'vitest';
import { paymentKeysFrom, paymentsOf } from './payments';

const keys = (secretKey: string) => ({
  STRIPE_KEYS: JSON.stringify({ secretKey, webhookSecret: 'whsec_abc' }),
});

describe('the payment provider’s keys on one machine', () => {
  it('are the double’s unless somebody names others', () => {
    expect(paymentKeysFrom({})).toBeUndefined();
    expect(paymentKeysFrom(keys('sk_test_abc'))).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
    });
  });

  it.each(['sk_live_abc', 'rk_live_abc'])('are refused when they are live: %s', (secretKey) => {
    expect(() => paymentKeysFrom(keys(secretKey))).toThrow('live key');
    expect(() => paymentsOf({ secretKey, webhookSecret: 'whsec_abc' })).toThrow('live key');
  });

  it('are refused when they are none, without quoting them', () => {
    expect(() => paymentKeysFrom({ STRIPE_KEYS: 'sk_test_secret' })).toThrow(/^STRIPE_KEYS is not/);
    expect(() => paymentKeysFrom({ STRIPE_KEYS: 'sk_test_secret' })).not.toThrow('sk_test_secret');
  });

  it('are not needed where nothing is paid: only a call fails', async () => {
    await expect(paymentsOf(undefined).subscription('sub_1')).rejects.toThrow('No payment provider');
  });
});
