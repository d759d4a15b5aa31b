import type { Db } from '../db/db';
import { autopayOf, everyAutopay, keepAutopay } from './keep';

export const autopayStore = (db: Db) => ({
  byLease: autopayOf(db),
  all: everyAutopay(db),
  keep: keepAutopay(db),
});
