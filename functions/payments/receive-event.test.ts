import type { Context } from 'aws-lambda';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { payments as rows } from '../../shared/contract/payments';
import { apiEvent } from '../../test/support/api-event';
import { fakeEvent } from '../../test/support/fake-payments';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import type { PaymentEvent } from '../gateways/payments/payments';
import { stripeEvents } from '../gateways/payments/stripe-events';
import { logger } from '../runtime/logger';
import { feature } from '../runtime/pipeline/feature';
import { handlers } from '.';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
});
const kept = (eventId = 'evt_1') => testWorld.deps.paymentEvents.byId(eventId);

const paid: PaymentEvent = {
  eventId: 'evt_1',
  type: 'invoice.paid',
  createdAt: '2026-06-15T11:59:58.000Z',
  customerId: 'cus_1',
};

async function post(
  body: string | undefined,
  signature: string | undefined,
  { isBase64Encoded = false, deps = testWorld.deps } = {},
) {
  const handler = feature('payments', { rows, handlers }, () => deps);
  const event = apiEvent({
    routeKey: 'POST /api/stripe/webhook',
    ...(body !== undefined && { body }),
    isBase64Encoded,
    ...(signature !== undefined && { headers: { 'stripe-signature': signature } }),
  });
  const answer = await handler(event, {} as Context);
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? '') };
}

describe('receiveEvent', () => {
  it('takes a signed event outside any envelope, keeps it, queues it and acknowledges', async () => {
    const { text, signature } = fakeEvent(paid, testWorld.now());
    expect(await post(text, signature)).toEqual({ status: 200, body: { success: 1, received: true } });
    expect(await kept()).toEqual({
      ...paid,
      receivedAt: testWorld.now().toISOString(),
      status: 'pending',
    });
    expect(testWorld.queued).toEqual(['evt_1']);
  });

  it('takes it in base64 too, as API Gateway may hand it on', async () => {
    const { text, signature } = fakeEvent(paid, testWorld.now());
    expect(
      (await post(Buffer.from(text).toString('base64'), signature, { isBase64Encoded: true })).status,
    ).toBe(200);
    expect((await kept())?.status).toBe('pending');
  });

  it.each([
    ['a body that was changed', (text: string, signature: string) => [`${text} `, signature]],
    ['another signature', (text: string) => [text, `t=1,v1=${'0'.repeat(64)}`]],
    ['no signature', (text: string) => [text, undefined]],
    ['no body', (_: string, signature: string) => [undefined, signature]],
  ] as const)('refuses %s with 400 and writes nothing', async (_, change) => {
    const { text, signature } = fakeEvent(paid, testWorld.now());
    const [body, sent] = change(text, signature);
    const { status, body: said } = await post(body, sent);
    expect([status, said.error.code]).toEqual([400, 'bad-signature']);
    expect([await kept(), testWorld.queued]).toEqual([undefined, []]);
  });

  it.each(['not json', '{', '[]'])(
    'refuses %j, signed as it is, with 400 and writes nothing',
    async (payload) => {
      const secret = 'whsec_one';
      const payments = { ...testWorld.deps.payments, ...stripeEvents(secret) };
      const timestamp = testWorld.now().getTime() / 1000;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const { status, body: said } = await post(payload, signature, {
        deps: { ...testWorld.deps, payments },
      });
      expect([status, said.error.code, testWorld.queued]).toEqual([400, 'bad-signature', []]);
    },
  );

  it('refuses an event older than five minutes by the product’s clock, and writes nothing', async () => {
    const { text, signature } = fakeEvent(paid, testWorld.now());
    testWorld.wait(300);
    expect((await post(text, signature)).status).toBe(200);
    const again = fakeEvent({ ...paid, eventId: 'evt_2' }, testWorld.now());
    testWorld.wait(301);
    expect((await post(again.text, again.signature)).status).toBe(400);
    expect([(await kept())?.eventId, await kept('evt_2')]).toEqual(['evt_1', undefined]);
  });

  it('acknowledges a repeat and keeps it once; one that still waits is queued again', async () => {
    for (const _ of [1, 2]) {
      const { text, signature } = fakeEvent(paid, testWorld.now());
      expect((await post(text, signature)).status).toBe(200);
      testWorld.wait(60);
    }
    expect(testWorld.queued).toEqual(['evt_1', 'evt_1']);
    const event = await kept();
    if (event) await testWorld.deps.paymentEvents.markHandled(event, { now: testWorld.now() });
    const { text, signature } = fakeEvent(paid, testWorld.now());
    expect((await post(text, signature)).status).toBe(200);
    expect(testWorld.queued).toHaveLength(2);
  });

  it('keeps a kind it does nothing about, as ignored, and queues nothing', async () => {
    const { text, signature } = fakeEvent({ ...paid, type: 'payout.paid' }, testWorld.now());
    expect((await post(text, signature)).status).toBe(200);
    expect((await kept())?.status).toBe('ignored');
    expect(testWorld.queued).toEqual([]);
  });

  it('refuses a body past the row’s limit before its signature is looked at', async () => {
    testWorld.requests();
    const { status, body } = await post('x'.repeat(rows.receiveEvent.bodyLimit + 1), 't=1,v1=0');
    expect([status, body.error.code]).toEqual([413, 'too-large']);
    expect(testWorld.requests()).toEqual([]);
  });

  it('does not acknowledge what could not be queued: it is kept, and the provider sends it again', async () => {
    const { text, signature } = fakeEvent(paid, testWorld.now());
    const paymentQueue = { send: () => Promise.reject(new Error('no queue')) };
    const deps = { ...testWorld.deps, paymentQueue };
    expect((await post(text, signature, { deps })).status).toBe(500);
    expect((await kept())?.status).toBe('pending');
  });
});
