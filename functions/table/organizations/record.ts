import * as z from 'zod';
import { Subscription } from '../../../shared/domain/subscriptions';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** An organization with its subscription, its plan's limits and its counters. A solo landlord is an organization of one. */
export const Organization = record({
  name: 'organization',
  fields: () => ({
    organizationId: z.string(),
    name: z.string(),
    adminUserId: z.string(),
    subscription: Subscription,
    limits: z.object({ properties: z.number(), units: z.number() }),
    /** What the limits still allow, adds under way taken off: a condition can compare with it, which it cannot do with a sum. */
    propertiesLeft: z.number(),
    unitsLeft: z.number(),
    propertyCount: z.number(),
    unitCount: z.number(),
    ownerCount: z.number(),
    /** How often owners came or went, as their shelves count it together; absent for never. */
    ownerChanges: z.number().optional(),
    /** Units whose monthly rent is not set. */
    unitsWithoutRent: z.number(),
    /** Units that have a lease; absent for none. */
    leasedUnitCount: z.number().optional(),
    createdAt: z.string(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: organizationPartition(organizationId),
    sk: 'ORG',
  }),
});
export type Organization = RecordOf<typeof Organization>;
