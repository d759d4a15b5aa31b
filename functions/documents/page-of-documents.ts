import { type Place, placeOf } from '../table/db/cursor';
import { cutPage } from '../table/db/page';
import type { UnitDocument } from '../table/documents/record';

const placeIn = ({ deletedAt, addedAt, documentId }: UnitDocument): Place => [
  deletedAt ?? addedAt,
  documentId,
];

const isBehind = ([instant, id]: Place, [lastInstant, lastId]: Place): boolean =>
  instant === lastInstant ? id < lastId : instant < lastInstant;

/** A page of a list sorted newest first. Refuses `invalid` for a cursor of another list. */
export function pageOfDocuments(
  found: readonly UnitDocument[],
  { list, after, limit }: { list: 'doc' | 'docgone'; after?: string; limit: number },
) {
  const from = after === undefined ? undefined : placeOf(list, after);
  const rest = from === undefined ? found : found.filter((one) => isBehind(placeIn(one), from));
  const { shown: documents, next } = cutPage(rest, { list, placeIn, limit });
  return { documents, next };
}
