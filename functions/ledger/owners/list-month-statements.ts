import type { Contract } from '../../../shared/contract';
import { endOfMonth } from '../../../shared/domain/dates';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { balancesOfOwners } from '../../../shared/domain/ledger/owners/distributable';
import { nameOf } from '../../../shared/domain/names';
import { reachOf } from '../../../shared/domain/people/roles';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import { answer, type Handler } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { StoredHead } from '../../table/ledger/record';

/** Owners of one list: the last statement of each is read. */
const mostOwners = 200;

const ownersIn = (heads: readonly StoredHead[]): Set<string> =>
  new Set(heads.flatMap((head) => Object.keys(balancesOfOwners([head]))));

/** The owners whose every ledger the caller sees, each with the last month that has a statement. */
export const listMonthStatements: Handler<Contract['ledger']['listMonthStatements']> = async (
  { viewer, now, query: { month } },
  deps,
) => {
  const { organizationId } = viewer;
  const isOwner = reachOf(viewer, { area: 'reports', level: 'view' }) === 'share';
  const [isSeen, heads] = await Promise.all([
    isOwner ? undefined : propertiesSeen({ viewer, now, area: 'reports' }, deps),
    deps.ledgers.heads(organizationId),
  ]);
  const seen = heads.filter(({ propertyId }) => isSeen?.(propertyId));
  const beyond = ownersIn(heads.filter(({ propertyId }) => !isSeen?.(propertyId)));
  const ids = [...ownersIn(seen)].filter((id) => !beyond.has(id));
  const balances = balancesOfOwners(seen);
  const owners = await deps.owners.byIds({ organizationId, ownerIds: ids.slice(0, mostOwners) });
  const lines = await mapAll(owners, async (owner) => {
    const [last] = await deps.statements.ofOwner({ organizationId, ownerId: owner.ownerId, limit: 1 });
    const line = { owner_id: owner.ownerId, name: nameOf(owner), balance: balances[owner.ownerId] ?? 0 };
    return { ...line, last: last?.month, is_open: !last || last.month < month };
  });
  return answer({
    month,
    is_over: endOfMonth(month) <= lastEndedDay(now),
    has_more: ids.length > mostOwners,
    owners: lines.toSorted((one, other) => one.name.localeCompare(other.name)),
  });
};
