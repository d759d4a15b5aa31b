import { addDays, daysBetween } from '../dates';
import type { Day } from '../leases/moments';
import type { OpenCharge } from './entry';

/** The built-in views of the list of rent, in the order of its tabs. */
export const rentViews = ['past-due', 'due-week', 'paid', 'credit', 'all'] as const;
export type RentView = (typeof rentViews)[number];

/** What the list of rent can be sorted by. */
export const rentOrders = [
  'tenants',
  'unit',
  'late',
  'rent',
  'upcoming',
  'days30',
  'days60',
  'days61',
  'balance',
  'deposit',
  'prepaid',
  'written',
  'autopay',
  'status',
] as const;
export type RentOrder = (typeof rentOrders)[number];

/** Cents of a lease; below 0, `balance` is credit. */
export type RentFigures = {
  readonly balance: number;
  readonly past_due: number;
  readonly due_week: number;
};

const isIn: Record<RentView, (line: RentFigures) => boolean> = {
  'past-due': ({ past_due }) => past_due > 0,
  'due-week': ({ due_week }) => due_week > 0,
  paid: ({ balance, past_due }) => balance === 0 && past_due === 0,
  credit: ({ balance }) => balance < 0,
  all: () => true,
};
export const isInRentView = (view: RentView, line: RentFigures): boolean => isIn[view](line);

const sumIn: Record<RentView, (line: RentFigures) => number> = {
  'past-due': ({ past_due }) => past_due,
  'due-week': ({ due_week }) => due_week,
  paid: () => 0,
  credit: ({ balance }) => -balance,
  all: () => 0,
};

/** How many leases each view has, and the cents that it is about: 0 for paid and all. */
export function countRentViews(
  lines: readonly RentFigures[],
): Record<RentView, { count: number; cents: number }> {
  const countIn = (view: RentView) => {
    const shown = lines.filter((line) => isInRentView(view, line));
    return { count: shown.length, cents: shown.reduce((sum, line) => sum + sumIn[view](line), 0) };
  };
  return {
    'past-due': countIn('past-due'),
    'due-week': countIn('due-week'),
    paid: countIn('paid'),
    credit: countIn('credit'),
    all: countIn('all'),
  };
}

/** Days since the oldest open charge was due; 0 when nothing is past due. */
export function daysLate(open: readonly OpenCharge[], today: Day): number {
  const late = open.filter(({ due, cents }) => due < today && cents > 0).map(({ due }) => due);
  const [oldest] = late.toSorted();
  return oldest === undefined ? 0 : daysBetween(oldest, today);
}

/** The week that begins today, in days. */
const weekDays = 7;

/** Open cents that fall due today or in the six days after. */
export function dueThisWeek(open: readonly OpenCharge[], today: Day): number {
  const end = addDays(today, weekDays);
  return open.reduce((sum, { due, cents }) => (due >= today && due < end ? sum + cents : sum), 0);
}
