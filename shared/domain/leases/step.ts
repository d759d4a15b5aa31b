import { addDays } from '../dates';
import type { Day } from './moments';

/** What a lease does on a day of its own: reminders of a packet, turns that only the day makes, and deadlines. */
export const stepKinds = [
  'remind-2',
  'remind-5',
  'expired',
  'first-day',
  'expiring-90',
  'expiring-60',
  'expiring-30',
  'month-to-month',
  'rent-change',
  'last-day',
  'holdover',
  'ended',
  'deposit-7',
  'deposit-due',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** `name` exists once, so it is told once. It matters from a day through another one; without that one, until the facts change. */
export type Step = {
  readonly kind: StepKind;
  readonly name: string;
  readonly from: Day;
  readonly through?: Day;
};

/** Days in which a turn that the day makes is still worth telling, its own day included. */
export const daysWorthTelling = 7;

/** A step named after its kind, the lease, and what it is about. */
export const stepOf = (
  kind: StepKind,
  about: readonly (string | number)[],
  { from, through }: { from: Day; through?: Day },
): Step => ({ kind, name: [kind, ...about].join(':'), from, ...(through !== undefined && { through }) });

/** A step that is worth telling for a week. */
export const turnOf = (kind: StepKind, about: readonly (string | number)[], from: Day): Step =>
  stepOf(kind, about, { from, through: addDays(from, daysWorthTelling - 1) });
