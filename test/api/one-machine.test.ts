import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../infra/local/server';
import { settingsFrom } from '../../infra/local/settings';
import { productName } from '../../shared/domain/product';
import { Client, signedIn } from '../support/client';
import { password, property, signUp } from '../support/journeys';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ demoData: false });
});
afterAll(() => product.stop());

/** The server as a start without HOST has it. */
async function openAlone() {
  const { host } = settingsFrom({ PORT: '0' });
  const { port, stop } = await listen({ port: 0, host, report: () => undefined });
  return { port, close: stop };
}

const hour = 60 * 60 * 1000;
const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds);
const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });

describe('what may be relied on from outside', () => {
  it('/config.json has its five values and is not kept', async () => {
    const answer = await get('/config.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      apiBase: '',
      envelopeKey: expect.stringMatching(/^[\w+/]{43}=$/),
      envelopeIv: expect.stringMatching(/^[\w+/]{22}==$/),
      stripePublishableKey: expect.any(String),
      productName,
    });
  });

  it('the outbox gives mails newest first, and a page of them to a browser', async () => {
    await signUp(product.url, 'mail@example.com');
    await new Client(product.url).call('users', 'forgotPassword', { body: { email: 'mail@example.com' } });
    const mails = (await product.outbox()).filter(({ to }) => to === 'mail@example.com');
    expect(mails).toHaveLength(2);
    expect(mails[0]).toEqual({
      id: expect.any(String),
      to: 'mail@example.com',
      subject: expect.any(String),
      text: expect.stringContaining('/auth/resetPwd?token='),
      html: expect.stringContaining('/auth/resetPwd?token='),
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const page = await (await get('/local/outbox', { accept: 'text/html' })).text();
    expect(page).toContain(`href="${product.url}/auth/resetPwd?token=`);
  });

  it('an unknown address gets the same answer and no mail', async () => {
    const before = (await product.outbox()).length;
    const client = new Client(product.url);
    const known = await client.call('users', 'forgotPassword', { body: { email: 'mail@example.com' } });
    const unknown = await client.call('users', 'forgotPassword', { body: { email: 'nobody@example.com' } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await product.outbox()).length).toBe(before + 1);
  });

  it('/docs shows the contract, /docs/openapi.json is it', async () => {
    expect(await (await get('/docs')).text()).toContain('/api/properties/addProperty2');
    expect(await (await get('/docs/openapi.json')).json()).toMatchObject({ openapi: '3.1.1' });
  });

  it.each(['/local/nothing', '/local/jobs/none'])('%s is not there', async (path) => {
    expect((await fetch(product.url + path, { method: 'POST' })).status).toBe(404);
  });

  it('a job runs when asked for by name', async () => {
    const answer = await fetch(`${product.url}/local/jobs/sweep-unfinished-adds`, { method: 'POST' });
    expect(await answer.json()).toEqual({ success: 1, result: { swept: 0 } });
  });

  /** As a browser does it whom a stranger's name led here. */
  const statusFor = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(product.url + path, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject).end();
    });
  const paths = ['/', '/api/users/getRoles', '/config.json', '/docs', '/local/outbox', '/local/clock'];

  it.each(paths)('%s is not read under a stranger’s name, nor by another site’s page', async (path) => {
    expect(await statusFor(path, { host: 'evil.test' })).toBe(421);
    expect(await statusFor(path, { origin: 'http://evil.test' })).toBe(403);
    expect(await statusFor(path, { origin: 'null' })).toBe(403);
  });

  it('is reached from this machine alone unless HOST says otherwise', async () => {
    const { port, close } = await openAlone();
    try {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
      await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
    } finally {
      await close();
    }
  });

  it('another site’s page moves no clock, nor does rubbish', async () => {
    const set = (headers: Record<string, string>, body: string) =>
      fetch(`${product.url}/local/clock`, { method: 'POST', headers, body });
    expect((await set({ origin: 'http://evil.test' }, '{"now":null}')).status).toBe(403);
    expect((await set({}, '{"now":"tomorrow"}')).status).toBe(400);
  });
});

describe('the product’s clock', () => {
  it('ends a session that nobody used for its two hours', async () => {
    const client = await signUp(product.url, 'idle@example.com');
    try {
      await product.setClock(later(1.9 * hour));
      expect((await client.call('users', 'getCurrentUser', {})).status).toBe(200);
      await product.setClock(later(2.1 * hour));
      expect((await client.call('users', 'getCurrentUser', {})).error?.code).toBe('not-authenticated');
    } finally {
      await product.setClock(null);
    }
  });

  it('ends an activation link after its day', async () => {
    const client = new Client(product.url);
    const form = { first_name: 'Late', last_name: 'Riser', email: 'late@example.com', password, planid: 2 };
    (await client.call('users', 'register', { body: form })).body;
    const token = /token=([\w-]+)/.exec((await product.outbox())[0]?.text ?? '')?.[1] ?? '';
    try {
      await product.setClock(later(25 * hour));
      expect((await client.call('users', 'activate', { body: { token } })).error?.code).toBe(
        'link-not-valid',
      );
    } finally {
      await product.setClock(null);
    }
  });

  it('makes an account read-only after its fourteen days', async () => {
    await signUp(product.url, 'trial@example.com');
    try {
      await product.setClock(later(15 * 24 * hour));
      const client = await signedIn(product.url, 'trial@example.com', password);
      const { account } = (await client.call('users', 'getCurrentUser', {})).body.data;
      expect(account).toEqual({ canChange: false, trialDaysLeft: 0, status: 'ended' });
      const refused = await client.call('properties', 'addProperty', { body: property() });
      expect([refused.status, refused.error?.code]).toEqual([403, 'account-read-only']);
      expect((await client.call('properties', 'listProperties', { query: {} })).status).toBe(200);
    } finally {
      await product.setClock(null);
    }
  });
});
