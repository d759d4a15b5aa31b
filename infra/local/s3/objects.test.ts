import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectsIn } from './objects';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-objects-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('tells of an object that is removed while it is read what it tells of one that never was', async () => {
  const objects = objectsIn(folder);
  const bytes = new Uint8Array([1, 2, 3]);
  await objects.put({ key: 'a', bytes, contentType: 'text/plain', headers: {}, now: new Date(0) });
  const found = await objects.get('a');
  expect([...((await found?.bytes()) ?? [])]).toEqual([1, 2, 3]);
  await objects.remove('a');
  await expect(found?.bytes()).rejects.toMatchObject({ status: 404, code: 'NoSuchKey' });
});
