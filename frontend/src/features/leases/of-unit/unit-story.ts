import type { LeaseLine } from '../../../../../shared/contract/leases';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { counted } from '../../../../../shared/domain/counted';
import { daysBetween, displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { tenantsText } from '../parts/lease-words';

const over: ReadonlySet<string> = new Set(['ended', 'settled', 'void']);
const toCome: ReadonlySet<string> = new Set(['draft', 'sent', 'partly-signed', 'signed']);

/** The leases of a unit by what they are today: the one in force, those to come, and past ones. */
export function leasesOf(leases: readonly LeaseLine[]) {
  const newest = leases.toSorted((one, other) => other.from.localeCompare(one.from));
  return {
    now: newest.find(({ status }) => !over.has(status) && !toCome.has(status)),
    next: newest.filter(({ status }) => toCome.has(status)),
    past: newest.filter(({ status }) => status === 'ended' || status === 'settled'),
  };
}

/** Rent is lost by the day of a month of thirty, as on Home. */
const monthDays = 30;

/** Whole dollars: a sentence has no cents. */
const wholeDollars = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`;

const marketText = ({ rent_price }: Pick<UnitDetails, 'rent_price'>): string =>
  rent_price === '' ? '' : `Market rent ${displayDollars(Math.round(Number(rent_price) * 100))}.`;

type Vacant = Pick<UnitDetails, 'rent_price' | 'today' | 'vacant_since' | 'off_market'>;

function vacantText(unit: Vacant): string {
  const { today, vacant_since: since, rent_price, off_market } = unit;
  if (off_market) return 'Off the market.';
  if (since === undefined) return marketText(unit);
  const days = daysBetween(since, today);
  const lost = Math.round(((Number(rent_price) * 100) / monthDays) * days);
  const vacant = days === 0 ? 'Vacant since today' : `Vacant ${counted(days, 'day')}`;
  return [lost > 0 ? `${vacant}, ${wholeDollars(lost)} of rent lost.` : `${vacant}.`, marketText(unit)]
    .filter(Boolean)
    .join(' ');
}

type Known = {
  /** Undefined for who does not see leases. */
  readonly leases: readonly LeaseLine[] | undefined;
  /** Cents, for who sees money. */
  readonly pastDue?: number | undefined;
};

/** What a unit is today, in one sentence or two (desk.md §3.6). */
export function unitSentence(unit: Vacant & Pick<UnitDetails, 'tenants'>, { leases, pastDue = 0 }: Known) {
  const now = leases && leasesOf(leases).now;
  if (!now) return unit.tenants.length > 0 ? '' : vacantText(unit);
  const until = now.to === undefined ? 'month to month' : `until ${displayDate(now.to)}`;
  return [
    `Rented to ${tenantsText(now.tenants)} ${until} for ${displayDollars(now.rent)} a month.`,
    pastDue > 0 ? `${displayDollars(pastDue)} past due.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
