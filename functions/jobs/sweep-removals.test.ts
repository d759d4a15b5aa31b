import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocuments, unitKey } from '../../test/support/stand/documents';
import { logger } from '../runtime/logger';
import type { UnitDocument } from '../table/documents/record';
import type { Leaving } from '../table/units/attached';
import { Removal, UnitCount } from '../table/units/record';
import { removeAttached } from '../table/units/writes';
import { sweepRemovals } from './sweep-removals';

logger.setLogLevel('SILENT');

let stand: Awaited<ReturnType<typeof openDocuments>>;
beforeEach(async () => {
  stand = await openDocuments();
});
const day = 86_400;
const sweep = () => sweepRemovals(() => stand.deps)();
const ids = (documents: readonly UnitDocument[]) => documents.map(({ documentId }) => documentId).toSorted();

describe('sweep-removals', () => {
  it('removes record and file of what was deleted thirty days ago, and nothing else', async () => {
    const [old, back, stays] = [await stand.keep(), await stand.keep(), await stand.keep()];
    await stand.remove(old.documentId);
    await stand.remove(back.documentId);
    await stand.restore(back.documentId);
    stand.wait(29 * day);
    const late = await stand.keep();
    await stand.remove(late.documentId);
    expect(await sweep()).toEqual({ removed: 0 });
    stand.wait(1 * day + 2 * 3600);
    expect(await sweep()).toEqual({ removed: 1 });
    expect(ids(await stand.kept())).toEqual(ids([back, stays, late]));
    expect([...stand.files.keys()]).toEqual([back, stays, late].map(({ file }) => file));
    const [entry] = await stand.audit();
    expect(entry).toMatchObject({
      action: 'document.remove',
      about: unitKey.propertyId,
      object: { kind: 'document', id: old.documentId },
      by: { process: 'sweep-removals' },
    });
    await expect(stand.restore(old.documentId)).rejects.toMatchObject({ code: 'not-found' });
    expect(await sweep()).toEqual({ removed: 0 });
  });

  it('a run that is cut off after the files is made whole by the next', async () => {
    const { documentId, file } = await stand.keep();
    await stand.remove(documentId);
    stand.wait(31 * day);
    const cutOff = vi.spyOn(stand.deps.removals, 'remove').mockRejectedValue(new Error('cut off'));
    await expect(sweep()).rejects.toThrow('cut off');
    expect(stand.files.has(file)).toBe(false);
    expect(ids(await stand.kept())).toEqual([documentId]);
    cutOff.mockRestore();
    expect(await sweep()).toEqual({ removed: 1 });
    expect(await stand.kept()).toEqual([]);
  });

  it('removes a deleted unit’s a few hundred a run, and strikes the unit off when none is left', async () => {
    const left = await stand.keepMany(510);
    // Skips the log, which takes time; this test is about the number.
    const quick = async ({ writes }: Leaving) => stand.db.writeAll(writes);
    vi.spyOn(stand.deps.removals, 'remove').mockImplementation(quick);
    const at = stand.now().toISOString();
    await stand.db.writeAll([removeAttached(unitKey, at)]);
    stand.wait(1);
    expect(await sweep()).toEqual({ removed: 500 });
    const line = { dueAt: at, ...unitKey, place: '' };
    expect(await stand.db.get(Removal, line)).toBeDefined();
    expect(await sweep()).toEqual({ removed: 10 });
    expect(await stand.db.get(Removal, line)).toBeUndefined();
    expect(await stand.db.get(UnitCount, unitKey)).toBeUndefined();
    expect(left.some(({ file }) => stand.files.has(file))).toBe(false);
    expect(await sweep()).toEqual({ removed: 0 });
  }, 60_000);
});
