import type { Db } from '../db/db';
import { abandonUnfinished } from './abandon-add';
import { addProperty, type GrantsFor } from './add';
import { archiveProperty } from './archive';
import { changeShares } from './change-shares';
import { chooseZone } from './choose-zone';
import { pageOfProperties } from './page';
import { propertiesByIds, propertiesNamed, propertyById, propertyHead, sharesByKeys } from './read';
import { setCover } from './set-cover';
import { updateProperty } from './update';

export const propertyStore = (db: Db, grantsFor: GrantsFor) => ({
  add: addProperty(db, grantsFor),
  update: updateProperty(db),
  archive: archiveProperty(db),
  setCover: setCover(db),
  changeShares: changeShares(db),
  chooseZone: chooseZone(db),
  byId: propertyById(db),
  head: propertyHead(db),
  byIds: propertiesByIds(db),
  shares: sharesByKeys(db),
  page: pageOfProperties(db),
  named: propertiesNamed(db),
  abandonUnfinished: abandonUnfinished(db),
});
export type Properties = ReturnType<typeof propertyStore>;
