import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '../../../functions/gateways/payments/stripe';
import { follow, open, send } from './testing/browser';
import { type Opened, openDouble, testSecret, testWebhookSecret } from './testing/open-double';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const you = (ssn = '0000') => ({
  'individual.first_name': 'Rosa',
  'individual.last_name': 'Owner',
  'individual.dob.month': '2',
  'individual.dob.day': '29',
  'individual.dob.year': '1980',
  'individual.address.line1': '1 Elm Street',
  'individual.address.city': 'Austin',
  'individual.address.state': 'TX',
  'individual.address.postal_code': '73301',
  'individual.ssn_last_4': ssn,
});
const bank = { routing: '110000000', account: '000123456789' };
const urls = { return_url: 'http://localhost:3000/back', refresh_url: 'http://localhost:3000/again' };

async function onboarding() {
  const { stripe } = opened;
  const account = await stripe.accounts.create({
    type: 'express',
    country: 'US',
    email: 'rosa@demo.test',
    capabilities: { transfers: { requested: true } },
    metadata: { ownerId: 'own_1' },
  });
  const link = await stripe.accountLinks.create({ account: account.id, type: 'account_onboarding', ...urls });
  const first = follow(opened, await open(link.url));
  const step = (name: string) => first.replace(/\/you$/, `/${name}`);
  return { account, link, first, step, now: () => stripe.accounts.retrieve(account.id) };
}

async function readyAccount() {
  const { account, first, step } = await onboarding();
  await send(first, you());
  await send(step('bank'), bank);
  await send(step('review'), {});
  return account;
}

describe('an owner’s account', () => {
  it('begins with everything due', async () => {
    const { account } = await onboarding();
    expect(account).toMatchObject({
      details_submitted: false,
      payouts_enabled: false,
      metadata: { ownerId: 'own_1' },
    });
    expect(account.requirements?.currently_due).toContain('external_account');
    expect(account.requirements?.disabled_reason).toBe('requirements.past_due');
  });

  it('is ready when everything was given, and shows of the bank its name and last digits', async () => {
    const { first, step, now } = await onboarding();
    expect((await send(first, you())).location).toContain('/bank');
    expect((await send(step('bank'), bank)).location).toContain('/review');
    expect((await open(step('review'))).html).toContain('STRIPE TEST BANK •••• 6789');
    expect((await send(step('review'), {})).location).toBe(urls.return_url);
    const ready = await now();
    expect(ready).toMatchObject({
      details_submitted: true,
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
    });
    expect(ready.requirements?.currently_due).toEqual([]);
    expect(ready.external_accounts?.data[0]).toMatchObject({ bank_name: 'STRIPE TEST BANK', last4: '6789' });
    await opened.double.webhooks.deliverDue();
    const updates = opened.events.filter(({ type }) => type === 'account.updated');
    expect(updates.length).toBeGreaterThan(1);
    expect(updates.at(-1)).toMatchObject({ account: ready.id, data: { object: { payouts_enabled: true } } });
  });

  it('keeps what was given when the person finishes later', async () => {
    const { first, step, now } = await onboarding();
    await send(first, you());
    expect((await open(step('later'))).location).toBe(urls.return_url);
    const { requirements, details_submitted } = await now();
    expect(details_submitted).toBe(false);
    expect(requirements?.currently_due).toEqual(['external_account', 'tos_acceptance.date']);
  });

  it('is restricted until an identity that cannot be confirmed is shown', async () => {
    const { first, step, now } = await onboarding();
    await send(first, you('1111'));
    await send(step('bank'), bank);
    expect((await send(step('review'), {})).location).toContain('/document');
    expect(await now()).toMatchObject({
      details_submitted: true,
      payouts_enabled: false,
      requirements: { currently_due: ['individual.verification.document'] },
    });
    await send(step('document'), { document: 'given' });
    expect((await now()).payouts_enabled).toBe(true);
  });

  it('names the fields that are wrong, and takes no real account number', async () => {
    const { first, step, now } = await onboarding();
    const wrong = await send(first, {
      ...you(),
      'individual.dob.day': '31',
      'individual.address.postal_code': '733',
    });
    expect(wrong.status).toBe(422);
    for (const text of ['Enter your date of birth.', 'Enter five digits.'])
      expect(wrong.html).toContain(text);
    const refused = await send(step('bank'), { routing: '021000021', account: '1234567890' });
    expect(refused.html).toContain('Use a test account number');
    expect((await now()).external_accounts?.data).toEqual([]);
  });

  it('is opened once by a link, and within minutes', async () => {
    const { link, account } = await onboarding();
    expect((await open(link.url)).location).toBe(urls.refresh_url);
    const late = await opened.stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      ...urls,
    });
    await opened.moveTo('2026-11-21T10:06:00Z');
    expect((await open(late.url)).location).toBe(urls.refresh_url);
  });
});

describe('money for an owner', () => {
  it('is sent on, paid out after two days, and shown in the owner’s balance', async () => {
    const account = await readyAccount();
    const { stripe } = opened;
    const transfer = await stripe.transfers.create({
      amount: 90_000,
      currency: 'usd',
      destination: account.id,
    });
    expect(transfer.destination).toBe(account.id);
    const own = { stripeAccount: account.id };
    expect((await stripe.balance.retrieve({}, own)).pending[0]?.amount).toBe(90_000);
    await opened.moveTo('2026-11-23T10:00:05Z');
    expect((await stripe.payouts.list({}, own)).data[0]).toMatchObject({ amount: 90_000, status: 'paid' });
    expect((await stripe.payouts.list()).data).toEqual([]);
    expect(opened.events.find(({ type }) => type === 'payout.paid')).toMatchObject({ account: account.id });
    expect((await stripe.balance.retrieve({}, own)).pending[0]?.amount).toBe(0);
  });

  it('is sent once for each of our transfers, and taken back until it is paid out', async () => {
    const { id: accountId } = await readyAccount();
    const api = { host: '127.0.0.1', port: opened.port, protocol: 'http' } as const;
    const payments = stripePayments({ secretKey: testSecret, webhookSecret: testWebhookSecret, api });
    const address = { organizationId: 'org_1', propertyId: 'prp_1', transferId: 'pst_1' };
    expect(await payments.ownerTransfer(address)).toBeUndefined();
    const sent = await payments.sendTransfer({ ...address, accountId, cents: 90_000 });
    if ('failure' in sent) throw new Error(sent.failure);
    const { providerId } = sent;
    expect(await payments.sendTransfer({ ...address, accountId, cents: 90_000 })).toEqual(sent);
    await expect(payments.sendTransfer({ ...address, accountId, cents: 80_000 })).rejects.toThrow(
      /idempoten/i,
    );
    expect(await payments.ownerTransfer(address)).toEqual(sent);
    const book = { organizationId: 'org_1', bookId: 'prp_1' };
    const moved = (instant: string) => payments.booksMovedSince(instant);
    expect(await moved('2026-11-21T09:00:00.000Z')).toEqual([book]);
    expect(await payments.transferNamed(providerId)).toEqual(address);
    const back = { providerId, cents: 30_000, attempt: 'one' };
    await payments.takeTransferBack(back);
    await payments.takeTransferBack(back);
    expect((await payments.ownerTransfer(address))?.back).toMatchObject([{ cents: 30_000 }]);
    expect(await moved('2026-11-21T09:00:00.000Z')).toEqual([book, book]);
    expect(await moved('2026-11-22T09:00:00.000Z')).toEqual([]);
    const seen = { ...address, providerId, cents: 90_000, back: [{ cents: 30_000 }] };
    expect(await payments.transfersTo(accountId)).toMatchObject([seen]);
    expect(await payments.transfersTo('acct_other')).toEqual([]);
    const { available } = await opened.stripe.balance.retrieve();
    expect(available[0]?.amount).toBe(-60_000);
    const kept = { code: 'transfer-kept' };
    await expect(payments.takeTransferBack({ ...back, cents: 60_001, attempt: 'two' })).rejects.toMatchObject(
      kept,
    );
    await opened.moveTo('2026-11-23T10:00:05Z');
    await expect(payments.takeTransferBack({ ...back, attempt: 'three' })).rejects.toMatchObject(kept);
    const events = opened.events.map(({ type }) => type);
    expect(events.filter((type) => type.startsWith('transfer.'))).toEqual([
      'transfer.created',
      'transfer.reversed',
    ]);
    const owner = { organizationId: 'org_1', ownerId: 'own_2', email: 'x@demo.test' };
    const other = await payments.connectedAccountFor(owner);
    const unready = { ...address, transferId: 'pst_2', accountId: other, cents: 100 };
    expect(await payments.sendTransfer(unready)).toEqual({ failure: 'account' });
  });

  it('is not sent to an account that may not receive, nor seen through one that is not there', async () => {
    const { account } = await onboarding();
    const { stripe } = opened;
    await expect(
      stripe.transfers.create({ amount: 100, currency: 'usd', destination: account.id }),
    ).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    await expect(stripe.balance.retrieve({}, { stripeAccount: 'acct_none' })).rejects.toMatchObject({
      statusCode: 403,
    });
  });
});
