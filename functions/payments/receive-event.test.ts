import type { Context } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { payments as rows } from '../../shared/contract/payments';
import { apiEvent } from '../../test/support/api-event';
import { fakeDeps } from '../../test/support/fake-deps';
import { fakeNotice } from '../../test/support/fake-payments';
import type { PaymentEvent } from '../gateways/payments';
import { feature } from '../runtime/feature';
import { logger } from '../runtime/logger';
import { handlers } from '.';

logger.setLogLevel('SILENT');

let { deps, world } = fakeDeps();
beforeEach(() => {
  ({ deps, world } = fakeDeps());
});

const paid: PaymentEvent = {
  eventId: 'evt_1',
  type: 'invoice.paid',
  createdAt: '2026-06-15T11:59:58.000Z',
  customerId: 'cus_1',
};

async function post(body: string | undefined, signature: string | undefined, isBase64Encoded = false) {
  const { handler } = { handler: feature('payments', { rows, handlers }, () => deps) };
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
  it('takes a signed notice outside any envelope, keeps it, queues it and acknowledges', async () => {
    const { text, signature } = fakeNotice(paid, world.now);
    expect(await post(text, signature)).toEqual({ status: 200, body: { success: 1, received: true } });
    expect(world.paymentEvents.get('evt_1')).toEqual({
      ...paid,
      receivedAt: world.now.toISOString(),
      status: 'pending',
    });
    expect(world.paymentQueue).toEqual(['evt_1']);
  });

  it('takes it in base64 too, as API Gateway may hand it on', async () => {
    const { text, signature } = fakeNotice(paid, world.now);
    expect((await post(Buffer.from(text).toString('base64'), signature, true)).status).toBe(200);
    expect(world.paymentEvents.size).toBe(1);
  });

  it.each([
    ['a body that was changed', (text: string, signature: string) => [`${text} `, signature]],
    ['another signature', (text: string) => [text, `t=1,v1=${'0'.repeat(64)}`]],
    ['no signature', (text: string) => [text, undefined]],
    ['no body', (_: string, signature: string) => [undefined, signature]],
  ] as const)('refuses %s with 400 and writes nothing', async (_, change) => {
    const { text, signature } = fakeNotice(paid, world.now);
    const [body, sent] = change(text, signature);
    const { status, body: said } = await post(body, sent);
    expect([status, said.error.code]).toEqual([400, 'bad-signature']);
    expect([world.paymentEvents.size, world.paymentQueue]).toEqual([0, []]);
  });

  it('refuses a notice older than five minutes by the product’s clock, and writes nothing', async () => {
    const { text, signature } = fakeNotice(paid, world.now);
    world.wait(300);
    expect((await post(text, signature)).status).toBe(200);
    const again = fakeNotice({ ...paid, eventId: 'evt_2' }, world.now);
    world.wait(301);
    expect((await post(again.text, again.signature)).status).toBe(400);
    expect([...world.paymentEvents.keys()]).toEqual(['evt_1']);
  });

  it('acknowledges a repeat and keeps it once; one that still waits is queued again', async () => {
    for (const _ of [1, 2]) {
      const { text, signature } = fakeNotice(paid, world.now);
      expect((await post(text, signature)).status).toBe(200);
      world.wait(60);
    }
    expect(world.paymentEvents.size).toBe(1);
    expect(world.paymentQueue).toEqual(['evt_1', 'evt_1']);
    const kept = world.paymentEvents.get('evt_1');
    if (kept) world.paymentEvents.set('evt_1', { ...kept, status: 'handled' });
    const { text, signature } = fakeNotice(paid, world.now);
    expect((await post(text, signature)).status).toBe(200);
    expect(world.paymentQueue).toHaveLength(2);
  });

  it('keeps a kind it does nothing about, as ignored, and queues nothing', async () => {
    const { text, signature } = fakeNotice({ ...paid, type: 'payout.paid' }, world.now);
    expect((await post(text, signature)).status).toBe(200);
    expect(world.paymentEvents.get('evt_1')?.status).toBe('ignored');
    expect(world.paymentQueue).toEqual([]);
  });

  it('refuses a body past the row’s limit before its signature is looked at', async () => {
    const { status, body } = await post('x'.repeat(rows.receiveEvent.bodyLimit + 1), 't=1,v1=0');
    expect([status, body.error.code]).toEqual([413, 'too-large']);
    expect(world.takeCalls()).toEqual([]);
  });

  it('does not acknowledge what could not be queued: it is kept, and the provider sends it again', async () => {
    const { text, signature } = fakeNotice(paid, world.now);
    ({ deps, world } = fakeDeps({ paymentQueue: { send: () => Promise.reject(new Error('no queue')) } }));
    expect((await post(text, signature)).status).toBe(500);
    expect(world.paymentEvents.get('evt_1')?.status).toBe('pending');
  });
});
