import { addDays, displayDate, later } from '../../dates';
import type { Lease } from '../../leases/lease';
import type { Day } from '../../leases/moments';
import { firstFeeDate, RentLineKind } from '../../leases/rent/rent-terms';
import { termInForce } from '../../leases/status/standing';
import { displayDollars } from '../../money';
import type { Head, OpenCharge, Pending } from '../entry';
import { dueBy } from './autopay';
import type { LateFeeCap } from './late-fee-caps';
import { pendingSum } from './online-modes';

/** Tenants hear of what is due this many days before, and again so many days after it was. */
const daysBefore = 3;
const daysAfter = 1;

export type RentReminder = {
  readonly kind: 'before' | 'late';
  readonly due: Day;
  readonly cents: number;
  /** The first day with a late fee (D14); absent without one. */
  readonly firstFeeDay?: Day;
};

type Owing = Pick<Head, 'open' | 'balances'>;

const charged = ({ open }: Pick<Owing, 'open'>, due: Day): OpenCharge[] =>
  open.filter((one) => one.due === due && one.kind !== 'deposit');

/** The due days that a day may remind of, to leave out ledgers that have nothing due then. */
export const mayRemind = (head: Pick<Owing, 'open'>, today: Day): boolean =>
  [addDays(today, daysBefore), addDays(today, -daysAfter)].some((due) => charged(head, due).length > 0);

/**
 * When what is due that day first carries a fee, by the terms that held then, and never before the law says
 * (D62).
 */
function feeDay({ lease, cap }: Pick<Asked, 'lease' | 'cap'>, open: readonly OpenCharge[]): Day | undefined {
  const days = open.flatMap(({ due, kind }) => {
    const late = termInForce(lease, due)?.late;
    const isListed = late?.lineKinds.some((one) => one === RentLineKind.safeParse(kind).data);
    return late && isListed && late.fee.kind !== 'none'
      ? [later(firstFeeDate(due, late), addDays(due, cap?.floorDays ?? 0))]
      : [];
  });
  return days.toSorted()[0];
}

type Asked = {
  readonly lease: Lease;
  readonly today: Day;
  readonly pending: readonly Pending[];
  /** The law on late fees where the lease is. */
  readonly cap?: LateFeeCap | undefined;
  /** It debits what is due by itself. */
  readonly hasAutopay: boolean;
};

/** What tenants are reminded of on a day, the late first; cents without deposits and what is on its way. */
export function rentReminders(head: Owing, asked: Asked): RentReminder[] {
  const { today, pending, hasAutopay } = asked;
  const reminder = (kind: RentReminder['kind'], due: Day): RentReminder[] => {
    const open = charged(head, due);
    const cents = dueBy(head, due) - pendingSum(pending);
    if (open.length === 0 || cents <= 0) return [];
    const firstFeeDay = feeDay(asked, open);
    return [{ kind, due, cents, ...(firstFeeDay !== undefined && { firstFeeDay }) }];
  };
  const before = hasAutopay ? [] : reminder('before', addDays(today, daysBefore));
  return [...reminder('late', addDays(today, -daysAfter)), ...before];
}

/** Why the tenants of a lease are not reminded by a person now. */
export const notReminded = {
  night: 'It is night at the property. Tenants can be reminded from 8:00 AM to 9:00 PM.',
  nothing: 'Nothing is past due, or it is on its way. Deposits are not asked for by email.',
  plan: 'A payment plan is kept. Nothing else is past due.',
  today: 'The tenants were reminded today already.',
  email: 'No tenant of this lease has an email address.',
  held: 'Not invited yet: the email was held. Invite the tenants first.',
} as const;
export type NotReminded = keyof typeof notReminded;

/** What a person reminds of on any day: all that is past due; undefined when nothing is. */
export function askedReminder(head: Owing, asked: Omit<Asked, 'hasAutopay'>): RentReminder | undefined {
  const { today, pending } = asked;
  const cents = dueBy(head, addDays(today, -1)) - pendingSum(pending);
  const past = head.open.filter(({ kind, due }) => kind !== 'deposit' && due < today);
  const due = past
    .map((one) => one.due)
    .toSorted()
    .at(-1);
  if (due === undefined || cents <= 0) return undefined;
  const firstFeeDay = feeDay(asked, charged(head, due));
  return {
    kind: 'late',
    due,
    cents,
    ...(firstFeeDay !== undefined && firstFeeDay >= today && { firstFeeDay }),
  };
}

/** The reminder's title and sentence for a home. */
export function reminderText({ kind, due, cents, firstFeeDay }: RentReminder, place: string) {
  const amount = displayDollars(cents);
  const fee = firstFeeDay === undefined ? '' : ` A late fee may be charged from ${displayDate(firstFeeDay)}.`;
  return kind === 'before'
    ? {
        subject: `${amount} is due on ${displayDate(due)}`,
        sentence: `${amount} for ${place} is due on ${displayDate(due)}.${fee}`,
      }
    : {
        subject: `${amount} is past due`,
        sentence: `${amount} for ${place} was due by ${displayDate(due)} and isn’t paid yet.${fee}`,
      };
}
