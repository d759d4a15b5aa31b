import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../infra/local/seed/accounts';
import { type ChildProduct, startChild } from '../support/child';
import { seal, signedIn } from '../support/client';
import { engines } from '../support/databases';
import { newDemoFolder } from '../support/demo-folder';
import { property, unit } from '../support/journeys';
import { counts, isLong } from './counts';
import { type Part, slopeOf, soak } from './support/soak';

let dataDir: string;
let child: ChildProduct;
beforeAll(async () => {
  dataDir = await newDemoFolder();
  child = await startChild({ dataDir, engine: engines[0] ?? 'dynalite' });
});
afterAll(async () => {
  await child?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A day's calls in rough proportion: mostly reads, some changes, and some that must be refused. */
async function mixOf(url: string): Promise<Part[]> {
  const admin = await signedIn(url, 'orgadmin@demo.test', demoPassword);
  const owner = await signedIn(url, 'rentalowner@demo.test', demoPassword);
  const { envelopeKey } = await admin.config();
  const { data } = (await admin.call('properties', 'listProperties', { query: {} })).body;
  const id = data.properties[0]?.property_id ?? '';
  const token = admin.token ?? '';
  const get = (name: string, path: string, weight: number, more: Partial<Part> = {}): Part => ({
    name,
    weight,
    status: 200,
    method: 'GET',
    path,
    token,
    ...more,
  });
  const upload = { contentType: 'image/png', bytes: 1000 };
  return [
    get('list', '/api/properties/listProperties', 8),
    get('details', `/api/properties/propertyWithId/${id}`, 5),
    get('an owner’s list', '/api/properties/listProperties', 2, { token: owner.token ?? '' }),
    get('home', '/api/properties/getDashboard', 3),
    get('current user', '/api/users/getCurrentUser', 3),
    get('owners’ mail', '/api/properties/CheckRentalOwnerMail/nobody%40nowhere.test', 1),
    get('plans', '/api/plans/getAllPlans', 1),
    get('nobody', '/api/properties/listProperties', 1, { token: 'a.b.c', status: 401 }),
    get('not there', '/api/properties/propertyWithId/prp_none', 1, { status: 404 }),
    get('an upload', '/api/properties/createImageUpload', 2, {
      method: 'POST',
      body: () => seal(upload, envelopeKey),
    }),
    get('no envelope', '/api/properties/createImageUpload', 1, {
      method: 'POST',
      body: () => '{}',
      status: 400,
    }),
    get('an add that is refused', '/api/properties/addProperty2', 1, {
      method: 'POST',
      body: () => seal(property({ property_title: '', units: [unit('1')] }), envelopeKey),
      status: 422,
    }),
  ];
}

describe('R18 soak', () => {
  it(
    `${counts.soak.calls} mixed calls, ${counts.soak.minutes} minutes at least: each answers as it must`,
    async () => {
      const { calls, wrong, minutes } = await soak(
        { url: child.url, pid: child.pid, parts: await mixOf(child.url) },
        counts.soak,
      );
      expect(wrong).toEqual([]);
      expect(calls).toBeGreaterThanOrEqual(counts.soak.calls);
      if (!isLong) return;
      const p99 = (some: typeof minutes) => some.reduce((sum, minute) => sum + minute.p99, 0) / some.length;
      const [first, last] = [p99(minutes.slice(0, 5)), p99(minutes.slice(-6, -1))];
      const slope = slopeOf(minutes.slice(5, -1));
      process.stderr.write(
        `R18: ${calls} calls, ${slope.toFixed(2)} MB a minute after five, p99 ${first.toFixed(0)} ms, then ${last.toFixed(0)} ms\n`,
      );
      expect(slope).toBeLessThan(1);
      expect(last / first).toBeLessThanOrEqual(1.2);
    },
    120_000 + counts.soak.minutes * 2 * 60_000,
  );
});
