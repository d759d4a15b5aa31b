import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Opened, openDouble, testWebhookSecret } from './testing/open-double';
import { signatureOf } from './webhooks/send-event';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const control = async (path: string, body: object) => {
  const answer = await fetch(`${opened.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const makeThree = async () => {
  for (const name of ['One', 'Two', 'Three']) await opened.stripe.products.create({ name });
};
const names = () => opened.events.map(({ data }) => (data.object as Stripe.Product).name);

describe('webhook events', () => {
  it('are signed as the provider signs, and a changed or old one is refused', () => {
    const now = Math.floor(Date.parse('2026-11-21T10:00:00Z') / 1000);
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'product.created' });
    const signature = signatureOf(payload, testWebhookSecret, now);
    const check = (body: string, at = now) =>
      Stripe.webhooks.constructEvent(body, signature, testWebhookSecret, 300, undefined, at * 1000);
    expect(check(payload).id).toBe('evt_1');
    expect(() => check(payload.replace('evt_1', 'evt_2'))).toThrow(/signature/);
    expect(() => check(payload, now + 301)).toThrow(/tolerance/);
  });

  it('come once each, in order, and are not sent again', async () => {
    await makeThree();
    expect(await opened.double.webhooks.deliverDue()).toBe(3);
    expect(names()).toEqual(['One', 'Two', 'Three']);
    expect(await opened.double.webhooks.deliverDue()).toBe(0);
    const [event] = opened.events;
    expect(event).toMatchObject({
      type: 'product.created',
      api_version: '2026-10-28.endive',
      livemode: false,
    });
  });

  it('are tried again with growing waits until they are taken, over a restart too', async () => {
    await opened.stripe.products.create({ name: 'Late' });
    opened.answerWith(500);
    expect(await opened.double.webhooks.deliverDue()).toBe(1);
    expect(await opened.double.webhooks.deliverDue()).toBe(0);
    await opened.moveTo('2026-11-21T10:00:30Z');
    await opened.double.stop();
    const again = await openDouble({ folder: opened.folder });
    const [delivery] = again.double.webhooks.list();
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 500]);
    await again.moveTo('2026-11-21T10:10:00Z');
    expect(again.events.map(({ type }) => type)).toEqual(['product.created']);
    await again.close();
  });

  it('are given up after three days, and can be sent again by hand', async () => {
    await opened.stripe.products.create({ name: 'Lost' });
    opened.answerWith(404);
    await opened.double.webhooks.deliverDue();
    for (let n = 0; n < 20; n += 1)
      await opened.moveTo(new Date(opened.clock.now().getTime() + 90_000_000).toISOString());
    expect(opened.double.webhooks.list()[0]?.state).toBe('given-up');
    opened.answerWith(200);
    expect((await control('/webhooks/redeliver', {})).body).toMatchObject({ planned: 1 });
    expect(names()).toEqual(['Lost']);
  });

  it('come twice when switched so', async () => {
    expect((await control('/webhooks', { mode: 'duplicate' })).status).toBe(200);
    await makeThree();
    await opened.double.webhooks.deliverDue();
    expect(names()).toEqual(['One', 'One', 'Two', 'Two', 'Three', 'Three']);
    expect(new Set(opened.events.map(({ id }) => id)).size).toBe(3);
  });

  it('come in any order when switched so', async () => {
    await control('/webhooks', { mode: 'shuffle' });
    for (let n = 0; n < 30; n += 1) await opened.stripe.products.create({ name: String(n) });
    await opened.double.webhooks.deliverDue();
    expect(names().toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, n) => String(n)),
    );
    expect(names()).not.toEqual(Array.from({ length: 30 }, (_, n) => String(n)));
  });

  it('come late, or never until they are asked for, when switched so', async () => {
    await control('/webhooks', { mode: 'late' });
    await opened.stripe.products.create({ name: 'One' });
    expect(await opened.double.webhooks.deliverDue()).toBe(0);
    await opened.moveTo('2026-11-21T11:30:00Z');
    expect(names()).toEqual(['One']);
    await control('/webhooks', { mode: 'never' });
    await opened.stripe.products.create({ name: 'Two' });
    await opened.moveTo('2027-03-25T10:00:00Z');
    expect(names()).toEqual(['One']);
    expect(opened.double.webhooks.list()).toMatchObject([{ state: 'withheld', type: 'product.created' }, {}]);
    await control('/webhooks/redeliver', {});
    expect(names()).toEqual(['One', 'Two']);
  });

  it('are switched by known words alone', async () => {
    expect((await control('/webhooks', { mode: 'sometimes' })).status).toBe(400);
  });
});
