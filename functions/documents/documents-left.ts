import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import { chosenIn, isInRange, readRange } from '../../shared/domain/lists/list-filters';
import { isSharedWith } from '../../shared/domain/portfolio/document-list';
import { canSeeDocument } from '../../shared/domain/portfolio/documents';
import { propertiesChosen } from '../common/lists/properties-chosen';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { DocumentLine } from '../table/documents/record';

type Filters = RequestOf<Contract['documents']['countDocuments']>['query'];

/** Lines of one read. */
const linesAtOnce = 500;
const dayMilliseconds = 86_400_000;

/** Every document that the caller sees and the filters leave, whatever its folder, the newest first. */
export async function documentsLeft(query: Filters, call: ViewerCall, deps: Deps): Promise<DocumentLine[]> {
  const { viewer, now } = call;
  const isChosen = await propertiesChosen(query, 'properties', call, deps);
  if (!isChosen) return [];
  const units = chosenIn(query.unit);
  const shared = chosenIn(query.shared);
  const days = readRange(query.days);
  const isLeft = (line: DocumentLine): boolean =>
    isChosen(line.propertyId) &&
    canSeeDocument(viewer, line) &&
    (units.length === 0 || units.includes(line.unitId)) &&
    isSharedWith(shared, line) &&
    isInRange(Math.max(0, Math.floor((now.getTime() - Date.parse(line.addedAt)) / dayMilliseconds)), days);
  const found: DocumentLine[] = [];
  let after: string | undefined;
  do {
    const { organizationId } = viewer;
    const asked = { organizationId, search: query.search, isSeen: isLeft, after, limit: linesAtOnce };
    const page = await deps.documents.page(asked);
    found.push(...page.documents);
    after = page.next;
  } while (after !== undefined);
  return found;
}
