import { addDays } from '../../dates';
import type { Day } from '../moments';

/** What a lease does by date: reminders of a packet, changes that only the day brings, and deadlines. */
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

/** `name` is unique, so it is reported once. It matters through another day, or until the facts change. */
export type Step = {
  readonly kind: StepKind;
  readonly name: string;
  readonly from: Day;
  readonly through?: Day;
};

/** How many days a change of the day is worth reporting, its own day included. */
export const daysWorthTelling = 7;

/** A step named after its kind, the lease, and its subject. */
export const stepOf = (
  kind: StepKind,
  about: readonly (string | number)[],
  { from, through }: { from: Day; through?: Day },
): Step => ({ kind, name: [kind, ...about].join(':'), from, ...(through !== undefined && { through }) });

/** A step that is worth reporting for a week. */
export const turnOf = (kind: StepKind, about: readonly (string | number)[], from: Day): Step =>
  stepOf(kind, about, { from, through: addDays(from, daysWorthTelling - 1) });
