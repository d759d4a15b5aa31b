import { addDays, later } from '../../dates';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import { depositDeadline } from '../rent/deposit-clock';
import { lastDayOf, latestSigned, standingEnd, standingKeys, standingNotice } from '../status/standing';
import { type Step, stepOf, turnOf } from './step';

/** Steps of the end: last day, the day after it with or without keys, deposit deadline (D36, D39, D41). */
export const endSteps = (lease: Lease, on: Day): Step[] => [
  ...lastDaySteps(lease, on),
  ...depositSteps(lease, on),
];

function lastDaySteps(lease: Lease, on: Day): Step[] {
  const { leaseId } = lease;
  const end = standingEnd(lease, on);
  if (end) return [turnOf('ended', [leaseId, `end-${end.number}`], addDays(end.on, 1))];
  const last = lastDayOf(lease, on);
  if (last === undefined) return [];
  const about = [leaseId, lastDaySource(lease, on)];
  const keys = standingKeys(lease, on);
  const after = keys
    ? turnOf('ended', [leaseId, `keys-${keys.number}`], addDays(later(keys.on, last), 1))
    : stepOf('holdover', about, { from: addDays(last, 1) });
  return [stepOf('last-day', about, { from: last, through: last }), after];
}

/** What sets the last day: a notice, or the end of the latest term. */
function lastDaySource(lease: Lease, on: Day): string {
  const notice = standingNotice(lease, on);
  return notice ? `notice-${notice.number}` : `term-${latestSigned(lease, on)?.number ?? 0}`;
}

function depositSteps(lease: Lease, on: Day): Step[] {
  const deadline = depositDeadline(lease, on);
  if (deadline === undefined) return [];
  const about = [lease.leaseId, deadline];
  return [
    stepOf('deposit-7', about, { from: addDays(deadline, -7), through: addDays(deadline, -1) }),
    stepOf('deposit-due', about, { from: deadline }),
  ];
}
