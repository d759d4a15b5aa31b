import { counted } from '../../counted';
import { displayDollars } from '../../money';
import type { NotificationText } from '../../notifications/notifications';

/** What was charged by itself since the last report: counts, and cents of both kinds together. */
export type FeeReport = {
  readonly late: number;
  readonly returned: number;
  readonly cents: number;
  /** Fees that were due and could not be charged, with the reasons. */
  readonly leftOut: readonly string[];
  /** The run, if it is one alone. */
  readonly run?: string | undefined;
};

const toFees = (run?: string): string =>
  run === undefined ? '/late-fees' : `/late-fees?run=${encodeURIComponent(run)}`;

/** Each reason once, as sentences. */
const reasonsOf = (leftOut: readonly string[]): string =>
  [...new Set(leftOut)].map((why) => (why.endsWith('.') ? why : `${why}.`)).join(' ');

function leftOutWords(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  return ` ${counted(leftOut.length, 'fee was', 'fees were')} left out. ${reasonsOf(leftOut)}`;
}

/** The daily report, for who sees all of the organization's money. */
export function feesCharged({ late, returned, cents, leftOut, run }: FeeReport): NotificationText {
  const what = [
    ...(late > 0 ? [counted(late, 'late fee')] : []),
    ...(returned > 0 ? [counted(returned, 'returned payment fee')] : []),
  ].join(' and ');
  const isCharged = late + returned > 0;
  return {
    title: isCharged
      ? `${what} charged, ${displayDollars(cents)}`
      : `${counted(leftOut.length, 'late fee')} couldn’t be charged`,
    description: isCharged
      ? `Charged automatically under your rules. You can undo this for 24 hours.${leftOutWords(leftOut)}`
      : reasonsOf(leftOut),
    messageType: leftOut.length > 0 ? 'warning' : 'info',
    type: 'payment',
    link: toFees(run),
  };
}

/** For who wants to be reminded: fees that can be charged since today. */
export const feesReady = ({ count, cents }: { count: number; cents: number }): NotificationText => ({
  title: `${counted(count, 'late fee')} ready to charge, ${displayDollars(cents)}`,
  description: 'Nothing is charged until you confirm.',
  messageType: 'info',
  type: 'payment',
  link: toFees(),
});
