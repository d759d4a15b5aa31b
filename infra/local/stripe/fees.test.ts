import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '../../../functions/gateways/payments/stripe';
import { bankFields, cardFields, send } from './testing/browser';
import { type Opened, openDouble, testSecret, testWebhookSecret } from './testing/open-double';

let opened: Opened;
let payments: ReturnType<typeof stripePayments>;
beforeEach(async () => {
  opened = await openDouble();
  const api = { host: '127.0.0.1', port: opened.port, protocol: 'http' } as const;
  payments = stripePayments({ secretKey: testSecret, webhookSecret: testWebhookSecret, api });
});
afterEach(() => opened.close());

const address = { organizationId: 'org_1', applicationId: 'apl_1', screeningId: 'scr_1' };
const fee = {
  ...address,
  attempt: 1,
  cents: 3_500,
  name: 'Screening, unit 1A',
  payer: { name: 'Grace Hopper', email: 'grace@applicant.test' },
  successUrl: 'http://localhost:3000/done',
  cancelUrl: 'http://localhost:3000/back',
};

describe('a fee at the provider, through the gateway', () => {
  it('is paid by card alone, on one page an attempt, and goes back whole and once', async () => {
    const { checkoutId, url } = await payments.startFeeCheckout(fee);
    expect(await payments.startFeeCheckout(fee)).toEqual({ checkoutId, url });
    expect((await payments.startFeeCheckout({ ...fee, attempt: 2 })).checkoutId).not.toBe(checkoutId);
    expect(await payments.feeCheckout(checkoutId)).toEqual({ ...address, status: 'open', cents: 3_500 });
    await send(url, bankFields('000123456789'));
    expect(await payments.feeCheckout(checkoutId)).toMatchObject({ status: 'open' });
    await send(url, cardFields());
    const paid = await payments.feeCheckout(checkoutId);
    expect(paid).toMatchObject({ status: 'complete', paidBy: expect.stringMatching(/^pi_/) });
    expect(await payments.rentOf({ checkoutId })).toBeUndefined();
    expect(await payments.feeBack(paid?.paidBy ?? '')).toBeUndefined();
    await payments.refundFee(paid?.paidBy ?? '');
    expect(await payments.feeBack(paid?.paidBy ?? '')).toEqual({ ...address, state: 'done' });
    expect(await payments.feeBack('pi_unknown')).toBeUndefined();
    await payments.refundFee(paid?.paidBy ?? '');
    const { data } = await opened.stripe.refunds.list({ payment_intent: paid?.paidBy ?? '' });
    expect(data.map(({ amount }) => amount)).toEqual([3_500]);
    const { screeningId: _, ...own } = fee;
    const ofApplication = await payments.startFeeCheckout(own);
    expect(ofApplication.checkoutId).not.toBe(checkoutId);
    expect(await payments.feeCheckout(ofApplication.checkoutId)).toEqual({
      organizationId: 'org_1',
      applicationId: 'apl_1',
      status: 'open',
      cents: 3_500,
    });
    expect(await payments.feeCheckout('cs_none')).toBeUndefined();
  });
});
