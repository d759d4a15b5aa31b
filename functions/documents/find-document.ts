import type { Viewer } from '../../shared/domain/people/roles';
import { canChangeDocument, canSeeDocument } from '../../shared/domain/portfolio/documents';
import { refuse } from '../../shared/wire/refusals';
import { findUnit } from '../common/portfolio/find-unit';
import type { Deps } from '../runtime/deps/deps';
import type { UnitDocument } from '../table/documents/record';
import { unitIdOfDocument } from '../table/documents/record';

type Wanted = { readonly viewer: Viewer; readonly now: Date; readonly documentId: string };
type Found = Awaited<ReturnType<typeof findUnit>> & { readonly document: UnitDocument };

async function find(
  { viewer, now, documentId }: Wanted,
  { deps, isWanted }: { deps: Deps; isWanted: (document: UnitDocument) => boolean },
): Promise<Found> {
  const unitId = unitIdOfDocument(documentId);
  if (unitId === undefined) throw refuse('not-found');
  const { organizationId } = viewer;
  const [found, document] = await Promise.all([
    findUnit({ viewer, now, unitId }, deps),
    deps.documents.byId({ organizationId, documentId }),
  ]);
  if (!document || !isWanted(document)) throw refuse('not-found');
  return { ...found, document };
}

/** A document the caller may see, with its unit and property. Refuses `not-found` for anything else. */
export const findDocument = (wanted: Wanted, deps: Deps): Promise<Found> =>
  find(wanted, {
    deps,
    isWanted: (document) => document.deletedAt === undefined && canSeeDocument(wanted.viewer, document),
  });

/** The same for one that the caller may change. */
export const findOwnDocument = (wanted: Wanted, deps: Deps): Promise<Found> =>
  find(wanted, {
    deps,
    isWanted: (document) => document.deletedAt === undefined && canChangeDocument(wanted.viewer, document),
  });

/** The same, deleted ones included. */
export const findKeptDocument = (wanted: Wanted, deps: Deps): Promise<Found> =>
  find(wanted, { deps, isWanted: (document) => canChangeDocument(wanted.viewer, document) });
