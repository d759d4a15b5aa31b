import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocuments, unitKey } from '../../test/support/test-world/documents';
import { logger } from '../runtime/logger';
import type { UnitDocument } from '../table/documents/record';
import type { Leaving } from '../table/units/attached';
import { Removal, UnitCount } from '../table/units/record';
import { removeAttached } from '../table/units/writes';
import { sweepRemovals } from './sweep-removals';

logger.setLogLevel('SILENT');

let testWorld: Awaited<ReturnType<typeof openDocuments>>;
beforeEach(async () => {
  testWorld = await openDocuments();
});
const day = 86_400;
const sweep = () => sweepRemovals(() => testWorld.deps)();
const ids = (documents: readonly UnitDocument[]) => documents.map(({ documentId }) => documentId).toSorted();

describe('sweep-removals', () => {
  it('removes record and file of what was deleted thirty days ago, and nothing else', async () => {
    const [old, back, stays] = [await testWorld.keep(), await testWorld.keep(), await testWorld.keep()];
    await testWorld.remove(old.documentId);
    await testWorld.remove(back.documentId);
    await testWorld.restore(back.documentId);
    testWorld.wait(29 * day);
    const late = await testWorld.keep();
    await testWorld.remove(late.documentId);
    expect(await sweep()).toEqual({ removed: 0 });
    testWorld.wait(1 * day + 2 * 3600);
    expect(await sweep()).toEqual({ removed: 1 });
    expect(ids(await testWorld.kept())).toEqual(ids([back, stays, late]));
    expect([...testWorld.files.keys()]).toEqual([back, stays, late].map(({ file }) => file));
    const [entry] = await testWorld.audit();
    expect(entry).toMatchObject({
      action: 'document.remove',
      about: unitKey.propertyId,
      object: { kind: 'document', id: old.documentId },
      by: { process: 'sweep-removals' },
    });
    await expect(testWorld.restore(old.documentId)).rejects.toMatchObject({ code: 'not-found' });
    expect(await sweep()).toEqual({ removed: 0 });
  });

  it('a run that is cut off after the files is made whole by the next', async () => {
    const { documentId, file } = await testWorld.keep();
    await testWorld.remove(documentId);
    testWorld.wait(31 * day);
    const cutOff = vi.spyOn(testWorld.deps.removals, 'remove').mockRejectedValue(new Error('cut off'));
    await expect(sweep()).rejects.toThrow('cut off');
    expect(testWorld.files.has(file)).toBe(false);
    expect(ids(await testWorld.kept())).toEqual([documentId]);
    cutOff.mockRestore();
    expect(await sweep()).toEqual({ removed: 1 });
    expect(await testWorld.kept()).toEqual([]);
  });

  it('removes a deleted unit’s a few hundred a run, and strikes the unit off when none is left', async () => {
    const left = await testWorld.keepMany(510);
    // Skips the log, which takes time; this test is about the number.
    const quick = async ({ writes }: Leaving) => testWorld.db.writeAll(writes);
    vi.spyOn(testWorld.deps.removals, 'remove').mockImplementation(quick);
    const at = testWorld.now().toISOString();
    await testWorld.db.writeAll([removeAttached(unitKey, at)]);
    testWorld.wait(1);
    expect(await sweep()).toEqual({ removed: 500 });
    const line = { dueAt: at, ...unitKey, place: '' };
    expect(await testWorld.db.get(Removal, line)).toBeDefined();
    expect(await sweep()).toEqual({ removed: 10 });
    expect(await testWorld.db.get(Removal, line)).toBeUndefined();
    expect(await testWorld.db.get(UnitCount, unitKey)).toBeUndefined();
    expect(left.some(({ file }) => testWorld.files.has(file))).toBe(false);
    expect(await sweep()).toEqual({ removed: 0 });
  }, 60_000);
});
