import type { Contract } from '../../shared/contract';
import type { PlacedDocument } from '../../shared/contract/documents';
import { canSeeDocument } from '../../shared/domain/documents';
import { limits } from '../../shared/domain/limits';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { Handler } from '../runtime/handler';
import type { DocumentLine } from '../table/documents/record';
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

export const searchDocuments: Handler<Contract['documents']['searchDocuments']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const { kind, search, after, limit = limits.listPage } = query;
  const { organizationId } = viewer;
  const isSeen = await propertiesSeen({ viewer, now, area: 'properties' }, deps);
  if (!isSeen) return { success: 1, data: { documents: [] } };
  const { documents, next } = await deps.documents.page({
    ...{ organizationId, kind, search, after, limit },
    isSeen: (line) => isSeen(line.propertyId) && canSeeDocument(viewer, line),
  });
  return { success: 1, data: { documents: await placed(documents, { organizationId, now }, deps), next } };
};
