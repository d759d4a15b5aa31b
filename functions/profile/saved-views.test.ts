import { beforeEach, describe, expect, it } from 'vitest';
import type { ViewList } from '../../shared/domain/people/saved-views';
import { openTestWorld } from '../../test/support/test-world';
import { getSavedViews } from './get-saved-views';
import { saveViews } from './save-views';

let testWorld: Awaited<ReturnType<typeof openTestWorld>>;
beforeEach(async () => {
  testWorld = await openTestWorld();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const elm = { name: 'Elm Street', filters: { search: 'elm' } };
const save = (version: number, views = [elm], viewer = {}, list: ViewList = 'leases') =>
  testWorld.perform(saveViews, { ...testWorld.call(viewer), params: { list }, body: { version, views } });
const read = async (viewer = {}, list: ViewList = 'leases') =>
  (await getSavedViews({ ...testWorld.call(viewer), params: { list } }, testWorld.deps)).data;

describe('saved views of a list', () => {
  it('are none at first, then those saved last', async () => {
    expect(await read()).toEqual({ views: [], version: 0 });
    expect(await save(0)).toEqual({ success: 1, data: { version: 1 } });
    expect(await read()).toEqual({ views: [elm], version: 1 });
    await save(1, []);
    expect(await read()).toEqual({ views: [], version: 2 });
  });

  it('are of one list, one person, one role and one organization', async () => {
    await save(0);
    for (const viewer of [{ userRoleId: 'rol_other' }, { organizationId: 'org_two' }])
      expect((await read(viewer)).views).toEqual([]);
    expect((await read({}, 'units')).views).toEqual([]);
  });

  it('of two devices at once, one is told to read again', async () => {
    const both = await Promise.all([code(save(0)), code(save(0, []))]);
    expect(both.toSorted()).toEqual(['changed-meanwhile', 'done']);
    expect(await code(save(0))).toBe('changed-meanwhile');
    expect(await code(save(3))).toBe('changed-meanwhile');
  });
});
