import type { Db } from '../../../functions/table/db/db';
import { put } from '../../../functions/table/db/writes';
import { Organization } from '../../../functions/table/organizations/record';

const days = (count: number, from: Date) => new Date(from.getTime() + count * 86_400_000).toISOString();

/** Organizations as the table stores them. */
export const organizationBuilders = (db: Db, now: () => Date) => ({
  /** On plan 4, paid for a year, unless told otherwise. Writing it again replaces it. */
  organization: async (over: Partial<Organization> = {}): Promise<Organization> => {
    const { propertyCount = 0, unitCount = 0, limits = { properties: 500, units: 10_000 } } = over;
    const organization: Organization = {
      organizationId: 'org_one',
      name: 'Northgate Homes',
      adminUserId: 'usr_head',
      subscription: {
        subscriptionId: 'sub_one',
        planId: 4,
        annual: false,
        startedAt: days(-30, now()),
        trialEndsAt: days(-16, now()),
        paidUntil: days(365, now()),
      },
      limits,
      propertyCount,
      unitCount,
      propertiesLeft: limits.properties - propertyCount,
      unitsLeft: limits.units - unitCount,
      ownerCount: 0,
      unitsWithoutRent: 0,
      createdAt: days(-30, now()),
      ...over,
    };
    await db.write(put(Organization, organization));
    return organization;
  },
});
