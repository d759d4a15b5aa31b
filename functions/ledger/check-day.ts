import { refuse } from '../../shared/wire/refusals';
import { type LeasePlace, momentAt } from '../common/leases/lease-at';

type Asked = {
  readonly at: Pick<LeasePlace, 'head'>;
  readonly now: Date;
  readonly field: string;
  /** The first day that is possible. */
  readonly from?: string | undefined;
};

/** Money moved on a day that has come, not before what it is about. Refuses `bad-day` at the field. */
export function checkDay(day: string, { at, now, field, from = '' }: Asked): void {
  if (day > momentAt(at, now).on) throw refuse('bad-day', { fields: { [field]: 'This day is to come' } });
  if (day < from) throw refuse('bad-day', { fields: { [field]: 'This is before the payment' } });
}
