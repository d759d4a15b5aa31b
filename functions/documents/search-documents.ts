import type { Contract } from '../../shared/contract';
import type { PlacedDocument } from '../../shared/contract/documents';
import type { RequestOf } from '../../shared/contract/endpoint';
import { limits } from '../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../shared/domain/lists/list-order';
import { type DocumentOrder, documentOrders } from '../../shared/domain/portfolio/document-list';
import { canSeeDocument, documentKinds, documentTypes } from '../../shared/domain/portfolio/documents';
import { readWhole } from '../common/lists/read-whole';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import type { DocumentLine } from '../table/documents/record';
import { documentsLeft } from './documents-left';
import { listedDocument } from './read-document';

/** Adds the names of unit and property. Leaves out documents of a unit that was just deleted. */
async function placed(
  lines: readonly DocumentLine[],
  { organizationId, now }: { organizationId: string; now: Date },
  deps: Deps,
): Promise<PlacedDocument[]> {
  const [units, properties] = await Promise.all([
    deps.units.byIds({ organizationId, unitIds: lines.map(({ unitId }) => unitId) }),
    deps.properties.byIds({ organizationId, propertyIds: lines.map(({ propertyId }) => propertyId) }),
  ]);
  const found = lines.flatMap((line) => {
    const unit = units.find(({ unitId }) => unitId === line.unitId);
    const property = properties.find(({ propertyId }) => propertyId === line.propertyId);
    if (!unit || !property) return [];
    const { propertyId: property_id, title: property_title } = property;
    return [{ line, place: { unit_number: unit.unitNumber, property_id, property_title } }];
  });
  return Promise.all(
    found.map(async ({ line, place }) => ({ ...(await listedDocument(line, now, deps)), ...place })),
  );
}

type Row = Contract['documents']['searchDocuments'];
type Request = RequestOf<Row> & ViewerCall;
type Query = Request['query'];

type Placed = { readonly line: DocumentLine; readonly place: string };

const sortValues: Record<DocumentOrder, (placed: Placed) => SortValue> = {
  name: ({ line }) => line.name,
  unit: ({ place }) => place || undefined,
  kind: ({ line }) => documentKinds.indexOf(line.kind),
  added: ({ line }) => line.addedAt,
  by: ({ line }) => line.addedByName,
  shared: ({ line }) => Number(line.sharedWithOwner) + 2 * Number(line.sharedWithTenant) || undefined,
  size: ({ line }) => line.bytes,
  type: ({ line }) => documentTypes[line.contentType].extension,
};

/** A folder and a search have a key; any other filter or order reads the list whole. */
const isUsual = ({ property, owner, unit, shared, days, sort }: Query): boolean =>
  [property, owner, unit, shared, days, sort].every((part) => part === undefined);

/** `Elm House 101` of each unit that has one of these. */
async function placesOf(lines: readonly DocumentLine[], organizationId: string, deps: Deps) {
  const unitIds = [...new Set(lines.map(({ unitId }) => unitId))];
  const propertyIds = [...new Set(lines.map(({ propertyId }) => propertyId))];
  const [units, properties] = await Promise.all([
    deps.units.byIds({ organizationId, unitIds }),
    deps.properties.byIds({ organizationId, propertyIds }),
  ]);
  const titles = new Map(properties.map(({ propertyId, title }) => [propertyId, title]));
  return new Map(
    units.map(({ unitId, propertyId, unitNumber }) => [
      unitId,
      `${titles.get(propertyId) ?? ''} ${unitNumber}`,
    ]),
  );
}

/** The list in another order, or narrowed. */
async function readSorted(request: Request, deps: Deps) {
  const { viewer, now, query } = request;
  const { kind, sort, after, limit = limits.listPage } = query;
  const { organizationId } = viewer;
  const left = (await documentsLeft(query, request, deps)).filter(
    (line) => kind === undefined || line.kind === kind,
  );
  const order = readOrder(sort, documentOrders);
  const places = order?.key === 'unit' ? await placesOf(left, organizationId, deps) : undefined;
  const lines = left.map((line) => ({ line, place: places?.get(line.unitId) ?? '' }));
  const sorted = order
    ? sortLines(lines, {
        sortValue: sortValues[order.key as DocumentOrder],
        isDescending: order.isDescending,
        ties: [({ line }) => line.name],
      })
    : lines;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  const page = sorted.slice(from, end).map(({ line }) => line);
  return {
    documents: await placed(page, { organizationId, now }, deps),
    count: sorted.length,
    next: end < sorted.length ? cursorOf('sorted', [String(end), 'next']) : undefined,
  };
}

export const searchDocuments: Handler<Row> = async (request, deps) => {
  const { viewer, now, query } = request;
  if (!isUsual(query))
    return { success: 1, data: await readWhole(request, deps, () => readSorted(request, deps)) };
  const { kind, search, after, limit = limits.listPage } = query;
  const { organizationId } = viewer;
  const isSeen = await propertiesSeen({ viewer, now, area: 'properties' }, deps);
  if (!isSeen) return { success: 1, data: { documents: [] } };
  const { documents, next } = await deps.documents.page({
    organizationId,
    kind,
    search,
    after,
    limit,
    isSeen: (line) => isSeen(line.propertyId) && canSeeDocument(viewer, line),
  });
  return { success: 1, data: { documents: await placed(documents, { organizationId, now }, deps), next } };
};
