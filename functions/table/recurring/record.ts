import * as z from 'zod';
import { ExpenseCategory } from '../../../shared/domain/ledger/owners/owner-money';
import { recurringKinds } from '../../../shared/domain/ledger/recurring/post-recurring';
import { Schedule } from '../../../shared/domain/ledger/recurring/schedule';
import { separator, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** The lease, or for bills the property, in whose book it is posted. */
export type RecurringBook = { readonly organizationId: string; readonly bookId: string };

export const recurringPartition = (digit: string): string => `RECUR#${digit}`;
export const partitionOfBook = (bookId: string): string => recurringPartition(sha256(bookId).slice(0, 1));
export const recurringOfBook = ({ organizationId, bookId }: RecurringBook): string =>
  [organizationId, bookId, ''].join(separator);

/** What comes again: a charge of a lease, or a bill of a property (recurring.md). Cents, local days. */
export const Recurring = record({
  name: 'recurring',
  fields: () => ({
    organizationId: z.string(),
    bookId: z.string(),
    recurringId: z.string(),
    version: z.number(),
    schedule: Schedule,
    /** The last month that was posted; empty before the first. */
    through: z.string(),
    /** The day on which the job looks next. */
    next: z.string(),
    of: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('charge'), what: z.enum(recurringKinds), label: z.string() }),
      z.object({
        kind: z.literal('bill'),
        vendor: z.string(),
        category: ExpenseCategory,
        reference: z.string(),
        memo: z.string(),
        dueDays: z.number().int(),
        unit: z.object({ id: z.string(), number: z.string() }).optional(),
      }),
    ]),
  }),
  key: ({ recurringId, ...book }: RecurringBook & { recurringId: string }) => ({
    pk: partitionOfBook(book.bookId),
    sk: [book.organizationId, book.bookId, recurringId].join(separator),
  }),
  derived: ({ next, recurringId }) => ({ order: [next, recurringId].join(separator) }),
});
export type Recurring = RecordOf<typeof Recurring>;
