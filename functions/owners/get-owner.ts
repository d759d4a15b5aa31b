import type { Contract } from '../../shared/contract';
import type { OwnedShare } from '../../shared/contract/owners';
import { localDateOf } from '../../shared/domain/dates';
import { defined } from '../../shared/domain/defined';
import { sumOf } from '../../shared/domain/ledger/accounts';
import { may } from '../../shared/domain/people/roles';
import { type ShareSet, setsFrom } from '../../shared/domain/portfolio/shares';
import type { Looking } from '../common/portfolio/owner-reach';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import { versionOf } from '../table/db/conditions';
import type { Property } from '../table/properties/record';
import { holdingsOfOwner } from './owner-money';
import { findOwner, readLine } from './owners-seen';

/** An owner's list has at most this many (ACCESS-PATTERNS.md). */
const mostOfOneOwner = 500;

/** Today's share and the next planned change; undefined for a former owner. */
function shareOf(
  sets: readonly ShareSet[],
  ownerId: string,
  today: string,
): Pick<OwnedShare, 'percentage' | 'next'> | undefined {
  const partOf = ({ shares }: ShareSet) => shares.find((share) => share.ownerId === ownerId)?.percentage ?? 0;
  const [now, ...planned] = setsFrom(sets, today);
  const percentage = now ? partOf(now) : 0;
  const change = planned.find((set) => partOf(set) !== percentage);
  if (percentage === 0 && !change) return undefined;
  return { percentage, ...defined({ next: change && { from: change.from, percentage: partOf(change) } }) };
}

/** The owner's properties that the caller may see, by name. */
async function propertiesOf(
  ownerId: string,
  { viewer, now }: Looking,
  { properties }: Deps,
): Promise<Property[]> {
  const { organizationId } = viewer;
  const seen = scopeOf(viewer, now);
  if (!seen || (seen.kind === 'owner' && seen.ownerId !== ownerId)) return [];
  const scope = { kind: 'owner', ownerId } as const;
  const list = await properties.page({ organizationId, scope, sort: 'name', limit: mostOfOneOwner });
  const ids = list.properties.map(({ propertyId }) => propertyId);
  const propertyIds = seen.kind === 'listed' ? ids.filter((id) => seen.propertyIds.includes(id)) : ids;
  const whole = await properties.byIds({ organizationId, propertyIds });
  return propertyIds.flatMap((id) => whole.find(({ propertyId }) => propertyId === id) ?? []);
}

const factsOf = (property: Property) => ({
  property_id: property.propertyId,
  property_title: property.title,
  street_address: property.street,
  city: property.city,
  state: property.state,
  zipcode: property.zipcode,
  unit_count: property.unitCount,
});

export const getOwner: Handler<Contract['owners']['getOwner']> = async (
  { viewer, now, params: { id } },
  deps,
) => {
  const looking = { viewer, now };
  const [{ owner, reach }, properties] = await Promise.all([
    findOwner(id, looking, deps),
    propertiesOf(id, looking, deps),
  ]);
  const today = localDateOf(now);
  const held = await holdingsOfOwner(
    id,
    properties.map(({ propertyId }) => propertyId),
    looking,
    deps,
  );
  const all = [...(held?.values() ?? [])];
  const shares = properties.flatMap((property) => {
    const share = shareOf(property.shareSets ?? [], id, today);
    const balance = held?.get(property.propertyId)?.balance;
    return share ? [{ ...factsOf(property), ...share, ...defined({ balance }) }] : [];
  });
  return answer({
    ...readLine(owner, reach),
    added_at: owner.createdAt,
    mailing_address: owner.mailingAddress ?? '',
    version: versionOf(owner),
    shares,
    ...(held && {
      balance: sumOf(all.map(({ balance }) => balance)),
      available: sumOf(all.map(({ available }) => available)),
      reserve: sumOf(all.map(({ reserve }) => reserve)),
    }),
    is_you: owner.userId === viewer.userId,
    may_change: may(viewer, { area: 'owners', level: 'change' }),
  });
};
