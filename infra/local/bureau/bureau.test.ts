import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BureauKeys, httpBureau } from '../../../functions/gateways/screening/bureau-http';
import { localClock } from '../clock';
import { readBody } from '../gateway/read-body';
import { type BureauDouble, bureauMount, openBureau } from './bureau-double';
import { unknownName } from './simulated-report';

type Message = { text: string; signature: string };

let server: Server;
let double: BureauDouble;
let folder = '';
let keys: BureauKeys;
let status = 200;
const messages: Message[] = [];
const clock = localClock();

const take = async (request: IncomingMessage): Promise<void> => {
  const body = await readBody(request, 10_000);
  const signature = String(request.headers['bureau-signature']);
  messages.push({ text: String(body), signature });
};

beforeEach(async () => {
  messages.length = 0;
  status = 200;
  folder = await mkdtemp(join(tmpdir(), 'keystead-bureau-'));
  server = createServer((request, response) => {
    if (request.url?.startsWith(bureauMount)) return void double.answer(request, response);
    void take(request).then(() => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  keys = {
    apiUrl: `${origin}${bureauMount}`,
    apiKey: 'a key of sixteen',
    webhookSecret: 'a secret of some length',
    agencyName: 'Bureau',
    agencyContact: '1 Street',
  };
  double = await openBureau({ folder, keys, webhook: `${origin}/webhook`, clock });
});
afterEach(async () => {
  await double.stop();
  await new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());
  await rm(folder, { recursive: true, force: true });
});

const subject = { name: 'Grace Hopper', email: 'g@a.test', birthDate: '1990-01-02', address: '1 Elm St' };

describe('the simulated bureau, over HTTP', () => {
  it('takes an order once however often it is sent, and gives the same person the same report, which says that it is simulated', async () => {
    const bureau = httpBureau(keys);
    const first = await bureau.order({ reference: 'scr_1', subject });
    expect(await bureau.order({ reference: 'scr_1', subject })).toEqual(first);
    const other = await bureau.order({ reference: 'scr_2', subject });
    const report = await bureau.report(first.bureauId);
    expect(report).toMatchObject({ isSimulated: true });
    expect(await bureau.report(other.bureauId)).toEqual(report);
    await double.stop();
    const again = await openBureau({ folder, keys, webhook: `${keys.apiUrl}/nowhere`, clock });
    double = again;
    expect(await bureau.report(first.bureauId)).toEqual(report);
  });

  it('can make no report about somebody whom it does not find', async () => {
    const bureau = httpBureau(keys);
    const { bureauId } = await bureau.order({
      reference: 'scr_1',
      subject: { ...subject, name: unknownName },
    });
    expect(await bureau.report(bureauId)).toBe('failed');
  });

  it('takes an order back however often it is asked, makes no report of it, and takes none after that', async () => {
    const bureau = httpBureau(keys);
    const { bureauId } = await bureau.order({ reference: 'scr_1', subject });
    for (const _ of ['once', 'again']) expect(await bureau.takeBack('scr_1')).toEqual({ bureauId });
    expect(await bureau.report(bureauId)).toBe('failed');
    expect(await bureau.takeBack('scr_2')).toBeUndefined();
    const late = await bureau.order({ reference: 'scr_2', subject });
    expect([await bureau.report(late.bureauId), await bureau.takeBack('scr_2')]).toEqual([
      'failed',
      undefined,
    ]);
  });

  it('tells the product by a signed message, again when it was not taken; a forged or old one is not believed', async () => {
    const bureau = httpBureau(keys);
    status = 409;
    const { bureauId } = await bureau.order({ reference: 'scr_1', subject });
    await vi.waitFor(() => expect(messages).toHaveLength(1), { timeout: 5_000 });
    status = 200;
    await vi.waitFor(() => expect(messages).toHaveLength(2), { timeout: 10_000 });
    const [message] = messages;
    if (!message) throw new Error('no message came');
    const now = clock.now();
    expect(await bureau.readEvent({ ...message, now })).toEqual({ bureauId });
    const forged = { ...message, text: message.text.replace('sim_', 'sim_x') };
    expect(await bureau.readEvent({ ...forged, now })).toBeUndefined();
    const later = new Date(now.getTime() + 301_000);
    expect(await bureau.readEvent({ ...message, now: later })).toBeUndefined();
  });

  it('answers nobody without the product’s key, and the product hears that the bureau is away', async () => {
    const stranger = httpBureau({ ...keys, apiKey: 'another key of some' });
    await expect(stranger.order({ reference: 'scr_1', subject })).rejects.toMatchObject({
      code: 'bureau-away',
    });
    await expect(httpBureau(keys).report('sim_unknown')).rejects.toMatchObject({ code: 'bureau-away' });
  });
});
