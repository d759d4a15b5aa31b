import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepRemovals } from '../../functions/jobs/sweep-removals';
import { logger } from '../../functions/runtime/logger';
import { pdfBytes } from '../support/office-bytes';
import { call } from './support/call';
import { documentCalls } from './support/document-calls';
import { FileFaultPlan, fileFaultKinds } from './support/file-faults';
import { brokenInvariants, effectsBetween } from './support/invariants';
import { newUnitOf } from './support/organization-units';
import { rowNamed, sceneOf } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

logger.setLogLevel('SILENT');

const plan = new FileFaultPlan();
let world: TrustWorld;
let { ask, upload, keep, kept, detailsOf, fileOf, liesThere } = {} as ReturnType<typeof documentCalls>;
beforeAll(async () => {
  world = await openTrustWorld({ beforeFiles: plan.before });
  ({ ask, upload, keep, kept, detailsOf, fileOf, liesThere } = documentCalls(world));
});
afterAll(() => world?.close());

const sweep = () => sweepRemovals(() => world.deps)();
const wait = (days: number) => world.clock.set(new Date(world.clock.now().getTime() + days * 86_400_000));

it('R7 a document is there with its file or not at all, whichever request of S3 fails; a second try comes through', async () => {
  const prepared = async (name: string) => {
    plan.arm(undefined);
    const { upload: sent } = await upload(pdfBytes());
    const body = { unit_id: world.north.units.shown, upload: sent, contentType: 'application/pdf' };
    return {
      body: { ...body, name, kind: 'lease' },
      headers: { 'idempotency-key': `add ${name}`.replaceAll(' ', '-') },
    };
  };
  const counted = await prepared('without a fault');
  plan.arm(undefined);
  expect((await ask('addDocument', counted)).status).toBe(200);
  const { requests } = plan;
  expect(requests).toBeGreaterThan(2);

  const wrong: string[] = [];
  for (let at = 1; at <= requests; at += 1)
    for (const kind of fileFaultKinds) {
      const given = await prepared(`under ${kind} at ${at}`);
      const before = await world.dump();
      plan.arm({ call: at, kind });
      const first = await ask('addDocument', given);
      plan.arm(undefined);
      const again = first.status === 200 ? first : await ask('addDocument', given);
      const after = await world.dump();
      const say = (isWrong: boolean, words: string) => isWrong && wrong.push(`${kind} at ${at}: ${words}`);
      say(again.status !== 200, `again: ${again.text}`);
      say(effectsBetween(before, after).document !== 1, 'not one document');
      for (const broken of brokenInvariants(after)) say(true, broken);
    }
  expect(wrong).toEqual([]);
  const kept = (await world.dump()).filter(({ _et }) => _et === 'document');
  for (const { file } of kept) expect(await liesThere(String(file)), String(file)).toBe(true);
}, 120_000);

it('a deleted document comes back within thirty days, file and all; after them both are gone for good', async () => {
  const id = await kept(pdfBytes());
  const file = await fileOf(id);
  const { view_url: view } = await detailsOf(id);
  const remove = () => ask('deleteDocument', { params: { id } });
  const restore = () => ask('restoreDocument', { body: { document_id: id } });
  expect((await remove()).status).toBe(200);
  expect((await ask('getDocument', { params: { id } })).status).toBe(404);
  expect((await fetch(world.filesOrigin + view)).status).toBe(403);
  expect((await restore()).status).toBe(200);
  expect((await fetch(world.filesOrigin + view)).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect(await sweep()).toEqual({ removed: 0 });
  wait(30.1);
  expect((await restore()).status).toBe(404);
  expect(await liesThere(file)).toBe(true);
  expect(await sweep()).toEqual({ removed: 1 });
  expect((await restore()).status).toBe(404);
  expect(await liesThere(file)).toBe(false);
  expect(await fileOf(id)).toBe('');
});

it('those of a deleted unit are nowhere to be had, and the next sweep takes records and files', async () => {
  const scene = await sceneOf('orgAdmin', { world });
  const { properties } = world.north;
  const unitId = await newUnitOf({ world, scene, id: () => '', fresh: 'doomed' }, properties.shown);
  const id = await kept(pdfBytes(), { unit_id: unitId });
  const file = await fileOf(id);
  const { view_url: view } = await detailsOf(id);
  const { token } = scene.mySession;
  const deleted = await call(world, rowNamed('units.deleteUnit'), { params: { unitId }, token });
  expect(deleted.status).toBe(200);
  expect((await ask('getDocument', { params: { id } })).status).toBe(404);
  expect((await fetch(world.filesOrigin + view)).status).toBe(403);
  expect((await ask('listDocuments', { params: { unitId }, query: {} })).status).toBe(404);
  const { upload: late } = await upload(pdfBytes());
  expect((await keep(late, { unit_id: unitId })).status).toBe(404);
  expect(await sweep()).toEqual({ removed: 1 });
  expect(await liesThere(file)).toBe(false);
  const left = (await world.dump()).filter(({ _et }) => _et !== 'audit');
  expect(JSON.stringify(left)).not.toContain(unitId);
  expect(await sweep()).toEqual({ removed: 0 });
});
