import type { HomePlace, MonthRent, PastDue } from '../../../shared/contract/home';
import { monthOf } from '../../../shared/domain/dates';
import { dayInZone } from '../../../shared/domain/leases/time-zones';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { pastDue } from '../../../shared/domain/ledger/ledger-lines';
import { monthFigures, sumOfMonths } from '../../../shared/domain/ledger/rent/rent-months';
import { daysLate } from '../../../shared/domain/ledger/rent-list';
import type { Deps } from '../../runtime/deps/deps';
import { isLeaseBook, type StoredHead } from '../../table/ledger/record';
import { type HomeRead, isInForce } from './read-home';

/** How many places a line names. */
const mostNamed = 3;

/** Of a ledger, as it was called when it last changed. */
export const placeOfHead = ({ leaseId, shown }: StoredHead): HomePlace => ({
  lease_id: leaseId,
  unit_id: shown.unitId,
  unit_number: shown.unitNumber,
  property_title: shown.propertyTitle,
});

/** Today by zone: thousands of ledgers are in a few, and asking for a day is slow. */
export function todayIn(now: Date): (head: StoredHead) => string {
  const days = new Map<string, string>();
  return ({ shown: { zone = 'UTC' } }) => {
    const today = days.get(zone) ?? dayInZone(zone, now);
    days.set(zone, today);
    return today;
  };
}

/** What is past due, each by the day at its property, as Rent has it (D6). */
export function pastDueIn({ heads = [], leases }: Pick<HomeRead, 'heads' | 'leases'>, now: Date): PastDue {
  const dayOf = todayIn(now);
  const late = heads
    .filter(isLeaseBook)
    .map((head) => ({
      head,
      cents: pastDue(head.open, dayOf(head)),
      days: daysLate(head.open, dayOf(head)),
    }))
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => other.days - one.days || other.cents - one.cents);
  const running = leases.filter(isInForce).map(({ line }) => line.leaseId);
  return {
    cents: sumOf(late.map(({ cents }) => cents)),
    leases: late.length,
    of: new Set([...running, ...late.map(({ head }) => head.leaseId)]).size,
    days: late[0]?.days ?? 0,
    oldest: late.slice(0, mostNamed).map(({ head }) => placeOfHead(head)),
  };
}

/** The rent of some months over these ledgers (rent-months.md). */
export async function rentOfMonths(
  { organizationId, heads }: { organizationId: string; heads: readonly StoredHead[] },
  months: readonly string[],
  deps: Deps,
): Promise<{ month: string; rent: MonthRent }[]> {
  const [from = '', to = from] = [months.at(0), months.at(-1)];
  const claimed = await deps.ledgers.rentMonths({ organizationId, from, to });
  return months.map((month) => ({
    month,
    rent: sumOfMonths(
      heads
        .filter(isLeaseBook)
        .map(({ leaseId, open, pending }) =>
          monthFigures({ claimed: claimed.get(leaseId) ?? {}, open, pending }, month),
        ),
    ),
  }));
}

/** This month's rent; undefined for who sees no money. */
export async function rentOfMonth(
  { heads, today }: HomeRead,
  { organizationId }: { organizationId: string },
  deps: Deps,
): Promise<MonthRent | undefined> {
  if (!heads) return undefined;
  const [found] = await rentOfMonths({ organizationId, heads }, [monthOf(today)], deps);
  return found?.rent;
}
