import type { Db } from '../db/db';
import { Organization } from './record';

export const organizationById =
  (db: Db) =>
  (organizationId: string): Promise<Organization | undefined> =>
    db.get(Organization, { organizationId });

/** Current names; leaves out unknown ids, in any order. */
export const namesOfOrganizations =
  (db: Db) =>
  async (organizationIds: readonly string[]): Promise<Pick<Organization, 'organizationId' | 'name'>[]> => {
    const wanted = [...new Set(organizationIds)].map((organizationId) => ({ organizationId }));
    const found = await db.getAll(Organization, wanted);
    return found.map(({ organizationId, name }) => ({ organizationId, name }));
  };
