import type { LeaseAttention } from '../../../../shared/contract/home';
import { counted } from '../../../../shared/domain/counted';
import { displayDate } from '../../../../shared/domain/dates';
import type { ScreenPath } from '../../ui/primitives/screen-path';
import type { AttentionLine } from './attention-line';
import { placesText, placeText } from './places-text';

type Kind = LeaseAttention['kind'];
type Search = Record<string, string>;

type Words = {
  readonly tone: (first: LeaseAttention) => AttentionLine['tone'];
  /** Of one lease, then of several, the earliest first. */
  readonly one: (lease: LeaseAttention) => string;
  readonly many: (count: number, first: LeaseAttention) => string;
  /** After the place of the only lease. */
  readonly note?: (lease: LeaseAttention) => string;
  readonly label: string;
  /** Of a person who may act on one; several lead to a list. */
  readonly to: ScreenPath;
  readonly by: 'lease' | 'unit';
  readonly list: { readonly to: ScreenPath; readonly search: Search; readonly label: string };
  readonly isLegal?: boolean;
  readonly isMonthly?: boolean;
};

/** A deposit this many days before its last day is urgent. */
const urgentDays = 7;
const monthDays = 30;

/** `12 days`, `4 months`. */
const ago = (days: number): string =>
  days >= 2 * monthDays
    ? counted(Math.floor(days / monthDays), 'month', 'months')
    : counted(days, 'day', 'days');

const leasesIn = (view: string, label: string) => ({ to: '/leasesList', search: { view }, label }) as const;
const tenantsOf = ({ tenants }: LeaseAttention): string => tenants.join(', ');

const words: Record<Kind, Words> = {
  deposit: {
    tone: ({ days }) => (days <= urgentDays ? 'danger' : 'info'),
    one: ({ on, days }) =>
      days < 0 ? `Deposit is ${ago(-days)} overdue` : `Return the deposit by ${displayDate(on)}`,
    many: (count, { on, days }) =>
      days < 0
        ? `${count} deposits must be returned, one is ${ago(-days)} overdue`
        : `${count} deposits must be returned, the first by ${displayDate(on)}`,
    note: tenantsOf,
    label: 'Settle deposit',
    to: '/settle-deposit',
    by: 'lease',
    list: leasesIn('ended', 'Settle deposits'),
    isLegal: true,
  },
  disputed: {
    tone: () => 'danger',
    one: () => 'A payment is disputed',
    many: (count) => `${count} payments are disputed`,
    note: tenantsOf,
    label: 'Open ledger',
    to: '/ledgesData',
    by: 'lease',
    list: { to: '/ledges-totalpayment', search: { view: 'all' }, label: 'Open Rent' },
  },
  returned: {
    tone: () => 'danger',
    one: () => 'A payment was returned',
    many: (count) => `${count} payments were returned`,
    note: ({ why, ...lease }) => [tenantsOf(lease), why].filter(Boolean).join(' · '),
    label: 'Open ledger',
    to: '/ledgesData',
    by: 'lease',
    list: { to: '/ledges-totalpayment', search: { view: 'past-due' }, label: 'Open Rent' },
  },
  promise: {
    tone: () => 'warning',
    one: ({ on }) => `A promise to pay by ${displayDate(on)} was not kept`,
    many: (count) => `${count} promises to pay were not kept`,
    note: tenantsOf,
    label: 'Open ledger',
    to: '/ledgesData',
    by: 'lease',
    list: { to: '/ledges-totalpayment', search: { view: 'past-due' }, label: 'Open Rent' },
  },
  holdover: {
    tone: () => 'warning',
    one: () => 'Lease expired: tenants still in the unit',
    many: (count) => `${count} leases expired: tenants still in the units`,
    note: ({ on }) => `since ${displayDate(on)}`,
    label: 'Decide',
    to: '/showLease',
    by: 'lease',
    list: leasesIn('active', 'Decide'),
    isMonthly: true,
  },
  sign: {
    tone: () => 'warning',
    one: () => 'Your signature is needed',
    many: (count) => `${count} leases need your signature`,
    note: ({ on }) => `sent ${displayDate(on)}`,
    label: 'Sign',
    to: '/showLease',
    by: 'lease',
    list: leasesIn('out', 'Sign'),
  },
  ending: {
    tone: () => 'warning',
    one: ({ on }) => `A lease ends ${displayDate(on)} without an offer`,
    many: (count) => `${count} leases end within 60 days without an offer`,
    note: tenantsOf,
    label: 'Offer renewal',
    to: '/showLease',
    by: 'lease',
    list: {
      to: '/leasesList',
      search: { view: 'all', offer: 'without' },
      label: 'Offer renewals',
    },
    isMonthly: true,
  },
  'move-out': {
    tone: ({ days }) => (days < 0 ? 'warning' : 'info'),
    one: ({ unit_number, on, days }) =>
      `Unit ${unit_number} ${days < 0 ? 'moved' : 'moves'} out ${displayDate(on)}`,
    many: (count) => `${count} move-outs this week`,
    note: tenantsOf,
    label: 'Start move-out',
    to: '/moveOut',
    by: 'unit',
    list: leasesIn('active', 'Open leases'),
  },
  'move-in': {
    tone: ({ cents, days }) => (cents !== undefined || days < 0 ? 'warning' : 'info'),
    one: ({ unit_number, on, cents, days }) =>
      `Unit ${unit_number} ${days < 0 ? 'moved' : 'moves'} in ${displayDate(on)}${cents === undefined ? '' : ': move-in costs unpaid'}`,
    many: (count) => `${count} move-ins are not recorded yet`,
    note: tenantsOf,
    label: 'Start move-in',
    to: '/moveIn',
    by: 'unit',
    list: leasesIn('active', 'Open leases'),
  },
  send: {
    tone: () => 'info',
    one: () => 'A lease is still a draft',
    many: (count) => `${count} leases are still drafts`,
    note: ({ on }) => `started ${displayDate(on)}`,
    label: 'Continue',
    to: '/showLease',
    by: 'lease',
    list: leasesIn('drafts', 'Open drafts'),
  },
};

/** `Unit 203, Beacon House · Nora Whitaker`. */
const oneText = (lease: LeaseAttention, note: Words['note']): string =>
  [placeText(lease), note?.(lease)].filter(Boolean).join(' · ');

function lineOf(kind: Kind, some: readonly LeaseAttention[]): AttentionLine[] {
  const [first] = some;
  if (!first) return [];
  const { tone, one, many, note, label, to, by, list, isLegal, isMonthly } = words[kind];
  const isOne = some.length === 1;
  const cents = some.reduce((sum, lease) => sum + (lease.cents ?? 0), 0);
  return [
    {
      key: kind,
      tone: tone(first),
      title: isOne ? one(first) : many(some.length, first),
      text: isOne ? oneText(first, note) : placesText(some),
      cents: cents > 0 ? cents : undefined,
      days: first.days,
      ...(isLegal && { isLegal }),
      ...(isMonthly && { isMonthly }),
      ...(kind === 'sign' && { signs: first.lease_id }),
      action: isOne ? { to, search: { id: by === 'lease' ? first.lease_id : first.unit_id }, label } : list,
    },
  ];
}

const kinds = Object.keys(words) as Kind[];

/** One line for each kind of lease that needs this person, its oldest named. */
export const leaseLines = (all: readonly LeaseAttention[]): AttentionLine[] =>
  kinds.flatMap((kind) =>
    lineOf(
      kind,
      all.filter((lease) => lease.kind === kind).toSorted((one, other) => one.days - other.days),
    ),
  );
