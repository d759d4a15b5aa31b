import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import { chosenIn } from '../../../shared/domain/lists/list-filters';
import { propertiesChosen } from '../../common/lists/properties-chosen';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { ApplicationLine } from '../../table/screening/record';

type Filters = RequestOf<Contract['screening']['countApplicants']>['query'];

/** Lines of one read. */
const linesAtOnce = 500;

/** Every applicant that the caller sees and the filters leave, whatever the stage, the newest first. */
export async function applicantsLeft(
  query: Filters,
  call: ViewerCall,
  deps: Deps,
): Promise<ApplicationLine[]> {
  const isSeen = await propertiesChosen(query, 'applicants', call, deps);
  if (!isSeen) return [];
  const { organizationId } = call.viewer;
  const units = chosenIn(query.unit);
  const found: ApplicationLine[] = [];
  let after: string | undefined;
  do {
    const asked = { organizationId, search: query.search, isSeen, after, limit: linesAtOnce };
    const page = await deps.applications.page(asked);
    found.push(...page.applications);
    after = page.next;
  } while (after !== undefined);
  return found.filter(({ unitId }) => units.length === 0 || units.includes(unitId));
}
