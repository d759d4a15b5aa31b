import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { may } from '../../shared/domain/people/roles';
import { canChangeDocument, canSeeDocument } from '../../shared/domain/portfolio/documents';
import { findUnit } from '../common/portfolio/find-unit';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler, type ViewerCall } from '../runtime/handler';
import { plainText } from '../table/db/natural-order';
import type { UnitDocument } from '../table/documents/record';
import { restorableSince } from '../table/documents/record';
import { pageOfDocuments } from './page-of-documents';
import { listedDocument } from './read-document';

type Row = Contract['documents']['listDocuments'];
type Request = RequestOf<Row> & ViewerCall;

/** Documents per kind; a kind without any is left out. */
function countKinds(documents: readonly UnitDocument[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of documents) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The unit's documents the caller may see, and recently deleted ones the caller may restore. */
async function readAll({ viewer, now, params: { unitId }, query }: Request, { documents }: Deps) {
  const key = { organizationId: viewer.organizationId, unitId };
  const [live, deleted] = await Promise.all([
    documents.ofUnit(key),
    query.deleted ? documents.deletedOfUnit({ ...key, since: restorableSince(now) }) : [],
  ]);
  return {
    live: live.filter((one) => canSeeDocument(viewer, one)),
    deleted: deleted.filter((one) => canChangeDocument(viewer, one)),
  };
}

/** A unit's documents, newest first; deleted ones by deletion date. A unit has few, so all are read, then
 * filtered and paged here; the counts cover all live ones. */
export const listDocuments: Handler<Row> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const [{ unit, head }, { live, deleted }] = await Promise.all([
    findUnit({ viewer, now, unitId: params.unitId }, deps),
    readAll(request, deps),
  ]);
  const wanted = plainText(query.search ?? '');
  const found = (query.deleted ? deleted : live)
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .filter(({ name }) => plainText(name).includes(wanted));
  const { documents, next } = pageOfDocuments(found, {
    list: query.deleted ? 'docgone' : 'doc',
    limit: query.limit ?? limits.listPage,
    ...defined({ after: query.after }),
  });
  return answer({
    unit: {
      unit_id: unit.unitId,
      unit_number: unit.unitNumber,
      property_id: head.property.propertyId,
      property_title: head.property.title,
    },
    documents: await Promise.all(documents.map((one) => listedDocument(one, now, deps))),
    counts: countKinds(live),
    ...defined({ next }),
    may_change: may(viewer, { area: 'documents', level: 'change' }),
  });
};
