import type { Contract } from '../../../../shared/contract';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { properties } from '../../../../shared/contract/properties';
import { counted } from '../../../../shared/domain/counted';
import { displayDollars } from '../../../../shared/domain/money';
import type { Attention } from './attention-line';
import { leasesToAttend, mostNamed, placesText } from './lease-attention';

export type Dashboard = AnswerOf<typeof properties.getDashboard>['data'];
/** What tenants owe, for who sees the money. */
export type Owed = Pick<AnswerOf<Contract['ledger']['listBalances']>['data'], 'leases' | 'totals'>;

type Account = {
  readonly canChange: boolean;
  readonly trialDaysLeft?: number | undefined;
  /** Read-only for the reason the View-as bar gives. */
  readonly isViewedAs?: boolean;
};

/** Days before its end at which a trial starts to show in the list. */
const trialSoon = 7;
/** The share of a plan's limit at which the list warns. */
const nearlyFull = 0.9;

/** The attention list of the home screen, most urgent first. */
export function needsAttention(dashboard: Dashboard, account: Account, owed?: Owed): Attention[] {
  const queue: Attention[] = [];
  const left = account.trialDaysLeft;
  if (!account.canChange && !account.isViewedAs)
    queue.push({
      key: 'read-only',
      kind: 'warning',
      title: 'This account is read-only',
      text: 'Its trial or plan has ended. Everything you entered is kept.',
    });
  else if (left !== undefined && left <= trialSoon)
    queue.push({
      key: 'trial',
      kind: 'warning',
      title: left === 0 ? 'Your trial ends today' : `Your trial ends in ${counted(left, 'day', 'days')}`,
      text: 'After that, your data is read-only.',
    });
  queue.push(...pastDue(owed), ...leasesToAttend(dashboard.leases), ...fullness(dashboard));
  const { unitsWithoutRent = 0 } = dashboard;
  if (unitsWithoutRent > 0)
    queue.push({
      key: 'rent',
      kind: 'info',
      title: `${counted(unitsWithoutRent, 'unit has', 'units have')} no monthly rent`,
      text: 'A lease needs a rent first.',
      link: { to: '/units', search: { view: 'without-rent' }, label: 'Set the rent' },
    });
  return queue;
}

/** What is past due, and where most of it is: the first page of leases does not count the others. */
function pastDue(owed: Owed | undefined): Attention[] {
  const late = owed?.leases.filter(({ past_due }) => past_due > 0) ?? [];
  if (!owed || late.length === 0) return [];
  const most = placesText(late.slice(0, mostNamed));
  return [
    {
      key: 'past-due',
      kind: 'warning',
      title: `${displayDollars(owed.totals.past_due)} is past due`,
      text: late.length > mostNamed ? `${most}; and others` : most,
      link: { to: '/ledges-totalpayment', search: {}, label: 'Show' },
    },
  ];
}

function fullness({ limits, properties, units }: Dashboard): Attention[] {
  if (!limits) return [];
  const lines = [
    { key: 'property-limit', used: properties, most: limits.properties, noun: 'properties' },
    { key: 'unit-limit', used: units, most: limits.units, noun: 'units' },
  ];
  return lines
    .filter(({ used, most }) => used > 0 && used >= most * nearlyFull)
    .map(({ key, used, most, noun }) => ({
      key,
      kind: 'info',
      title: `${used.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} ${noun} in use`,
      text: used >= most ? 'Your plan is full.' : 'Your plan is nearly full.',
    }));
}
