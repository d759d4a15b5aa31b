import * as z from 'zod';
import { ExpenseCategory } from '../domain/ledger/owners/owner-money';
import { recurringKinds } from '../domain/ledger/recurring/post-recurring';
import { mostDueDays } from '../domain/ledger/recurring/recurring-bills';
import { Every, noEnd } from '../domain/ledger/recurring/schedule';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { answer, cents, id, line, note, version, versioned } from './parts';

/** `2026-05`. */
const month = z
  .string()
  .max(7)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month');
const amount = cents.min(1).max(limits.rentCents);

/** When something comes again and for how much, in cents; months `2026-05`. */
const Repeats = z.object({
  recurring_id: id,
  version,
  every: Every,
  day: z.number().int(),
  from_month: z.string(),
  to_month: z.string().optional(),
  amounts: z.array(z.object({ from_month: z.string(), cents })),
  /** The last month that was posted; empty before the first. */
  through: z.string(),
  /** The next month that is to be posted, or can be changed; absent once it is over. */
  next_month: z.string().optional(),
});
export type Repeats = z.infer<typeof Repeats>;

/** One of a lease, beside its rent. */
export const RecurringCharge = Repeats.extend({ kind: z.enum(recurringKinds), label: z.string() });
export type RecurringCharge = z.infer<typeof RecurringCharge>;

/** One of a property. */
export const RecurringBill = Repeats.extend({
  vendor: z.string(),
  category: ExpenseCategory,
  reference: z.string(),
  memo: z.string(),
  /** From the bill’s day to its due day. */
  due_days: z.number().int(),
  unit_number: z.string(),
});
export type RecurringBill = z.infer<typeof RecurringBill>;

const addition = {
  method: 'POST',
  auth: bearer('money', 'change'),
  reply: answer({ recurring_id: id }),
  idempotent: true,
} as const;
const setting = { method: 'POST', auth: bearer('money', 'change'), reply: versioned } as const;

const rhythm = {
  every: Every,
  day: z.number().int().min(1).max(31),
  /** Its day has not passed. */
  from_month: month,
  to_month: month.optional(),
  cents: amount,
};
const changed = {
  recurring_id: id,
  version,
  /** Another amount, with the month from which it counts. */
  cents: amount.optional(),
  from_month: month.optional(),
  /** The last month; `none` takes an end back. */
  to_month: z.union([month, z.literal(noEnd)]).optional(),
};

/** What comes again by itself: charges of a lease beside its rent, bills of a property (recurring.md). */
export const recurringRows = {
  addRecurringCharge: {
    ...addition,
    path: '/api/books/addRecurringCharge',
    summary: 'Have a lease charged again and again beside its rent, from a month that is still to come',
    body: z.object({ lease_id: id, kind: z.enum(recurringKinds), label: line, ...rhythm }),
    refusals: ['not-found', 'conflict', 'wrong-status', 'invalid', 'recurring-limit'],
  },
  changeRecurringCharge: {
    ...setting,
    path: '/api/books/changeRecurringCharge',
    summary: 'Change the amount of a recurring charge from a month that is still to come, or its last month',
    body: z.object({ lease_id: id, ...changed }),
    refusals: ['not-found', 'conflict', 'changed-meanwhile', 'invalid'],
  },
  addRecurringBill: {
    ...addition,
    path: '/api/books/addRecurringBill',
    summary: 'Have a vendor’s bill written down again and again, from a month that is still to come',
    body: z.object({
      property_id: id,
      unit_id: id.optional(),
      vendor: line.min(1),
      category: ExpenseCategory,
      reference: line,
      memo: note,
      due_days: z.number().int().min(0).max(mostDueDays),
      ...rhythm,
    }),
    refusals: ['not-found', 'conflict', 'invalid', 'recurring-limit'],
  },
  changeRecurringBill: {
    ...setting,
    path: '/api/books/changeRecurringBill',
    summary: 'Change the amount of a recurring bill from a month that is still to come, or its last month',
    body: z.object({ property_id: id, ...changed }),
    refusals: ['not-found', 'conflict', 'changed-meanwhile', 'invalid'],
  },
} as const;
