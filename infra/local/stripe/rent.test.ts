import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '../../../functions/gateways/payments/stripe';
import { bankFields, cardFields, type Fields, follow, send } from './testing/browser';
import { type Opened, openDouble, testSecret, testWebhookSecret } from './testing/open-double';

let opened: Opened;
let payments: ReturnType<typeof stripePayments>;
beforeEach(async () => {
  opened = await openDouble();
  const api = { host: '127.0.0.1', port: opened.port, protocol: 'http' } as const;
  payments = stripePayments({ secretKey: testSecret, webhookSecret: testWebhookSecret, api });
});
afterEach(() => opened.close());

const lease = { organizationId: 'org_1', leaseId: 'lse_1' };
const rent = { ...lease, paymentId: 'pay_1' };
const tenant = { organizationId: 'org_1', leaseId: 'lse_1', userRoleId: 'rol_1' };

/** Rent of 1,450.00, paid on the hosted page. */
async function paid(fields: Fields) {
  const customerId = await payments.tenantCustomerFor({ ...tenant, email: 'nora@demo.test', name: 'Nora' });
  const page = {
    ...rent,
    customerId,
    cents: 145_000,
    name: 'Rent, unit 1A',
    until: '2026-11-21T11:00:00.000Z',
    successUrl: 'http://localhost:3000/done',
    cancelUrl: 'http://localhost:3000/back',
  };
  const { checkoutId, url } = await payments.startRentCheckout(page);
  expect((await payments.startRentCheckout(page)).checkoutId).toBe(checkoutId);
  await send(url, fields);
  const now = async () => (await payments.rentPayments(customerId))[0];
  return { checkoutId, now };
}

describe('rent at the provider, through the gateway', () => {
  it('by card settles at once with its fee; a refund and a lost dispute are read as they happened', async () => {
    const { checkoutId, now } = await paid(cardFields());
    const seen = await now();
    expect(await payments.rentOf({ checkoutId })).toEqual(lease);
    expect(await payments.rentOf({ intentId: seen?.intentId })).toEqual(lease);
    expect(seen).toMatchObject({
      ...rent,
      status: 'succeeded',
      method: 'card',
      refunds: [],
      disputes: [],
      settled: { cents: 145_000, fee: 4_235 },
    });
    const intentId = seen?.intentId ?? '';
    const refund = { intentId, cents: 5_000, attempt: 'one' };
    expect(await payments.refundRent(refund)).toEqual(await payments.refundRent(refund));
    expect((await now())?.refunds).toMatchObject([{ cents: 5_000 }]);
    await payments.refundRent({ ...refund, attempt: 'deposit', deposit: 'ten_1' });
    const kinds = (await now())?.refunds.map(({ deposit }) => deposit).toSorted();
    expect(kinds).toEqual(['ten_1', undefined]);
    const moved = async (instant: string) => new Set(await payments.booksMovedSince(instant));
    expect((await payments.booksMovedSince('2026-11-21T09:00:00.000Z')).length).toBe(3);
    expect(await moved('2026-11-22T09:00:00.000Z')).toEqual(new Set());
    const tooMuch = payments.refundRent({ ...refund, cents: 145_000, attempt: 'two' });
    await expect(tooMuch).rejects.toMatchObject({ code: 'refund-refused' });
    expect(await payments.rentCheckout(checkoutId)).toBe('complete');
  });

  it.each([
    ['winning_evidence', { status: 'won', wonAt: expect.any(String) }],
    ['losing_evidence', { status: 'lost' }],
  ])('a dispute of a card payment is open until the bank decides: %s', async (uncategorized_text, end) => {
    const { now } = await paid(cardFields('4000000000000259'));
    const open = { cents: 145_000, fee: 1_500, reason: 'fraudulent', status: 'open', isFinal: false };
    expect((await now())?.disputes).toMatchObject([open]);
    const [dispute] = (await opened.stripe.disputes.list()).data;
    await opened.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text } });
    expect((await now())?.disputes).toMatchObject([{ ...open, ...end }]);
  });

  it('from a bank account is on its way for days, settles, and may come back for good', async () => {
    const { now } = await paid(bankFields('000555555559'));
    expect(await now()).toMatchObject({ status: 'processing', method: 'bank' });
    await opened.moveTo('2026-11-25T10:00:05Z');
    expect(await now()).toMatchObject({ status: 'succeeded', settled: { fee: 500 }, disputes: [] });
    await opened.moveTo('2026-11-27T10:00:10Z');
    expect((await now())?.disputes).toMatchObject([{ cents: 145_000, status: 'lost', isFinal: true }]);
    expect(opened.events.map(({ type }) => type)).toContain('charge.dispute.closed');
  });

  it('refused by the bank says why; a page that is not needed any more is closed', async () => {
    const { now } = await paid(bankFields('000222222227'));
    await opened.moveTo('2026-11-25T10:00:05Z');
    expect(await now()).toMatchObject({
      status: 'waiting',
      failure: 'There was not enough money in the account.',
    });
    expect((await now())?.settled).toBeUndefined();
    const customerId = await payments.tenantCustomerFor({ ...tenant, email: 'x@demo.test', name: 'X' });
    const urls = { successUrl: 'http://localhost:3000/done', cancelUrl: 'http://localhost:3000/back' };
    const until = '2026-11-25T11:00:00.000Z';
    const { checkoutId } = await payments.startRentCheckout({
      ...rent,
      paymentId: 'pay_2',
      customerId,
      cents: 100,
      name: 'Rent',
      until,
      ...urls,
    });
    // Two devices at once: who comes second finds it closed.
    await Promise.all([1, 2, 3].map(() => payments.endRentCheckout(checkoutId)));
    await payments.endRentCheckout(checkoutId);
    expect(await payments.rentCheckout(checkoutId)).toBe('expired');
  });
});

describe('a saved method, through the gateway', () => {
  const back = 'http://localhost:3000/payrent';
  /** A method that was saved on the hosted page. */
  async function saved(fields: Fields) {
    const customerId = await payments.tenantCustomerFor({ ...tenant, email: 'nora@demo.test', name: 'Nora' });
    const page = { ...lease, customerId, until: '2026-11-21T11:00:00.000Z', attempt: 'one' };
    const { checkoutId, url } = await payments.startMethodPage({
      ...page,
      successUrl: back,
      cancelUrl: back,
    });
    expect(await payments.rentOf({ checkoutId })).toEqual(lease);
    expect(await payments.savedMethod(checkoutId)).toBeUndefined();
    await send(url, fields);
    const method = await payments.savedMethod(checkoutId);
    if (!method) throw new Error('nothing was saved');
    const debit = { ...lease, paymentId: 'auto:2026-12-01', customerId, methodId: method.methodId };
    const all = () => payments.rentPayments(customerId);
    return { method, debit: { ...debit, cents: 145_000 }, all };
  }

  it('is debited while its owner is away, once for each payment, and known by its last digits', async () => {
    const { method, debit, all } = await saved(cardFields());
    expect(method.name).toBe('Visa •••• 4242');
    expect(await Promise.all([payments.debitRent(debit), payments.debitRent(debit)])).toEqual([{}, {}]);
    expect(await all()).toMatchObject([
      { paymentId: 'auto:2026-12-01', status: 'succeeded', settled: { cents: 145_000, fee: 4_235 } },
    ]);
    await expect(payments.debitRent({ ...debit, cents: 1_000 })).rejects.toThrow(/idempoten/i);
  });

  it('of a bank account is on its way for days', async () => {
    const { method, debit, all } = await saved(bankFields('000123456789'));
    expect(method.name).toBe('STRIPE TEST BANK •••• 6789');
    await payments.debitRent(debit);
    expect(await all()).toMatchObject([{ status: 'processing', method: 'bank' }]);
  });

  it('that is declined leaves a payment that says why; one that is not the payer’s is refused', async () => {
    const { debit, all } = await saved(cardFields('4000000000000341'));
    expect(await payments.debitRent(debit)).toEqual({});
    expect(await all()).toMatchObject([
      { status: 'waiting', failure: 'Your bank declined the card. Ask your bank why, or pay another way.' },
    ]);
    const gone = { ...debit, paymentId: 'auto:2027-01-01', methodId: 'pm_missing' };
    expect(await payments.debitRent(gone)).toEqual({ failure: expect.stringContaining('pm_missing') });
  });

  it('that is a card is good through its month, and declined after it', async () => {
    const { method, debit, all } = await saved({ ...cardFields(), expiry: '12 / 26' });
    expect(method).toMatchObject({ kind: 'card', until: '2026-12' });
    opened.clock.set(new Date('2026-12-31T23:59:59Z'));
    await payments.debitRent(debit);
    opened.clock.set(new Date('2027-01-01T00:00:00Z'));
    await payments.debitRent({ ...debit, paymentId: 'auto:2027-01-01' });
    const tries = new Map((await all()).map((one) => [one.paymentId, one]));
    expect(tries.get('auto:2026-12-01')).toMatchObject({ status: 'succeeded' });
    expect(tries.get('auto:2027-01-01')).toMatchObject({
      status: 'waiting',
      failure: 'The card has expired. Use another one.',
    });
  });
});

describe('a saved method while its owner is there, through the gateway', () => {
  const returnUrl = 'http://localhost:3000/paymentconfirmation?id=lse_1';
  const until = '2026-11-21T11:00:00.000Z';
  const customer = () => payments.tenantCustomerFor({ ...tenant, email: 'nora@demo.test', name: 'Nora' });

  async function savedOnPage(fields: Fields) {
    const customerId = await customer();
    const page = { ...lease, customerId, until, successUrl: returnUrl, cancelUrl: returnUrl };
    const { url } = await payments.startMethodPage({ ...page, attempt: JSON.stringify(fields) });
    const visit = await send(url, fields);
    if (visit.location?.includes('/authenticate/')) await send(follow(opened, visit), { result: 'complete' });
    const [method] = await payments.savedMethods(customerId);
    if (!method) throw new Error('nothing was saved');
    const { methodId } = method;
    return { method, payment: { ...rent, customerId, methodId, cents: 145_000, returnUrl } };
  }

  it('pays once, is listed by its last digits, and is gone once it was removed', async () => {
    const { method, payment } = await savedOnPage(cardFields());
    expect(method).toEqual({
      methodId: expect.stringMatching(/^pm_/),
      name: 'Visa •••• 4242',
      kind: 'card',
      until: '2034-12',
    });
    expect(await Promise.all([payments.payWithMethod(payment), payments.payWithMethod(payment)])).toEqual([
      {},
      {},
    ]);
    expect(await payments.rentPayments(payment.customerId)).toMatchObject([{ status: 'succeeded' }]);
    await payments.removeMethod(payment.methodId);
    await payments.removeMethod(payment.methodId);
    expect(await payments.savedMethods(payment.customerId)).toEqual([]);
    expect(await payments.payWithMethod({ ...payment, paymentId: 'pay_2' })).toEqual({
      failure: expect.stringContaining('Choose another'),
    });
  });

  it('asks at the bank where it must, and what is left there can be canceled', async () => {
    const { payment } = await savedOnPage(cardFields('4000002760003184'));
    const { url = '' } = await payments.payWithMethod(payment);
    expect(await payments.rentPayments(payment.customerId)).toMatchObject([{ status: 'asking' }]);
    const back = await send(url, { result: 'complete' });
    expect(back.location).toBe(returnUrl);
    const [paid] = await payments.rentPayments(payment.customerId);
    expect(paid).toMatchObject({ status: 'succeeded', settled: { cents: 145_000 } });
    await expect(payments.endRentPayment(paid?.intentId ?? '')).rejects.toMatchObject({ code: 'conflict' });
    const left = await payments.payWithMethod({ ...payment, paymentId: 'pay_2' });
    const [open] = await payments.rentPayments(payment.customerId);
    await payments.endRentPayment(open?.intentId ?? '');
    expect((await payments.rentPayments(payment.customerId))[0]).toMatchObject({ status: 'canceled' });
    expect((await send(left.url ?? '', { result: 'complete' })).status).toBe(404);
  });

  it('is saved on the page where rent is paid only when the payer ticks it', async () => {
    const customerId = await customer();
    const pay = async (paymentId: string, more: Fields) => {
      const page = { ...rent, paymentId, customerId, cents: 100, name: 'Rent', until };
      const { url } = await payments.startRentCheckout({
        ...page,
        successUrl: returnUrl,
        cancelUrl: returnUrl,
      });
      await send(url, { ...cardFields(), ...more });
    };
    await pay('pay_1', {});
    expect(await payments.savedMethods(customerId)).toEqual([]);
    await pay('pay_2', { save: 'yes' });
    expect(await payments.savedMethods(customerId)).toMatchObject([{ name: 'Visa •••• 4242' }]);
  });

  it('of a bank account is on its way for days; a card that is declined says why', async () => {
    const bank = await savedOnPage(bankFields('000123456789'));
    expect(bank.method).toMatchObject({ kind: 'bank', name: 'STRIPE TEST BANK •••• 6789' });
    await payments.payWithMethod(bank.payment);
    expect(await payments.rentPayments(bank.payment.customerId)).toMatchObject([{ status: 'processing' }]);
    const card = await savedOnPage(cardFields('4000000000000341'));
    expect(await payments.payWithMethod({ ...card.payment, paymentId: 'pay_2' })).toEqual({});
    expect((await payments.rentPayments(card.payment.customerId))[0]).toMatchObject({
      status: 'waiting',
      failure: expect.stringContaining('declined'),
    });
  });
});
