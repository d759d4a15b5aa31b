import { beforeEach, describe, expect, it } from 'vitest';
import { documentsStand, unitKey } from '../../test/support/documents-stand';
import { logger } from '../runtime/logger';
import type { DocumentRemoval, DocumentRemovals, UnitDocument } from '../table/documents';
import { sweepDocumentsWith } from './sweep-deleted-documents';

logger.setLogLevel('SILENT');

let { deps, world, put, remove, restore } = documentsStand();
beforeEach(() => {
  ({ deps, world, put, remove, restore } = documentsStand());
});
const day = 86_400;
const sweep = () => sweepDocumentsWith(() => deps)();

describe('sweep-deleted-documents', () => {
  it('removes record and file of what was deleted thirty days ago, and nothing else', async () => {
    const [old, back, stays] = [put(), put(), put()];
    await remove(old.documentId);
    await remove(back.documentId);
    await restore(back.documentId);
    world.wait(29 * day);
    const late = put();
    await remove(late.documentId);
    expect(await sweep()).toEqual({ removed: 0 });
    world.wait(1 * day + 2 * 3600);
    expect(await sweep()).toEqual({ removed: 1 });
    expect([...world.documents.keys()]).toEqual([back, stays, late].map(({ documentId }) => documentId));
    expect([...world.files.keys()]).toEqual([back, stays, late].map(({ file }) => file));
    expect(world.audit.at(-1)).toMatchObject({
      action: 'document.remove',
      about: unitKey.propertyId,
      object: { kind: 'document', id: old.documentId },
      by: { process: 'sweep-deleted-documents' },
    });
    await expect(restore(old.documentId)).rejects.toMatchObject({ code: 'not-found' });
    expect(await sweep()).toEqual({ removed: 0 });
  });

  it('a run that is cut off after the files is made whole by the next', async () => {
    const { documentId, file } = put();
    await remove(documentId);
    world.wait(31 * day);
    const { removeForGood } = deps.documents;
    const broken = async () => {
      throw new Error('cut off');
    };
    Object.assign(deps.documents, { removeForGood: broken });
    await expect(sweep()).rejects.toThrow('cut off');
    expect(world.files.has(file)).toBe(false);
    expect(world.documents.has(documentId)).toBe(true);
    Object.assign(deps.documents, { removeForGood });
    expect(await sweep()).toEqual({ removed: 1 });
    expect(world.documents.size).toBe(0);
  });

  it('removes a deleted unit’s a few hundred a run, and strikes the unit off when none is left', async () => {
    const left: UnitDocument[] = Array.from({ length: 1100 }, () => put());
    const finished: DocumentRemoval[] = [];
    const unit = { dueAt: '2026-06-01', organizationId: 'org_one', objectId: unitKey.unitId };
    const documents: DocumentRemovals = {
      due: async () => (finished.length > 0 ? [] : [unit]),
      documentsOf: async (_, limit) => left.slice(0, limit),
      removeForGood: async ({ document }) => void left.splice(left.indexOf(document), 1),
      finish: async (removal) => void finished.push(removal),
    };
    const run = sweepDocumentsWith(() => ({ ...deps, documents }));
    expect(await run()).toEqual({ removed: 500 });
    expect(await run()).toEqual({ removed: 500 });
    expect(finished).toEqual([]);
    expect(await run()).toEqual({ removed: 100 });
    expect(finished).toEqual([unit]);
    expect(world.files.size).toBe(0);
    expect(await run()).toEqual({ removed: 0 });
  });
});
