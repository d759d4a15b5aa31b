import { dueDayProblem, movedDayProblem } from '../../../shared/domain/ledger/money-days';
import { refuse } from '../../../shared/wire/refusals';
import { type LeasePlace, momentAt } from '../../common/leases/lease-at';

type At = {
  readonly at: Pick<LeasePlace, 'head'>;
  readonly now: Date;
  readonly field: string;
};

type Asked = At & {
  /** The first day that is possible. */
  readonly from?: string | undefined;
};

/**
 * Money moved on a day that has come, not before what it is about nor ages ago. Refuses `bad-day` at the
 * field.
 */
export function checkDay(day: string, { at, now, field, from }: Asked): void {
  const problem = movedDayProblem(day, { today: momentAt(at, now).on, from });
  if (problem) throw refuse('bad-day', { fields: { [field]: problem } });
}

/** What is charged or billed is due within some years of today. Refuses `bad-day` at the field. */
export function checkDue(day: string, { at, now, field }: At): void {
  const problem = dueDayProblem(day, momentAt(at, now).on);
  if (problem) throw refuse('bad-day', { fields: { [field]: problem } });
}
