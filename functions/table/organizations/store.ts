import type { Db } from '../db/db';
import { namesOfOrganizations, organizationById } from './read';
import { renameOrganization } from './rename';

export const organizationStore = (db: Db) => ({
  byId: organizationById(db),
  namesOf: namesOfOrganizations(db),
  rename: renameOrganization(db),
});
export type Organizations = ReturnType<typeof organizationStore>;
