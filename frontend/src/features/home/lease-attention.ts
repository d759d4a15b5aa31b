import type { LeaseTab } from '../../../../shared/contract/leases';
import type { LeaseAttention } from '../../../../shared/contract/properties';
import { displayDate } from '../../../../shared/domain/dates';
import type { Attention } from './attention-line';

type Kind = LeaseAttention['kind'];

type Words = {
  readonly kind: Attention['kind'];
  readonly title: (count: number) => string;
  /** For one lease: what comes after its place. */
  readonly about: (day: string) => string;
  readonly label: string;
  readonly to: '/showLease' | '/moveIn' | '/moveOut';
  readonly tab: LeaseTab;
};

const leases = (count: number): string => (count === 1 ? 'A lease' : `${count} leases`);

/** Most urgent first. */
const kinds: Record<Kind, Words> = {
  holdover: {
    kind: 'warning',
    title: (count) => `${leases(count)} ${count === 1 ? 'is past its end' : 'are past their end'}`,
    about: (day) => `Its last day was ${day}.`,
    ...{ label: 'Decide', to: '/showLease', tab: 'active' },
  },
  deposit: {
    kind: 'warning',
    title: (count) => (count === 1 ? 'A deposit is to be settled' : `${count} deposits are to be settled`),
    about: (day) => `The last day is ${day}.`,
    ...{ label: 'Open', to: '/showLease', tab: 'ended' },
  },
  sign: {
    kind: 'warning',
    title: (count) => `${leases(count)} ${count === 1 ? 'waits' : 'wait'} for your signature`,
    about: (day) => `Sent on ${day}; your link is in your mail.`,
    ...{ label: 'Open', to: '/showLease', tab: 'out' },
  },
  'move-out': {
    kind: 'info',
    title: (count) => (count === 1 ? 'A move-out is due' : `${count} move-outs are due`),
    about: (day) => `The last day is ${day}.`,
    ...{ label: 'Move-Out', to: '/moveOut', tab: 'active' },
  },
  'move-in': {
    kind: 'info',
    title: (count) => (count === 1 ? 'A move-in is due' : `${count} move-ins are due`),
    about: (day) => `The first day is ${day}.`,
    ...{ label: 'Move-In', to: '/moveIn', tab: 'active' },
  },
  send: {
    kind: 'info',
    title: (count) => (count === 1 ? 'A draft has not been sent' : `${count} drafts have not been sent`),
    about: (day) => `Begun on ${day}.`,
    ...{ label: 'Continue', to: '/showLease', tab: 'drafts' },
  },
};

/** How many places a line names. */
export const mostNamed = 3;

type Place = { readonly unit_number: string; readonly property_title: string };
const placeOf = ({ unit_number, property_title }: Place): string => `Unit ${unit_number}, ${property_title}`;

/** The first places by name, then how many more. */
export function placesText(some: readonly Place[]): string {
  const more = some.length - mostNamed;
  const named = some.slice(0, mostNamed).map(placeOf).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named;
}

function lineOf(kind: Kind, some: readonly LeaseAttention[]): Attention[] {
  const [first] = some;
  if (!first) return [];
  const { title, about, label, to, tab, kind: look } = kinds[kind];
  const head = { key: kind, kind: look, title: title(some.length) };
  if (some.length > 1) {
    const link = { to: '/leasesList', search: { tab }, label: 'Show' } as const;
    return [{ ...head, text: placesText(some), link }];
  }
  const id = to === '/showLease' ? first.lease_id : first.unit_id;
  const text = `${placeOf(first)}. ${about(displayDate(first.on))}`;
  return [{ ...head, text, link: { to, search: { id }, label } }];
}

/** One line for each kind of lease that needs this person. */
export const leasesToAttend = (all: readonly LeaseAttention[]): Attention[] =>
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    lineOf(
      kind,
      all.filter((lease) => lease.kind === kind),
    ),
  );
