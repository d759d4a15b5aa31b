import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../infra/local/seed/accounts';
import { type Client, signedIn } from '../support/client';
import { newDataDir, type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
let client: Client;
beforeAll(async () => {
  product = await startProduct();
  client = await signedIn(product.url, 'orgadmin@demo.test', demoPassword);
});
afterAll(() => product?.stop());

type Place = { readonly propertyId: string; readonly ownerId: string };

/** The `index`th property of the organization and its first owner. */
async function placeOf(title: string): Promise<Place> {
  const list = await client.call('properties', 'listProperties', { query: { limit: 100 } });
  const { properties } = list.body.data;
  const propertyId = properties.find((one) => one.property_title === title)?.property_id ?? '';
  const ownerId = (await propertyOf(propertyId))?.rental_owners[0]?.rental_user_owner_id ?? '';
  return { propertyId, ownerId };
}
const propertyOf = async (id: string) =>
  (await client.call('properties', 'getProperty', { params: { id } })).body.data[0];
const bankInfoOf = async ({ propertyId, ownerId }: Place) =>
  (await propertyOf(propertyId))?.rental_owners.find((owner) => owner.rental_user_owner_id === ownerId)
    ?.rent_owner_bankinfo;
const statusOf = async ({ ownerId }: Place) =>
  (await client.call('owners', 'getBankStatus', { params: { id: ownerId } })).body.data;
const start = ({ ownerId, propertyId }: Place) =>
  client.call('owners', 'startOnboarding', { body: { rentailownerid: ownerId, for_property: propertyId } });

/** Uses a page of the provider as a browser without scripts does; returns where it led. */
async function visit(url: string, form?: Record<string, string>): Promise<string> {
  const answer = await fetch(url.replace('http://localhost:', 'http://127.0.0.1:'), {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  await answer.arrayBuffer();
  return new URL(answer.headers.get('location') ?? '', url).href;
}

const person = {
  'individual.first_name': 'Rosa',
  'individual.last_name': 'Delgado',
  'individual.dob.month': '2',
  'individual.dob.day': '3',
  'individual.dob.year': '1970',
  'individual.address.line1': '1 Main St',
  'individual.address.city': 'Austin',
  'individual.address.state': 'TX',
  'individual.address.postal_code': '78701',
  'individual.ssn_last_4': '0000',
};
const bank = { routing: '110000000', account: '000123456789' };

/** Fills in the provider's form, with or without the bank account; returns where the last page led. */
async function onboard(url: string, { withBank }: { withBank: boolean }): Promise<string> {
  const you = await visit(url);
  const page = (step: string) => you.replace(/\/[^/]+$/, `/${step}`);
  await visit(page('you'), person);
  if (withBank) await visit(page('bank'), bank);
  return visit(page('review'), {});
}

const mode = (name: string) =>
  fetch(`${product.url}/local/stripe/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: name }),
  });
const redeliver = () => fetch(`${product.url}/local/stripe/webhooks/redeliver`, { method: 'POST' });
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 100 });

describe('an owner’s bank details', () => {
  it('go none, started, restricted with what is missing, ready, by the provider’s signed notices [API-19][ROL-08]', async () => {
    const place = await placeOf('Alder Court');
    expect(await statusOf(place)).toMatchObject({ state: 'none' });
    const { url } = (await start(place)).body.data;
    expect(await statusOf(place)).toMatchObject({ state: 'started' });
    const account = { body: { rentailownerid: place.ownerId } };
    const { ca } = (await client.call('owners', 'getConnectedAccountId', account)).body;
    expect(ca.connectaccountid).toMatch(/^acct_/);

    const back = await onboard(url, { withBank: false });
    expect(new URL(back).pathname).toBe('/ownerBankInfo');
    expect(Object.fromEntries(new URL(back).searchParams)).toEqual({
      id: place.propertyId,
      owner: place.ownerId,
      from: 'provider',
    });
    await eventually(async () =>
      expect(await statusOf(place)).toMatchObject({
        state: 'restricted',
        missing: ['Bank account for payouts'],
      }),
    );
    expect(await bankInfoOf(place)).toBe(0);

    const again = (await start(place)).body.data;
    await onboard(again.url, { withBank: true });
    await eventually(async () => {
      expect(await statusOf(place)).toMatchObject({ state: 'ready', missing: [], bank_last4: '6789' });
      expect(await bankInfoOf(place)).toBe(1);
    });
    const same = (await client.call('owners', 'getConnectedAccountId', account)).body;
    expect(same.ca).toEqual(ca);

    const owner = (await propertyOf(place.propertyId))?.rental_owners[0]?.rent_owner_email;
    await eventually(async () => {
      const mails = (await product.outbox()).filter(({ to }) => to === owner);
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
        'A link to your bank details was opened',
        'A link to your bank details was opened',
        'The bank account for your rent payments changed',
      ]);
    });
  });

  it('are known on the way back, whatever the notices do', async () => {
    await mode('never');
    const place = await placeOf('Elm Street Offices');
    await onboard((await start(place)).body.data.url, { withBank: true });
    expect(await statusOf(place)).toMatchObject({ state: 'started' });
    const asked = { body: { rentailownerid: place.ownerId } };
    expect((await client.call('owners', 'refreshBankStatus', asked)).status).toBe(200);
    expect(await statusOf(place)).toMatchObject({ state: 'ready' });
    expect(await bankInfoOf(place)).toBe(1);
    await mode('normal');
    await redeliver();
    expect(await statusOf(place)).toMatchObject({ state: 'ready' });
  });

  it('are nobody else’s: another organization and another owner do not reach them', async () => {
    const { ownerId } = await placeOf('Alder Court');
    for (const who of ['manager', 'owner']) {
      const other = await signedIn(product.url, `${who}@demo.test`, demoPassword);
      const refused = await other.call('owners', 'startOnboarding', { body: { rentailownerid: ownerId } });
      expect(refused.error?.code, who).toBe('not-found');
    }
    const tenant = await signedIn(product.url, 'tenant@demo.test', demoPassword);
    const call = await tenant.call('owners', 'getBankStatus', { params: { id: ownerId } });
    expect(call.error?.code).toBe('not-permitted');
  });

  it('reported nothing unexpected', () => expect(product.reports).toEqual([]));
});

describe('the webhook', () => {
  const post = (body: string, signature?: string) =>
    fetch(`${product.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    });

  it('takes no notice that the provider did not sign', async () => {
    const body = JSON.stringify({ id: 'evt_x', type: 'account.updated', created: 1, data: { object: {} } });
    const seconds = Math.floor(Date.now() / 1000);
    const forged = createHmac('sha256', 'whsec_guess').update(`${seconds}.${body}`).digest('hex');
    for (const signature of [undefined, 't=1,v1=00', `t=${seconds},v1=${forged}`]) {
      const answer = await post(body, signature);
      expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'bad-signature']);
    }
    expect(await product.product.deps.paymentEvents.byId('evt_x')).toBeUndefined();
  });
});

describe('a start', () => {
  it('handles the notices that were kept and not handled before', async () => {
    const dataDir = await newDataDir();
    const before = await startProduct({ dataDir, demoData: false });
    const { deps } = before.product;
    const receivedAt = new Date().toISOString();
    const event = { eventId: 'evt_left', type: 'account.updated', accountId: 'acct_nobody' };
    await deps.paymentEvents.keep({ ...event, createdAt: receivedAt, receivedAt, status: 'pending' });
    await before.stop();
    const after = await startProduct({ dataDir, demoData: false });
    await eventually(async () =>
      expect(await after.product.deps.paymentEvents.byId('evt_left')).toMatchObject({ status: 'handled' }),
    );
    await after.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
