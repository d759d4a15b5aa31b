import type { Db } from '../db/db';
import { namesOfOrganizations, organizationById } from './read';
import { renameOrganization } from './rename';
import { saveSetup } from './save-setup';
import { setAsksModel } from './set-asks-model';

export const organizationStore = (db: Db) => ({
  byId: organizationById(db),
  namesOf: namesOfOrganizations(db),
  rename: renameOrganization(db),
  saveSetup: saveSetup(db),
  setAsksModel: setAsksModel(db),
});
export type Organizations = ReturnType<typeof organizationStore>;
