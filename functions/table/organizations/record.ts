import * as z from 'zod';
import { SetupChoices } from '../../../shared/domain/portfolio/setup';
import { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** With its subscription, limits and counters. A solo landlord is an organization of one. */
export const Organization = record({
  name: 'organization',
  fields: () => ({
    organizationId: z.string(),
    name: z.string(),
    adminUserId: z.string(),
    subscription: Subscription,
    limits: z.object({ properties: z.number(), units: z.number() }),
    /** What the limits still allow after adds in progress. Stored, since a condition cannot compare a sum. */
    propertiesLeft: z.number(),
    unitsLeft: z.number(),
    propertyCount: z.number(),
    unitCount: z.number(),
    ownerCount: z.number(),
    /** How often owners came or went, equal to the sum over their shelves; absent for never. */
    ownerChanges: z.number().optional(),
    /** Units whose monthly rent is not set. */
    unitsWithoutRent: z.number(),
    /** Units with a lease or a draft of one; absent for none. */
    leasedUnitCount: z.number().optional(),
    /** Archived properties, which `propertyCount` includes; absent for none. */
    archivedCount: z.number().optional(),
    /** What was answered and hidden of the setup list; absent in organizations from before it. */
    setup: SetupChoices.optional(),
    /** Counts the changes of `setup`; absent for none. */
    setupVersion: z.number().optional(),
    /** The assistant may ask the stage's model what a question means; absent for no. */
    asksModel: z.boolean().optional(),
    createdAt: z.string(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: organizationPartition(organizationId),
    sk: 'ORG',
  }),
});
export type Organization = RecordOf<typeof Organization>;
