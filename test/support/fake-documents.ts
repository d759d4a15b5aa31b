import { restorableSince } from '../../functions/table/document-times';
import type { Documents, UnitDocument } from '../../functions/table/documents';
import { documentLimits } from '../../shared/domain/documents';
import { refuse } from '../../shared/wire/refusals';
import type { FakeWorld } from './fake-world';

type UnitKey = { organizationId: string; unitId: string };

/** The documents of `world.documents`, with the rules of the store without its races, which the store's own tests run. */
export function fakeDocuments(world: FakeWorld): Documents {
  const of = ({ organizationId, unitId }: UnitKey) =>
    [...world.documents.values()]
      .filter((one) => one.organizationId === organizationId && one.unitId === unitId)
      .toReversed();
  const live = (key: UnitKey) => of(key).filter(({ deletedAt }) => deletedAt === undefined);
  const refuseFull = (key: UnitKey): void => {
    if (live(key).length >= documentLimits.perUnit) throw refuse('document-limit');
  };
  const stored = ({ documentId, deletedAt }: UnitDocument): UnitDocument => {
    const found = world.documents.get(documentId);
    if (!found || found.deletedAt !== deletedAt) throw refuse('not-found');
    return found;
  };
  const put = (document: UnitDocument): void => void world.documents.set(document.documentId, document);
  return {
    byId: async ({ organizationId, documentId }) => {
      const found = world.documents.get(documentId);
      return found?.organizationId === organizationId ? found : undefined;
    },
    ofUnit: async (key) => live(key),
    deletedOfUnit: async ({ since, ...key }) =>
      of(key).filter(({ deletedAt }) => deletedAt !== undefined && deletedAt >= since),
    isFull: async (key) => live(key).length >= documentLimits.perUnit,
    add: async ({ document, once, reply, audit }) => {
      const key = once && `${once.organizationId} ${once.scope} ${once.key}`;
      const before = key && world.once.get(key);
      if (before) return before.reply;
      refuseFull(document);
      put(document);
      world.audit.push(audit);
      if (key) world.once.set(key, { hash: once.hash, reply });
      return reply;
    },
    change: async ({ before, after, audit }) => {
      if (stored(before).version !== before.version) throw refuse('changed-meanwhile');
      const version = before.version + 1;
      put({ ...after, version });
      world.audit.push(audit);
      return version;
    },
    remove: async ({ document, audit }) => {
      put({ ...stored(document), deletedAt: audit.at });
      world.audit.push(audit);
    },
    restore: async ({ document, audit }) => {
      refuseFull(document);
      const { deletedAt: _, ...back } = stored(document);
      put(back);
      world.audit.push(audit);
    },
    due: async ({ now, limit }) =>
      [...world.documents.values()]
        .filter(({ deletedAt }) => deletedAt !== undefined && deletedAt < restorableSince(now))
        .slice(0, limit)
        .map(({ organizationId, documentId, deletedAt = '' }) => ({
          dueAt: deletedAt,
          organizationId,
          objectId: documentId,
        })),
    documentsOf: async ({ objectId }) => {
      const found = world.documents.get(objectId);
      return found ? [found] : [];
    },
    removeForGood: async ({ document, audit }) => {
      world.documents.delete(document.documentId);
      world.audit.push(audit);
    },
    finish: async () => undefined,
  };
}
