import * as z from 'zod';
import { addToMonth, dayInMonth, monthOf } from '../../dates';
import { Day } from '../../leases/moments';

/** How often something comes again, in months. */
export const Every = z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]);
export type Every = z.infer<typeof Every>;

/** When it comes, and for how much: months `2026-05`, cents, the property's days (recurring.md). */
export const Schedule = z.object({
  every: Every,
  /** Of the month; 29 to 31 fall on the last day of a shorter one (D6). */
  day: z.number().int().min(1).max(31),
  from: z.string(),
  to: z.string().optional(),
  /** In order of their months; `known` is the day on which it was decided. */
  amounts: z.array(z.object({ from: z.string(), cents: z.number().int(), known: Day })).readonly(),
});
export type Schedule = Readonly<z.infer<typeof Schedule>>;
type Rhythm = Omit<Schedule, 'day' | 'amounts'>;

/** Its months up to one, in order. */
export function monthsOf({ every, from, to = '9999-12' }: Rhythm, through: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to && month <= through; month = addToMonth(month, every))
    months.push(month);
  return months;
}

export const dayIn = ({ day }: Pick<Schedule, 'day'>, month: string): Day => dayInMonth(month, day);

/** Its cents in a month, and the day on which they were decided. Throws for a month before the first. */
export function amountIn({ amounts }: Pick<Schedule, 'amounts'>, month: string): Schedule['amounts'][number] {
  const amount = amounts.findLast(({ from }) => from <= month);
  if (!amount) throw new Error(`No amount in ${month}`);
  return amount;
}

/** The first month, of all, whose day has not passed. */
export const firstMonth = (today: Day, day: number): string => {
  const month = monthOf(today);
  return dayInMonth(month, day) >= today ? month : addToMonth(month, 1);
};

/** Its first month after the last one posted whose day is to come: what can be changed. None once over. */
export function nextMonth(schedule: Rhythm & Pick<Schedule, 'day'>, through: string, today: Day) {
  const { every, from, to = '9999-12' } = schedule;
  let month = from;
  while (month <= to && (month <= through || dayIn(schedule, month) < today))
    month = addToMonth(month, every);
  return month <= to ? month : undefined;
}

/** Other cents from one of its months on; what was decided for later months goes. */
export const withAmount = (
  schedule: Schedule,
  amount: { readonly from: string; readonly cents: number; readonly known: Day },
): Schedule => ({
  ...schedule,
  amounts: [...schedule.amounts.filter(({ from }) => from < amount.from), amount],
});

/** Whether it comes in a month. */
export const comesIn = (rhythm: Rhythm, month: string): boolean => monthsOf(rhythm, month).at(-1) === month;

export type ScheduleChange = {
  readonly amount?: { readonly from: string; readonly cents: number } | undefined;
  /** The last month; `none` takes an end back. */
  readonly to?: string | undefined;
};

/** What is wrong with a change of a schedule, by field. */
export type ScheduleProblem = { readonly field: 'from_month' | 'to_month'; readonly message: string };

/** Says that a last month is taken back. */
export const noEnd = 'none';

const ended = 'This has ended. Add a new one instead.';

type Posted = { readonly through: string; readonly today: Day };

/**
 * A schedule changed forward only (D18): from a month after the last one posted whose day has not passed. An
 * end is not before the last month posted, and what is over stays over.
 */
export function changedSchedule(
  schedule: Schedule,
  { through, today }: Posted,
  { amount, to }: ScheduleChange,
): Schedule | ScheduleProblem {
  const { every, from } = schedule;
  const after = nextMonth({ every, from, day: schedule.day }, through, '');
  const isOver = schedule.to !== undefined && after !== undefined && schedule.to < after;
  if (isOver && dayIn(schedule, after) < today)
    return { field: amount ? 'from_month' : 'to_month', message: ended };
  const least = through || addToMonth(from, -1);
  if (to !== undefined && to !== noEnd && to < least)
    return { field: 'to_month', message: 'It was posted after this month' };
  const { to: _, ...endless } = schedule;
  const last = to ?? schedule.to ?? noEnd;
  const timed: Schedule = last === noEnd ? endless : { ...endless, to: last };
  if (!amount) return timed;
  const isNew = amount.from > through && dayIn(schedule, amount.from) >= today;
  if (!isNew || !comesIn(timed, amount.from))
    return { field: 'from_month', message: 'Choose one of its months that is still to come' };
  return withAmount(timed, { ...amount, known: today });
}
