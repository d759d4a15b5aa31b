import { env } from '../../infra/env';
import { type Clock, systemClock } from '../gateways/clock';
import type { Files } from '../gateways/files';
import { type Ids, randomIds } from '../gateways/ids';
import { auditedProcess } from '../runtime/audit';
import { required } from '../runtime/deps-settings';
import { withStores } from '../runtime/deps-with-stores';
import { early } from '../runtime/early';
import { logger } from '../runtime/logger';
import type { DocumentRemovals, UnitDocument } from '../table/documents';

/** What one run removes at most; the next run goes on. */
const perRun = 500;
const process = 'sweep-deleted-documents';

export type DocumentSweepDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly documents: DocumentRemovals;
  readonly files: Pick<Files, 'remove'>;
};

function entryOf(document: UnitDocument, { clock, ids }: DocumentSweepDeps) {
  const { organizationId, propertyId, documentId, name } = document;
  const object = { kind: 'document', id: documentId, name } as const;
  const change = { organizationId, process, now: clock.now(), about: propertyId, object };
  return auditedProcess({ action: 'document.remove', ...change }, { ids });
}

/** Files first, then what names them: a run that is cut off finds the same documents again. */
async function removeAll(documents: readonly UnitDocument[], deps: DocumentSweepDeps): Promise<void> {
  if (documents.length === 0) return;
  await deps.files.remove(documents.map(({ file }) => file));
  for (const document of documents)
    await deps.documents.removeForGood({ document, audit: entryOf(document, deps) });
}

/** Removes for good what was deleted thirty days ago, and what went with a deleted unit. */
export const sweepDocumentsWith =
  (given: () => Promise<DocumentSweepDeps> | DocumentSweepDeps) => async (): Promise<{ removed: number }> => {
    const deps = await given();
    let removed = 0;
    for (const removal of await deps.documents.due({ now: deps.clock.now(), limit: perRun })) {
      if (removed >= perRun) break;
      const left = perRun - removed;
      const documents = await deps.documents.documentsOf(removal, left);
      await removeAll(documents, deps);
      removed += documents.length;
      if (documents.length < left) await deps.documents.finish(removal);
    }
    logger.info('swept deleted documents', { removed });
    return { removed };
  };

export const handler = sweepDocumentsWith(
  early(async () => {
    const [stores, { bucketFiles }] = await Promise.all([
      withStores(() => import('./document-sweep-stores'))(),
      import('../gateways/bucket'),
    ]);
    return { clock: systemClock, ids: randomIds(), files: bucketFiles(required(env.filesBucket)), ...stores };
  }),
);
