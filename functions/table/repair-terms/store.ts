import type { Db } from '../db/db';
import { repairTerms, setRepairTerms, setShutOffs, shutOffsOf } from './terms';

export const repairTermStore = (db: Db) => ({
  ofProperty: repairTerms(db),
  set: setRepairTerms(db),
  shutOffs: shutOffsOf(db),
  setShutOffs: setShutOffs(db),
});
