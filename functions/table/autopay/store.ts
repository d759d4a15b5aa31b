import type { Db } from '../db/db';
import { customerOf, keepCustomer, logMethod } from './customers';
import { autopayOf, autopaysOf, everyAutopay, saveAutopay } from './save';

export const autopayStore = (db: Db) => ({
  byLease: autopayOf(db),
  byLeases: autopaysOf(db),
  all: everyAutopay(db),
  keep: saveAutopay(db),
  customerOf: customerOf(db),
  keepCustomer: keepCustomer(db),
  logMethod: logMethod(db),
});
