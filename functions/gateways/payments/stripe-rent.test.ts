import { describe, expect, it } from 'vitest';
import { listOf, missingResource, type stripeServer, useStripe } from '../../../test/support/stripe-server';
import type { Payments } from './payments';

let stripe: Awaited<ReturnType<typeof stripeServer>>;
let payments: Payments;
useStripe((open) => {
  ({ stripe, payments } = open);
});

/** Seconds of an hour on July 1, and the instant that they are. */
const hour = (at: number) => Date.UTC(2026, 6, 1, at) / 1000;
const instant = (at: number) => `2026-07-01T${String(at).padStart(2, '0')}:00:00.000Z`;
const refusal = (error: object) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', ...error } },
});
const key = () => stripe.calls.at(-1)?.headers['idempotency-key'];

const lease = { organizationId: 'org_1', leaseId: 'lse_1' };
const intent = (more: object = {}, metadata: object = { ...lease, paymentId: 'pay_1' }) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  amount_received: 10_000,
  metadata,
  latest_charge: null,
  last_payment_error: null,
  ...more,
});
const charge = (more: object = {}) => ({
  id: 'ch_1',
  object: 'charge',
  disputed: false,
  payment_method_details: { type: 'card' },
  balance_transaction: { id: 'txn_1', created: hour(1), available_on: hour(9), fee: 320 },
  ...more,
});
/** What the product reads of one payment. */
const seen = async (one: object, more: Parameters<typeof stripe.answer>[0] = {}) => {
  stripe.answer({ 'GET /v1/payment_intents': () => ({ body: listOf(one) }), ...more });
  return payments.rentPayments('cus_1');
};
const read = {
  ...lease,
  paymentId: 'pay_1',
  intentId: 'pi_1',
  status: 'succeeded',
  method: 'card',
  failure: '',
  refunds: [],
  disputes: [],
};

describe('a payment of rent', () => {
  it('is read with its money once it has succeeded, and by a bank account as such', async () => {
    const settled = { at: instant(1), clearsAt: instant(9), cents: 10_000, fee: 320 };
    expect(await seen(intent({ latest_charge: charge() }))).toEqual([{ ...read, settled }]);
    const bank = charge({ payment_method_details: { type: 'us_bank_account' } });
    const onItsWay = intent({ status: 'processing', latest_charge: bank });
    expect(await seen(onItsWay)).toEqual([{ ...read, status: 'processing', method: 'bank' }]);
    expect(stripe.calls[0]?.form).toMatchObject({
      'expand[0]': 'data.latest_charge.balance_transaction',
      'expand[1]': 'data.latest_charge.refunds',
    });
  });

  it.each([
    ['succeeded', 'succeeded'],
    ['processing', 'processing'],
    ['requires_action', 'asking'],
    ['canceled', 'canceled'],
    ['requires_payment_method', 'waiting'],
  ])('that is %s at the provider is %s', async (status, expected) => {
    const last_payment_error = { message: 'No funds.' };
    expect(await seen(intent({ status, last_payment_error }))).toEqual([
      { ...read, status: expected, failure: 'No funds.' },
    ]);
  });

  it.each([{}, { paymentId: 'pay_1' }, lease, { ...lease, leaseId: '', paymentId: 'pay_1' }])(
    'is none of ours when it says only %j',
    async (metadata) => {
      expect(await seen(intent({}, metadata))).toEqual([]);
    },
  );

  it('has its refunds: not one that was canceled, and when one failed', async () => {
    const refund = (id: string, status: string, metadata: object = {}) => ({
      id,
      object: 'refund',
      status,
      created: hour(3),
      amount: 2_000,
      metadata,
    });
    const refunds = listOf(
      refund('re_1', 'succeeded', { kind: 'deposit', tenant: 'nora' }),
      refund('re_2', 'canceled'),
      refund('re_3', 'failed', { kind: 'other', tenant: 'nora' }),
      refund('re_4', 'failed', { kind: 'deposit' }),
    );
    const failed = (id: string, back: object | null) => ({
      body: { ...refund(id, 'failed'), failure_balance_transaction: back },
    });
    const [payment] = await seen(intent({ latest_charge: charge({ refunds }) }), {
      'GET /v1/refunds/re_3': () => failed('re_3', { id: 'txn_3', created: hour(7) }),
      'GET /v1/refunds/re_4': () => failed('re_4', null),
    });
    const made = { at: instant(3), cents: 2_000 };
    expect(payment?.refunds).toEqual([
      { refundId: 're_1', ...made, deposit: 'nora' },
      { refundId: 're_3', ...made, failedAt: instant(7) },
      { refundId: 're_4', ...made },
    ]);
    const asked = stripe.calls.filter(({ path }) => path.startsWith('/v1/refunds/'));
    expect(asked.map(({ path }) => path).toSorted()).toEqual(['/v1/refunds/re_3', '/v1/refunds/re_4']);
  });

  it('has what its bank took: nothing for an inquiry, and back what was won', async () => {
    const dispute = (id: string, status: string, ...moved: object[]) => ({
      id,
      object: 'dispute',
      status,
      reason: 'fraudulent',
      balance_transactions: moved,
    });
    const taken = { created: hour(4), amount: -10_000, fee: 1_500 };
    const disputes = listOf(
      dispute('dp_1', 'warning_needs_response'),
      dispute('dp_2', 'under_review', taken),
      dispute('dp_3', 'won', taken, { created: hour(8), amount: 10_000, fee: 0 }),
      dispute('dp_4', 'lost', taken),
    );
    const answers = { 'GET /v1/disputes': () => ({ body: disputes }) };
    const [payment] = await seen(intent({ latest_charge: charge({ disputed: true }) }), answers);
    const facts = { at: instant(4), cents: 10_000, fee: 1_500, reason: 'fraudulent', isFinal: false };
    expect(payment?.disputes).toEqual([
      { disputeId: 'dp_2', ...facts, status: 'open' },
      { disputeId: 'dp_3', ...facts, status: 'won', wonAt: instant(8) },
      { disputeId: 'dp_4', ...facts, status: 'lost' },
    ]);
    const bank = charge({ disputed: true, payment_method_details: { type: 'us_bank_account' } });
    const [returned] = await seen(intent({ latest_charge: bank }), answers);
    expect(returned?.disputes.map(({ isFinal }) => isFinal)).toEqual([true, true, true]);
    const [undisputed] = await seen(intent({ latest_charge: charge() }), answers);
    expect(undisputed?.disputes).toEqual([]);
  });
});

describe('a refund of rent', () => {
  const refund = (more: object = {}) =>
    payments.refundRent({ intentId: 'pi_1', cents: 2_000, attempt: 'one', ...more });

  it('is marked when it is a deposit', async () => {
    stripe.answer({ 'POST /v1/refunds': () => ({ body: { id: 're_1', object: 'refund' } }) });
    expect(await refund()).toEqual({ refundId: 're_1' });
    expect(stripe.calls.at(-1)?.form).toEqual({ payment_intent: 'pi_1', amount: '2000' });
    const first = key();
    await refund({ deposit: 'nora' });
    expect(stripe.calls.at(-1)?.form).toMatchObject({
      'metadata[kind]': 'deposit',
      'metadata[tenant]': 'nora',
    });
    await refund({ attempt: 'two' });
    expect(key()).not.toBe(first);
  });

  it('that the provider does not make is refused; when it is away that is another matter', async () => {
    stripe.answer({ 'POST /v1/refunds': () => refusal({ message: 'More than was paid' }) });
    await expect(refund()).rejects.toMatchObject({ name: 'Refusal', code: 'refund-refused' });
    stripe.answer({ 'POST /v1/refunds': () => ({ status: 500, body: { error: { type: 'api_error' } } }) });
    await expect(refund()).rejects.toMatchObject({ code: 'payments-away' });
  });
});

describe('a transfer to an owner', () => {
  const address = { organizationId: 'org_1', propertyId: 'prp_1', transferId: 'pst_1' };
  const transfer = (more: object = {}) => ({
    id: 'tr_1',
    object: 'transfer',
    created: hour(1),
    amount: 70_000,
    metadata: address,
    reversals: listOf(),
    ...more,
  });
  const back = (id: string, at: number) => ({ id, created: hour(at), amount: 100 });
  const send = () => payments.sendTransfer({ ...address, accountId: 'acct_1', cents: 70_000 });
  const takeBack = () => payments.takeTransferBack({ providerId: 'tr_1', cents: 70_000, attempt: 'one' });

  it('is read with what came back, the earliest first', async () => {
    const reversals = listOf(back('trr_c', 5), back('trr_b', 4), back('trr_a', 5));
    stripe.answer({
      'GET /v1/transfers': () => ({ body: listOf(transfer({ reversals }), transfer({ metadata: {} })) }),
    });
    const seenBack = (backId: string, at: number) => ({ backId, at: instant(at), cents: 100 });
    const facts = { providerId: 'tr_1', at: instant(1), cents: 70_000 };
    const inOrder = [seenBack('trr_b', 4), seenBack('trr_a', 5), seenBack('trr_c', 5)];
    expect(await payments.transfersTo('acct_1')).toEqual([{ ...address, ...facts, back: inOrder }]);
  });

  it.each([
    ['the whole address', address, address],
    ['no organization', { propertyId: 'prp_1', transferId: 'pst_1' }, undefined],
    ['no property', { organizationId: 'org_1', transferId: 'pst_1' }, undefined],
    ['no transfer', { organizationId: 'org_1', propertyId: 'prp_1' }, undefined],
  ])('with %s is ours only if it says all', async (_, metadata, ours) => {
    stripe.answer({ 'GET /v1/transfers/tr_1': () => ({ body: transfer({ metadata }) }) });
    expect(await payments.transferNamed('tr_1')).toEqual(ours);
  });

  it('that is not there is none of ours', async () => {
    stripe.answer({ 'GET /v1/transfers/tr_1': () => missingResource });
    expect(await payments.transferNamed('tr_1')).toBeUndefined();
  });

  it.each([
    ['insufficient_capabilities_for_transfer', 'account'],
    ['balance_insufficient', 'refused'],
  ])('that the provider does not make for %s fails as %s', async (code, failure) => {
    stripe.answer({ 'POST /v1/transfers': () => refusal({ code, message: 'No' }) });
    expect(await send()).toEqual({ failure });
  });

  it('has not failed when the provider is away', async () => {
    stripe.answer({ 'POST /v1/transfers': () => ({ status: 500, body: { error: { type: 'api_error' } } }) });
    await expect(send()).rejects.toMatchObject({ code: 'payments-away' });
  });

  it('is taken back, or kept: neither is said when the provider is away', async () => {
    const path = 'POST /v1/transfers/tr_1/reversals';
    stripe.answer({ [path]: () => ({ body: { id: 'trr_1', object: 'transfer_reversal' } }) });
    await takeBack();
    expect(stripe.calls.at(-1)?.form).toEqual({ amount: '70000' });
    stripe.answer({ [path]: () => refusal({ message: 'The account has no money' }) });
    await expect(takeBack()).rejects.toMatchObject({ code: 'transfer-kept' });
    stripe.answer({ [path]: () => ({ status: 500, body: { error: { type: 'api_error' } } }) });
    await expect(takeBack()).rejects.toMatchObject({ code: 'payments-away' });
  });
});

describe('a screening fee', () => {
  const fee = { organizationId: 'org_1', applicationId: 'app_1' };
  const refund = () => payments.refundFee('pi_1');

  it('that went back before is not refunded again; another refusal is a surprise', async () => {
    const refunded = { code: 'charge_already_refunded', message: 'Refunded' };
    stripe.answer({ 'POST /v1/refunds': () => refusal(refunded) });
    await expect(refund()).resolves.toBeUndefined();
    stripe.answer({ 'POST /v1/refunds': () => refusal({ code: 'charge_disputed', message: 'Disputed' }) });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
    const declined = { type: 'card_error', code: 'charge_already_refunded', message: 'Declined' };
    stripe.answer({ 'POST /v1/refunds': () => ({ status: 402, body: { error: declined } }) });
    await expect(refund()).rejects.toMatchObject({ code: 'payment-declined' });
  });

  it.each([
    ['succeeded', 'done'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['pending', 'asked'],
  ])('whose refund is %s at the provider is %s', async (status, state) => {
    stripe.answer({
      'GET /v1/payment_intents/pi_1': () => ({ body: intent({}, fee) }),
      'GET /v1/refunds': () => ({ body: listOf({ id: 're_1', object: 'refund', status }) }),
    });
    expect(await payments.feeBack('pi_1')).toEqual({ ...fee, state });
  });

  it('has no refund when none was asked for, or when the payment is no fee or not there', async () => {
    const refunds = (...found: object[]) => ({ 'GET /v1/refunds': () => ({ body: listOf(...found) }) });
    const done = { id: 're_1', object: 'refund', status: 'succeeded' };
    const ofIntent = (metadata: object) => ({
      'GET /v1/payment_intents/pi_1': () => ({ body: intent({}, metadata) }),
    });
    for (const answers of [
      { ...ofIntent(fee), ...refunds() },
      { ...ofIntent(lease), ...refunds(done) },
      { ...ofIntent({ applicationId: 'app_1' }), ...refunds(done) },
      { 'GET /v1/payment_intents/pi_1': () => missingResource, ...refunds(done) },
    ]) {
      stripe.answer(answers);
      expect(await payments.feeBack('pi_1')).toBeUndefined();
    }
  });
});
