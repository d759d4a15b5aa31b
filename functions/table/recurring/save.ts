import { addDays } from '../../../shared/domain/dates';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import {
  partitionOfBook,
  Recurring,
  type RecurringBook,
  recurringOfBook,
  recurringPartition,
} from './record';
import { recurringWrite } from './writes';

/** What comes again in a book, in the order in which it was added. */
export const recurringOf =
  (db: Db) =>
  (book: RecurringBook): Promise<Recurring[]> =>
    db.list(Recurring, {
      partition: partitionOfBook(book.bookId),
      range: { beginsWith: recurringOfBook(book) },
    });

/** What the job looks at by a day, of the books of one digit. */
export const dueRecurring =
  (db: Db) =>
  (digit: string, day: string): Promise<Recurring[]> =>
    db.list(Recurring, {
      partition: recurringPartition(digit),
      index: 'byOrder',
      range: { lt: addDays(day, 1) },
    });

/** Writes one at its next version, with its log entry. Refuses `conflict` when it changed meanwhile. */
export const saveRecurring =
  (db: Db) =>
  async ({ after, trace }: { readonly after: Recurring; readonly trace: Trace }): Promise<void> => {
    if (await db.transact<string>([...traceWrites(trace), recurringWrite(after)])) throw refuse('conflict');
  };

/** Writes when the job looks at some next, where nothing is posted. Refuses `conflict` as above. */
export const lookAgain =
  (db: Db) =>
  async (changed: readonly Recurring[]): Promise<void> => {
    if (await db.transact(changed.map(recurringWrite))) throw refuse('conflict');
  };
