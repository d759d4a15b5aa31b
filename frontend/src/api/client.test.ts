// @vitest-environment jsdom
import { createDecipheriv } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './client';
import { onSessionEnd } from './expired';
import { ApiRefusal, Offline } from './refusal';
import { sessionKeys } from './session-store';

const envelopeKey = Buffer.alloc(32, 3).toString('base64');
type Sent = { url: string; init: RequestInit };
let sent: Sent[] = [];
let answer: () => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  sent = [];
  answer = () => json(200, { success: 1, data: [] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json') return json(200, { apiBase: 'https://api.test', envelopeKey });
    sent.push({ url, init });
    return answer();
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  onSessionEnd(async () => undefined);
});

const headerOf = (name: string) => new Headers(sent[0]?.init.headers).get(name);
function bodyOf(call: Sent | undefined): unknown {
  const { data, iv }: { data: string; iv: string } = JSON.parse(String(call?.init.body));
  const opener = createDecipheriv(
    'aes-256-cbc',
    Buffer.from(envelopeKey, 'base64'),
    Buffer.from(iv, 'base64'),
  );
  return JSON.parse(Buffer.concat([opener.update(data, 'base64'), opener.final()]).toString('utf8'));
}

describe('a call', () => {
  it('fills the path, escapes it, and leaves out what is not asked', async () => {
    await api.owners.checkOwnerEmail({ params: { email: 'a+b/c@d.test' } });
    await api.properties.listProperties({ query: { search: 'elm & oak', after: undefined } });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.test/api/properties/CheckRentalOwnerMail/a%2Bb%2Fc%40d.test',
      'https://api.test/api/properties/listProperties?search=elm+%26+oak',
    ]);
  });

  it('carries the bearer only while a token is stored [API-01]', async () => {
    await api.users.getRoles();
    expect(headerOf('authorization')).toBeNull();
    sent = [];
    localStorage.setItem(sessionKeys.token, 'a.b.c');
    await api.users.getRoles();
    expect(headerOf('authorization')).toBe('Bearer a.b.c');
  });

  it('seals the body and sends none where there is none [API-02]', async () => {
    await api.users.login({ body: { email: 'æ@b.test', password: 'x' } });
    await api.users.getRoles();
    expect(bodyOf(sent[0])).toEqual({ email: 'æ@b.test', password: 'x' });
    expect(sent[1]?.init.body).toBeUndefined();
  });

  it('turns the files of a form into data and originalname [API-03]', async () => {
    const form = new FormData();
    form.append('street', 'Elm 1');
    form.append('files1', new File([new Uint8Array([1, 2, 3])], 'front.png', { type: 'image/png' }));
    form.append('files1', new File(['x'], 'back.png', { type: 'image/png' }));
    await api.properties.addProperty({ body: form }, { idempotencyKey: 'k1' });
    expect(bodyOf(sent[0])).toEqual({
      street: 'Elm 1',
      files1: [
        { data: 'data:image/png;base64,AQID', originalname: 'front.png' },
        { data: 'data:image/png;base64,eA==', originalname: 'back.png' },
      ],
    });
    expect(headerOf('idempotency-key')).toBe('k1');
  });
});

describe('a no', () => {
  it('is an ApiRefusal with code, fields, request id and the wait', async () => {
    answer = () =>
      json(
        429,
        { success: 0, error: { code: 'too-many-tries', message: 'Wait', fields: { email: 'no' } } },
        { 'x-request-id': 'req-1', 'retry-after': '90' },
      );
    const error = await api.users.getRoles().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiRefusal);
    expect(error).toMatchObject({
      code: 'too-many-tries',
      status: 429,
      message: 'Wait',
      fields: { email: 'no' },
      requestId: 'req-1',
      retryAfterSeconds: 90,
    });
  });

  it('that is not JSON is still one', async () => {
    answer = () => new Response('<html>bad gateway</html>', { status: 502 });
    await expect(api.users.getRoles()).rejects.toMatchObject({ code: 'unexpected', status: 502 });
  });

  it('without an answer is Offline', async () => {
    answer = () => Promise.reject(new TypeError('network'));
    await expect(api.users.getRoles()).rejects.toBeInstanceOf(Offline);
  });

  it('of 401 from ten calls at once ends the session once [GEN-02]', async () => {
    const open: (() => void)[] = [];
    const end = vi.fn(() => new Promise<void>((resolve) => open.push(resolve)));
    const close = () => {
      for (const resolve of open.splice(0)) resolve();
    };
    onSessionEnd(end);
    answer = () => json(401, { success: 0, error: { code: 'not-authenticated', message: 'Please log in.' } });
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => api.users.getCurrentUser()));
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect(end).toHaveBeenCalledTimes(1);
    close();
    await vi.waitFor(async () => {
      await api.users.getCurrentUser().catch(() => undefined);
      expect(end).toHaveBeenCalledTimes(2);
    });
    close();
  });
});
