import * as z from 'zod';
import { addDays, addMonths } from '../dates';
import { lateProblems, moveInProblems } from '../leases/draft/rent-problems';
import { utilityProblems } from '../leases/draft/rule-problems';
import { roundedRatio } from '../leases/rent/proration';
import { MoveIn } from '../leases/rent/rent-terms';
import { TermFields } from '../leases/term';
import type { Problem } from '../problem';
import { tidyLine } from '../text';

/** The longest usual term, and the largest usual deposit: ten months of rent. */
export const leaseDefaultLimits = { months: 120, depositHundredths: 100_000 } as const;

/**
 * What a new lease begins with; each draft can say otherwise, and none that was begun before changes.
 * `termMonths` 0 is month-to-month. `depositHundredths`: percent of a month's rent in hundredths; 10,000
 * is one month. Amounts are cents.
 */
export const LeaseDefaults = TermFields.pick({
  atEnd: true,
  dueDay: true,
  noticeDays: true,
  noticeAddress: true,
  utilities: true,
  proration: true,
  late: true,
}).extend({
  termMonths: z.number().int().min(0).max(leaseDefaultLimits.months),
  depositHundredths: z.number().int().min(0).max(leaseDefaultLimits.depositHundredths),
  moveIn: MoveIn,
  templateId: z.string().min(1).max(64),
});
export type LeaseDefaults = z.infer<typeof LeaseDefaults>;

/** Before anybody set some. No late fee and no deposit: amounts are the landlord's to name. */
export const usualLeaseDefaults: LeaseDefaults = {
  termMonths: 12,
  atEnd: 'month-to-month',
  dueDay: 1,
  noticeDays: 30,
  noticeAddress: '',
  utilities: [],
  proration: { method: 'actual-days', firstMonthFull: false },
  late: { fee: { kind: 'none' }, lineKinds: ['rent'], graceDays: 5, firstFeeDay: 6 },
  depositHundredths: 0,
  moveIn: { depositDue: 'start', items: [] },
  templateId: 'residential',
};

/** What is wrong, by field. An empty notice address is asked for in each draft. */
export const leaseDefaultProblems = ({
  late,
  moveIn,
  utilities,
}: Pick<LeaseDefaults, 'late' | 'moveIn' | 'utilities'>): Problem[] => [
  ...lateProblems({ late }),
  ...moveInProblems({ moveIn }),
  ...utilityProblems(utilities),
];

/** As they are stored. */
export const tidyLeaseDefaults = ({ noticeAddress, utilities, ...rest }: LeaseDefaults): LeaseDefaults => ({
  ...rest,
  noticeAddress: tidyLine(noticeAddress),
  utilities: utilities.map(({ name, paidBy }) => ({ name: tidyLine(name), paidBy })),
});

/** The last day of a term of so many months; undefined for month-to-month. Local dates. */
export const lastDayAfter = (from: string, months: number): string | undefined =>
  months === 0 ? undefined : addDays(addMonths(from, months), -1);

/** So much of a month's rent, in cents. */
export const depositOf = (
  rentCents: number,
  { depositHundredths }: Pick<LeaseDefaults, 'depositHundredths'>,
) => roundedRatio(rentCents * depositHundredths, 10_000);

type FromDefaults = Omit<LeaseDefaults, 'termMonths' | 'depositHundredths' | 'templateId'> &
  Pick<TermFields, 'to'>;

/** What a draft takes from them; `from` is its first day, empty until chosen. */
export function termFromDefaults(
  { termMonths, depositHundredths: _, templateId: __, ...terms }: LeaseDefaults,
  from: string,
): FromDefaults {
  const isUnknown = from === '' && termMonths > 0;
  return { ...terms, to: isUnknown ? '' : lastDayAfter(from, termMonths) };
}
