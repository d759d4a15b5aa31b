import { dayInMonth, farAhead, isFarAhead } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import {
  changedSchedule,
  type Every,
  firstMonth,
  nextMonth,
  type Schedule,
} from '../../../shared/domain/ledger/recurring/schedule';
import { refuse } from '../../../shared/wire/refusals';
import type { Recurring } from '../../table/recurring/record';

/** So many that are not over stand in a book. */
export const mostRecurring = { charge: 20, bill: 50 } as const;

/** Whether something is to come of it. */
const isRunning = ({ schedule, through }: Recurring, today: string): boolean =>
  nextMonth(schedule, through, today) !== undefined;

/** Refuses `recurring-limit`. */
export function checkRoom(all: readonly Recurring[], today: string, most: number): void {
  if (all.filter((one) => isRunning(one, today)).length >= most) throw refuse('recurring-limit');
}

type Sent = {
  readonly every: Every;
  readonly day: number;
  readonly from_month: string;
  readonly to_month?: string | undefined;
  readonly cents: number;
};

/** A new schedule, which begins on a day that has not passed (D18). Refuses `invalid` at the field. */
export function newSchedule(
  { every, day, from_month: from, to_month: to, cents }: Sent,
  today: string,
): Schedule {
  const first = dayInMonth(from, day);
  const early = from < firstMonth(today, day) && 'This day has passed';
  const problem = early || (isFarAhead(first, today) && farAhead);
  if (problem) throw refuse('invalid', { fields: { from_month: problem } });
  if (to !== undefined && to < from)
    throw refuse('invalid', { fields: { to_month: 'This is before the first month' } });
  const amounts = [{ from, cents, known: today }];
  return { every, day, from, amounts, ...(to !== undefined && { to }) };
}

type Change = {
  readonly version: number;
  readonly cents?: number | undefined;
  readonly from_month?: string | undefined;
  readonly to_month?: string | undefined;
};

/** It as it is changed by a person, forward only. Refuses `changed-meanwhile`, `invalid` at the field. */
export function changedBy(one: Recurring | undefined, change: Change, today: string): Recurring {
  if (!one) throw refuse('not-found');
  const { version, cents, from_month: from, to_month: to } = change;
  if (one.version !== version) throw refuse('changed-meanwhile');
  const amount = cents !== undefined && from !== undefined ? { from, cents } : undefined;
  const schedule = changedSchedule(one.schedule, { through: one.through, today }, { amount, to });
  if ('field' in schedule) throw refuse('invalid', { fields: { [schedule.field]: schedule.message } });
  // The job looks at it within the hour.
  return { ...one, schedule, next: '', version: version + 1 };
}

/** What the log says of a change. */
export const changeFacts = ({ cents: amount, from_month: month, to_month: until }: Change) =>
  defined({ amount, month, until });
