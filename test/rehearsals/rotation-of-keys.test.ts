import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileAddress } from '../../functions/gateways/files/file-addresses';
import { newFileKey, signingKey } from '../../functions/gateways/files/file-keys';
import { rotatingPayments } from '../../functions/gateways/payments/rotating-payments';
import { storedPaymentKeys } from '../../functions/gateways/payments/stored-payment-keys';
import { stripePayments } from '../../functions/gateways/payments/stripe';
import { signBureauEvent } from '../../functions/gateways/screening/bureau-events';
import { bureau } from '../../functions/runtime/deps/bureau';
import { settingsFromEnv } from '../../functions/runtime/deps/settings-from-env';
import { openEnvelope } from '../../functions/runtime/pipeline/envelope';
import { env } from '../../infra/env';
import { fileFront } from '../../infra/local/s3/file-front';
import { objectsIn } from '../../infra/local/s3/objects';
import { newFolder } from '../infra/built';
import { sealed } from '../support/api-event';

const minute = 60_000;
const servers: Server[] = [];
const manager = mockClient(SecretsManagerClient);
const labels: { AWSCURRENT?: string; AWSPREVIOUS?: string | undefined } = {};

/** As `aws secretsmanager put-secret-value` does. */
const put = (keys: unknown) =>
  Object.assign(labels, { AWSPREVIOUS: labels.AWSCURRENT, AWSCURRENT: JSON.stringify(keys) });

afterAll(() => manager.restore());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 15, 12) });
  manager.on(GetSecretValueCommand).callsFake(({ VersionStage }: { VersionStage: keyof typeof labels }) => ({
    VersionId: VersionStage,
    SecretString: labels[VersionStage] ?? 'random',
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  manager.reset();
  for (const name of ['AWSCURRENT', 'AWSPREVIOUS'] as const) delete labels[name];
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A service that answers `body` to whoever has a key it knows, and 401 to others. */
async function serviceFor(known: ReadonlySet<string>, body: unknown): Promise<number> {
  const server = createServer((request, response) => {
    const key = (request.headers.authorization ?? '').replace('Bearer ', '');
    const isKnown = known.has(key);
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? body : { error: { type: 'invalid_request_error', message: '' } }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Does what the runbook has for each minute, and asks every third function in between. */
async function rehearse(
  steps: Readonly<Record<number, () => unknown>>,
  {
    minutes,
    count,
    ask,
  }: { minutes: number; count: number; ask: (index: number, at: number) => Promise<void> },
): Promise<void> {
  for (let at = 0; at < minutes; at += 1) {
    steps[at]?.();
    for (let index = at % 3; index < count; index += 3) await ask(index, at);
    vi.setSystemTime(Date.now() + minute);
  }
}

describe('a key is rotated while people work', () => {
  it('the envelope’s: pages opened before, between and after are understood, and old ones a day later no more', async () => {
    const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const deployed = (keys: readonly Buffer[]) => {
      vi.stubEnv(env.envelopeKey, keys.map((key) => key.toString('base64')).join(','));
      const settings = settingsFromEnv();
      return () => settings.envelopeKeys;
    };
    const functions = Array.from({ length: 9 }, () => deployed([old]));
    const pages = [old];
    const release = (keys: readonly Buffer[]) =>
      functions.map((_, index) => () => {
        functions[index] = deployed(keys);
      });
    // One function a minute, the pages after all of them.
    const first = release([fresh, old]);
    const second = release([fresh]);
    const dayLater = 60 + 24 * 60;
    let opened = 0;
    for (let at = 0; at < dayLater + 60; at += 1) {
      first[at - 20]?.();
      if (at === 35) pages.push(fresh);
      second[at - dayLater]?.();
      // The oldest page that is open: a tab lives a day.
      const oldest = at < 35 + 24 * 60 ? old : fresh;
      for (const key of new Set([oldest, pages.at(-1) ?? old])) {
        const text = sealed({ at }, key);
        expect(openEnvelope(text, functions[at % functions.length]?.() ?? []), `minute ${at}`).toEqual({
          at,
        });
        opened += 1;
      }
    }
    expect(opened).toBeGreaterThan(2000);
    for (const keys of functions) expect(() => openEnvelope(sealed({}, old), keys())).toThrow();
  });

  it('the payment provider’s: no call and no notice is refused while it takes both, and the old ones are worth nothing after', async () => {
    const [old, fresh] = ['old', 'fresh'].map((word) => ({
      secretKey: `sk_test_${word}`,
      webhookSecret: `whsec_${word}`,
    })) as [Keys, Keys];
    type Keys = { secretKey: string; webhookSecret: string };
    const known = new Set([old.secretKey]);
    const signers = [old.webhookSecret];
    const port = await serviceFor(known, {
      id: 'cs_1',
      object: 'checkout.session',
      status: 'open',
      metadata: {},
    });
    put(old);
    const load = async () => {
      const keys = await storedPaymentKeys({ secretId: 'stripe', region: 'us-east-1' });
      if (!keys) throw new Error('no keys');
      return stripePayments({ ...keys, api: { host: '127.0.0.1', port, protocol: 'http' } });
    };
    const functions = Array.from({ length: 9 }, () => rotatingPayments(load));
    const event = JSON.stringify({
      id: 'evt_1',
      type: 'invoice.paid',
      created: 1,
      data: { object: { id: 'in_1', object: 'invoice' } },
    });
    const signature = (secret: string) =>
      Stripe.webhooks.generateTestHeaderString({
        payload: event,
        secret,
        timestamp: Math.floor(Date.now() / 1000),
      });
    const notice = () => {
      const [first = '', ...more] = signers.map(signature);
      return [first, ...more.map((each) => each.replace(/^t=\d+,/, ''))].join(',');
    };
    const steps = {
      // At the provider: new ones beside the old.
      10: () => [known.add(fresh.secretKey), signers.push(fresh.webhookSecret)],
      15: () => put(fresh),
      // Functions read them every five minutes.
      25: () => [known.delete(old.secretKey), signers.shift()],
    };
    const ask = async (index: number, at: number) => {
      const payments = functions[index];
      expect(await payments?.checkout('cs_1'), `minute ${at}`).toMatchObject({ status: 'open' });
      expect(await payments?.readEvent(event, notice(), new Date()), `minute ${at}`).toBeDefined();
    };
    await rehearse(steps, { minutes: 45, count: functions.length, ask });
    for (const payments of functions)
      expect(await payments.readEvent(event, signature(old.webhookSecret), new Date())).toBeUndefined();
  });

  it('the bureau’s: it signs with the old secret until it is told the new one, and no message is refused', async () => {
    vi.stubEnv(env.bureauKeysSecret, 'bureau');
    const known = new Set(['an old key of some length']);
    const port = await serviceFor(known, { state: 'pending' });
    const keysOf = (word: string) => ({
      apiUrl: `http://127.0.0.1:${port}`,
      apiKey: `${word} key of some length`,
      webhookSecret: `${word} secret of some length`,
      agencyName: 'Clear Reports',
      agencyContact: '1-800',
    });
    put(keysOf('an old'));
    const functions = Array.from({ length: 9 }, () => bureau());
    const signs = { with: 'an old secret of some length' };
    const message = (secret: string) => {
      const text = JSON.stringify({ bureauId: 'ord_1' });
      return { text, now: new Date(), signature: signBureauEvent({ secret, text, now: new Date() }) };
    };
    const steps = {
      10: () => known.add('a new key of some length'),
      12: () => put(keysOf('a new')),
      20: () => Object.assign(signs, { with: 'a new secret of some length' }),
      21: () => known.delete('an old key of some length'),
      // Stolen: once more with the same, and the old secret is the one before last.
      30: () => put(keysOf('a new')),
    };
    const ask = async (index: number, at: number) => {
      const each = functions[index];
      expect(await each?.readEvent(message(signs.with)), `minute ${at}`).toEqual({ bureauId: 'ord_1' });
      expect(await each?.report('ord_1'), `minute ${at}`).toBeUndefined();
    };
    await rehearse(steps, { minutes: 50, count: functions.length, ask });
    for (const each of functions)
      expect(await each.readEvent(message('an old secret of some length'))).toBeUndefined();
  });

  it('the one of file addresses: what was handed out works to its end, and a stolen one’s ends at once', async () => {
    const folder = newFolder();
    const [old, fresh] = [newFileKey(), newFileKey()];
    const key = 'images/o/p/u/a.png';
    const stored = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/png', headers: {} };
    await objectsIn(folder).put({ key, ...stored, now: new Date() });
    const url = 'http://127.0.0.1/local/files';
    const query = { 'response-content-disposition': 'inline' };
    const frontWith = (keys: Record<string, string>) =>
      fileFront({ folder, url, keys, now: () => new Date(), isServed: async () => true });
    const group = { now: frontWith({ OLD: old.privateHalf }) };
    const server = createServer((request, response) => void group.now(request, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const statusOf = async (address: string) =>
      (await fetch(address.replace('127.0.0.1/', `127.0.0.1:${port}/`))).status;

    const signers = Array.from({ length: 9 }, () => ({ keyId: 'OLD', half: old.privateHalf }));
    const handedOut: { address: string; endsAt: Date }[] = [];
    const steps: Record<number, () => unknown> = {
      // The front stack first, then one function after the other.
      10: () => Object.assign(group, { now: frontWith({ NEW: fresh.privateHalf, OLD: old.privateHalf }) }),
      ...Object.fromEntries(
        signers.map((signer, index) => [
          12 + index,
          () => Object.assign(signer, { keyId: 'NEW', half: fresh.privateHalf }),
        ]),
      ),
      85: () => Object.assign(group, { now: frontWith({ NEW: fresh.privateHalf }) }),
    };
    let shown = 0;
    const ask = async (index: number, at: number) => {
      const { keyId = '', half = '' } = signers[index] ?? {};
      const endsAt = new Date(Date.now() + 60 * minute);
      const front = { url, keyId, key: async () => signingKey(half) };
      handedOut.push({ address: await fileAddress({ key, query, endsAt }, front), endsAt });
      const live = handedOut.filter((one) => one.endsAt.getTime() > Date.now());
      const one = live[(at * 7 + index) % live.length];
      expect(one && (await statusOf(one.address)), `minute ${at}`).toBe(200);
      shown += 1;
    };
    await rehearse(steps, { minutes: 120, count: signers.length, ask });
    expect(shown).toBe(360);
    const stolen = { url, keyId: 'OLD', key: async () => signingKey(old.privateHalf) };
    const endsAt = new Date(Date.now() + minute);
    expect(await statusOf(await fileAddress({ key, query, endsAt }, stolen))).toBe(403);
  });
});
