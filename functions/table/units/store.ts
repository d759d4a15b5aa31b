import type { Db } from '../db/db';
import { addUnit } from './add';
import { changeUnit } from './change';
import { isNumberTaken } from './number-taken';
import { firstPhoto, neighborsOf, unitById, unitsAfter, unitsByIds } from './read';
import { removeUnit } from './remove';

export const unitStore = (db: Db) => ({
  byId: unitById(db),
  byIds: unitsByIds(db),
  after: unitsAfter(db),
  isNumberTaken: isNumberTaken(db),
  firstPhoto: firstPhoto(db),
  around: neighborsOf(db),
  add: addUnit(db),
  change: changeUnit(db),
  remove: removeUnit(db),
});
export type Units = ReturnType<typeof unitStore>;
