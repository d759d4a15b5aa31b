import type { Problem } from '../../../../../shared/domain/problem';
import {
  type LeaseDefaults,
  leaseDefaultLimits,
  leaseDefaultProblems,
} from '../../../../../shared/domain/settings/lease-defaults';
import { type LateValues, lateOf, lateValues } from '../../../forms/lease-terms/late-values';
import { type MoveInValues, moveInOf, moveInValues } from '../../../forms/lease-terms/move-in-values';
import { centsOf, countOf } from '../../../forms/typed-cents';

/** Named as in the defaults. Numbers as typed; the deposit in months of rent. */
export type LeaseDefaultsValues = Omit<
  LeaseDefaults,
  'termMonths' | 'dueDay' | 'noticeDays' | 'depositHundredths' | 'late' | 'moveIn'
> & {
  termMonths: string;
  dueDay: string;
  noticeDays: string;
  depositHundredths: string;
  late: LateValues;
  moveIn: MoveInValues;
};

const mostNoticeDays = 365;

/** Hundredths of a percent in one month of rent. */
const oneMonth = 10_000;

/** `1.5`, of one and a half months; empty for none. */
const monthsOf = (depositHundredths: number): string =>
  depositHundredths === 0 ? '' : String(depositHundredths / oneMonth);

export const leaseDefaultsValues = ({
  termMonths,
  dueDay,
  noticeDays,
  depositHundredths,
  late,
  moveIn,
  ...defaults
}: LeaseDefaults): LeaseDefaultsValues => ({
  ...defaults,
  termMonths: String(termMonths),
  dueDay: String(dueDay),
  noticeDays: String(noticeDays),
  depositHundredths: monthsOf(depositHundredths),
  late: lateValues(late),
  moveIn: moveInValues(moveIn),
});

export const leaseDefaultsOf = ({
  termMonths,
  dueDay,
  noticeDays,
  depositHundredths,
  late,
  moveIn,
  ...values
}: LeaseDefaultsValues): LeaseDefaults => ({
  ...values,
  termMonths: Number(termMonths),
  dueDay: Number(dueDay),
  noticeDays: countOf(noticeDays, { from: 0, to: mostNoticeDays }),
  depositHundredths: Math.min(
    centsOf(depositHundredths) * (oneMonth / 100),
    leaseDefaultLimits.depositHundredths,
  ),
  late: lateOf(late),
  moveIn: moveInOf(moveIn),
});

export const leaseDefaultsProblems = (values: LeaseDefaultsValues): Problem[] =>
  leaseDefaultProblems(leaseDefaultsOf(values));
