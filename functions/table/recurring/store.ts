import type { Db } from '../db/db';
import { dueRecurring, lookAgain, recurringOf, saveRecurring } from './save';

export const recurringStore = (db: Db) => ({
  ofBook: recurringOf(db),
  due: dueRecurring(db),
  save: saveRecurring(db),
  lookAgain: lookAgain(db),
});
