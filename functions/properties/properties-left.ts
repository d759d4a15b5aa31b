import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import { chosenIn } from '../../shared/domain/lists/list-filters';
import { propertiesChosen } from '../common/lists/properties-chosen';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { PropertyLine } from '../table/properties/record';
import { ownersOfLines } from './owners-of-lines';

type Filters = RequestOf<Contract['properties']['countProperties']>['query'];
type Asked = { readonly query: Filters; readonly archived?: 'only' | 'none' };

/** Lines of one read. */
const linesAtOnce = 500;

/** Every property by name that the caller sees and the filters leave, each line read once. */
export async function propertiesLeft(
  { query, archived }: Asked,
  call: ViewerCall,
  deps: Deps,
): Promise<PropertyLine[]> {
  const { viewer, now } = call;
  const { search, type, property, owner, state, occupancy, bank } = query;
  const scope = scopeOf(viewer, now);
  if (!scope) return [];
  const isNarrowed = property !== undefined || owner !== undefined;
  const isShown = isNarrowed ? await propertiesChosen(query, 'properties', call, deps) : () => true;
  const states = chosenIn(state);
  const found: PropertyLine[] = [];
  const { organizationId } = viewer;
  const wanted = { organizationId, scope, search, type, archived, sort: 'name', limit: linesAtOnce } as const;
  let after: string | undefined;
  do {
    const page = await deps.properties.page({ ...wanted, after });
    found.push(...page.properties);
    after = page.next;
  } while (after !== undefined);
  const left = found.filter(
    (line) =>
      isShown?.(line.propertyId) &&
      (states.length === 0 || states.includes(line.state)) &&
      (occupancy === undefined || (line.signedCount ?? 0) < line.unitCount),
  );
  if (bank === undefined) return left;
  const ownersOf = await ownersOfLines(left, call, deps);
  return left.filter(({ propertyId }) => ownersOf(propertyId).bank === bank);
}
