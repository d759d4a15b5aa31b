import { addDays, addMonths } from '../../../../../shared/domain/dates';
import { mostParts } from '../../../../../shared/domain/ledger/rent/payment-plan';

export type PlanValues = {
  count: string;
  first_on: string;
  every: 'week' | 'two-weeks' | 'month';
  note: string;
};

export const counts = Array.from({ length: mostParts }, (_, index) => index + 1).map((count) => ({
  value: String(count),
  label: count === 1 ? 'One payment' : `${count} payments`,
}));

export const rhythms = [
  { value: 'week', label: 'Every week' },
  { value: 'two-weeks', label: 'Every 2 weeks' },
  { value: 'month', label: 'Every month' },
] as const;

const dayAfter = (first: string, every: PlanValues['every'], index: number): string =>
  every === 'month' ? addMonths(first, index) : addDays(first, index * (every === 'week' ? 7 : 14));

/** Equal parts of a debt in cents, the last one with the odd cents; none without a first day. */
export function partsOf(debt: number, { count, first_on, every }: Omit<PlanValues, 'note'>) {
  if (first_on === '') return [];
  const most = Math.min(Number(count), debt);
  const each = Math.floor(debt / most);
  return Array.from({ length: most }, (_, index) => ({
    due_on: dayAfter(first_on, every, index),
    cents: index === most - 1 ? debt - each * (most - 1) : each,
  }));
}
