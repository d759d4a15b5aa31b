import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { OwnerLine } from '../../shared/contract/owners';
import { localDateOf } from '../../shared/domain/dates';
import { balancesOfOwners } from '../../shared/domain/ledger/owners/distributable';
import { chosenIn } from '../../shared/domain/lists/list-filters';
import { may } from '../../shared/domain/people/permissions';
import type { OwnerReach } from '../../shared/domain/portfolio/owner-reach';
import { sharesOn } from '../../shared/domain/portfolio/shares';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';
import type { Owner } from '../table/owners/record';
import { ownersSeen, readLine } from './owners-seen';

type Filters = RequestOf<Contract['owners']['countOwners']>['query'];

/** Owners of one read. */
const ownersAtOnce = 500;
const listsAtOnce = 10;
/** One owner's list has at most this many (ACCESS-PATTERNS.md). */
const mostOfOneOwner = 500;

/** The owners of these properties today, as far as the caller sees the properties. */
async function ownersOf(propertyIds: readonly string[], call: ViewerCall, deps: Deps) {
  const { viewer, now } = call;
  const isSeen = await propertiesSeen({ viewer, now, area: 'properties' }, deps);
  const { organizationId } = viewer;
  const seen = propertyIds.filter((propertyId) => isSeen?.(propertyId));
  const found = await deps.properties.byIds({ organizationId, propertyIds: seen });
  return new Set(
    found.flatMap(({ shareSets = [] }) =>
      sharesOn(shareSets, localDateOf(now)).map(({ ownerId }) => ownerId),
    ),
  );
}

export type OwnersLeft = { readonly owners: readonly Owner[]; readonly reach: OwnerReach | undefined };

/** Every owner by name that the caller sees and the filters leave. */
export async function ownersLeft(query: Filters, call: ViewerCall, deps: Deps): Promise<OwnersLeft> {
  const ids = chosenIn(query.owner);
  const properties = chosenIn(query.property);
  const ofProperties = properties.length > 0 ? await ownersOf(properties, call, deps) : undefined;
  const found: Owner[] = [];
  let reach: OwnerReach | undefined;
  let after: string | undefined;
  do {
    const page = await ownersSeen({ search: query.search, after, limit: ownersAtOnce }, call, deps);
    found.push(...page.owners);
    ({ reach } = page);
    after = page.next;
  } while (after !== undefined);
  const owners = found.filter(
    ({ ownerId }) => (ids.length === 0 || ids.includes(ownerId)) && (ofProperties?.has(ownerId) ?? true),
  );
  return { owners, reach };
}

/** What owners have in the books of the properties whose money the caller sees; undefined for none. */
async function balancesSeen({ viewer, now }: ViewerCall, deps: Deps) {
  if (!may(viewer, { area: 'money', level: 'view' })) return undefined;
  const [isSeen, heads] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'money' }, deps),
    deps.ledgers.heads(viewer.organizationId, { mayLag: true }),
  ]);
  return balancesOfOwners(heads.filter(({ propertyId }) => isSeen?.(propertyId)));
}

/** How many properties and units an owner has today, among those that the caller sees. */
async function holdingsOf(owners: readonly Owner[], { viewer, now }: ViewerCall, deps: Deps) {
  const isSeen = await propertiesSeen({ viewer, now, area: 'properties' }, deps);
  const { organizationId } = viewer;
  const today = localDateOf(now);
  const found = await mapAll(
    owners,
    async ({ ownerId }) => {
      const scope = { kind: 'owner', ownerId, today } as const;
      const page = await deps.properties.page({
        organizationId,
        scope,
        sort: 'name',
        limit: mostOfOneOwner,
      });
      const seen = page.properties.filter(({ propertyId }) => isSeen?.(propertyId));
      const units = seen.reduce((sum, { unitCount }) => sum + unitCount, 0);
      return [ownerId, { properties: seen.length, units }] as const;
    },
    { concurrency: listsAtOnce },
  );
  return new Map(found);
}

type Asked = { readonly balance: boolean; readonly holdings: boolean };

/** Lines with what was asked for beside them. */
export async function ownerLines(
  { owners, reach }: OwnersLeft,
  asked: Asked,
  call: ViewerCall,
  deps: Deps,
): Promise<OwnerLine[]> {
  const [balances, holdings] = await Promise.all([
    asked.balance ? balancesSeen(call, deps) : undefined,
    asked.holdings ? holdingsOf(owners, call, deps) : undefined,
  ]);
  return owners.map((owner) => ({
    ...readLine(owner, reach),
    ...holdings?.get(owner.ownerId),
    ...(balances && { balance: balances[owner.ownerId] ?? 0 }),
  }));
}
