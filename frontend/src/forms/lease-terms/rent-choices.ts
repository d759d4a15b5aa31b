import { ordinal } from '../../../../shared/domain/leases/document/words';
import type { ProrationMethod } from '../../../../shared/domain/leases/rent/rent-terms';

/** The days of a month, for a select. */
export const dueDays = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: `${ordinal(index + 1)} of the month`,
}));

/** What a select says; the lease itself says it in a sentence. */
const methodNames: Record<ProrationMethod, string> = {
  'actual-days': 'Actual days: rent ÷ days in the month × days',
  'thirty-day-month': '30-day month: every month counts as 30 days',
  'actual-over-thirty': '30-day month: rent ÷ 30 × days',
  'year-365': '365-day year: rent × 12 ÷ 365 × days',
  none: 'None: charge the full month',
};
export const prorationMethods = Object.entries(methodNames).map(([value, label]) => ({ value, label }));

/** When a charge of moving in is due. */
export const moveInDues = [
  { value: 'start', label: 'The first day' },
  { value: 'signing', label: 'The day everyone has signed' },
];
