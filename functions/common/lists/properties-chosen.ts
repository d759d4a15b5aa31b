import { localDateOf } from '../../../shared/domain/dates';
import { chosenIn } from '../../../shared/domain/lists/list-filters';
import type { Area } from '../../../shared/domain/people/roles';
import { reachOf } from '../../../shared/domain/people/roles';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { propertiesSeen } from '../portfolio/properties-seen';

type Chosen = { readonly property?: string | undefined; readonly owner?: string | undefined };

/** One owner's list has at most this many (ACCESS-PATTERNS.md). */
const mostOfOneOwner = 500;

/** The properties of these owners today; none for who may not see owners. */
async function propertiesOf(ownerIds: readonly string[], { viewer, now }: ViewerCall, deps: Deps) {
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  const { organizationId } = viewer;
  const seen = ownerIds.filter((ownerId) => reach !== 'own' || ownerId === viewer.ownerId);
  const pages = await Promise.all(
    (reach === 'none' ? [] : seen).map((ownerId) =>
      deps.properties.page({
        organizationId,
        scope: { kind: 'owner', ownerId, today: localDateOf(now) },
        sort: 'newest',
        limit: mostOfOneOwner,
      }),
    ),
  );
  return new Set(pages.flatMap(({ properties }) => properties.map(({ propertyId }) => propertyId)));
}

/** Which properties a list shows: those that the caller sees in an area, narrowed by the filters. */
export async function propertiesChosen(
  { property, owner }: Chosen,
  area: Area,
  call: ViewerCall,
  deps: Deps,
): Promise<((propertyId: string) => boolean) | undefined> {
  const ids = chosenIn(property);
  const owners = chosenIn(owner);
  const [isSeen, ofOwners] = await Promise.all([
    propertiesSeen({ ...call, area }, deps),
    owners.length > 0 ? propertiesOf(owners, call, deps) : undefined,
  ]);
  if (!isSeen) return undefined;
  return (propertyId) =>
    (ids.length === 0 || ids.includes(propertyId)) &&
    (ofOwners?.has(propertyId) ?? true) &&
    isSeen(propertyId);
}
