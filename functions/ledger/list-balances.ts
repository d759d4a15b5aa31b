import type { Contract } from '../../shared/contract';
import type { BalanceLine } from '../../shared/contract/ledger-shapes';
import { dayInZone } from '../../shared/domain/leases/time-zones';
import { mayCloseBooks } from '../../shared/domain/ledger/close-books';
import { agingOf, sumsOf, totalBalance } from '../../shared/domain/ledger/ledger-lines';
import { limits } from '../../shared/domain/limits';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Handler } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import { plainText } from '../table/db/natural-order';
import { isPropertyBook, type StoredHead } from '../table/ledger/record';
import { allLedgers } from '../table/ledger-checks/record';

/** Today by zone: thousands of ledgers are in a few, and asking for a day is slow. */
function todayIn(now: Date): (zone?: string) => string {
  const days = new Map<string, string>();
  return (zone = 'UTC') => {
    const today = days.get(zone) ?? dayInZone(zone, now);
    days.set(zone, today);
    return today;
  };
}

function readBalance(stored: StoredHead, today: string): BalanceLine {
  const { unitId, unitNumber, propertyTitle, tenants } = stored.shown;
  return {
    ...{ lease_id: stored.leaseId, unit_id: unitId, unit_number: unitNumber },
    ...{ property_id: stored.propertyId, property_title: propertyTitle, tenants: [...tenants] },
    ...sumsOf(stored, today),
    aging: agingOf(stored.open, today),
  };
}

const textOf = ({ tenants, unit_number: unit, property_title: title }: BalanceLine): string =>
  plainText([...tenants, unit, title].join(' '));

/** Who owes what, the longest owed first, each by the day at its property (D6). */
export const listBalances: Handler<Contract['ledger']['listBalances']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const { search = '', after, limit = limits.listPage } = query;
  const { organizationId } = viewer;
  const [isSeen, heads, check] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'money' }, deps),
    deps.ledgers.heads(organizationId),
    mayCloseBooks(viewer) ? deps.ledgers.check({ organizationId, leaseId: allLedgers }) : undefined,
  ]);
  const wanted = plainText(search);
  const dayOf = todayIn(now);
  const leases = heads
    .filter((head) => isSeen?.(head.propertyId) && !isPropertyBook(head))
    .map((head) => readBalance(head, dayOf(head.shown.zone)))
    .filter((line) => wanted === '' || textOf(line).includes(wanted))
    .toSorted((one, other) => other.past_due - one.past_due || other.balance - one.balance);
  const from = after === undefined ? 0 : Number(placeOf('balances', after)[0]);
  const next =
    from + limit < leases.length ? cursorOf('balances', [String(from + limit), 'next']) : undefined;
  const page = leases.slice(from, from + limit);
  const data = { leases: page, totals: totalBalance(leases), count: leases.length, next };
  return { success: 1, data: { ...data, differing: [...(check?.differs ?? [])] } };
};
