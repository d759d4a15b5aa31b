import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { set } from 'dynamodb-toolbox/schema/set';
import { string } from 'dynamodb-toolbox/schema/string';
import { SubscriptionStatus } from '../../../shared/domain/subscription-states';
import { keys, onceName } from '../keys';
import { perTable } from './per-table';

/** The organization's own record, its owners, and what makes its adds happen once. */
export const organizationEntities = perTable((table) => ({
  organization: new Entity({
    name: 'organization',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      name: string(),
      adminUserId: string(),
      subscription: map({
        subscriptionId: string(),
        planId: number(),
        annual: boolean(),
        startedAt: string(),
        trialEndsAt: string(),
        paidUntil: string().optional(),
        status: string()
          .enum(...SubscriptionStatus.options)
          .optional(),
        autopay: boolean().optional(),
        periodStart: string().optional(),
        nextPlanId: number().optional(),
        nextAnnual: boolean().optional(),
        customerId: string().optional(),
        providerSubscriptionId: string().optional(),
        providerCreatedAt: string().optional(),
        version: number().optional(),
      }),
      limits: map({ properties: number(), units: number() }),
      /** What the limits still allow, adds under way taken off: a condition can compare with it, which it cannot do with a sum. */
      propertiesLeft: number(),
      unitsLeft: number(),
      propertyCount: number(),
      unitCount: number(),
      ownerCount: number(),
      /** How often owners came or went, as their shelves count it together; absent for never. */
      ownerChanges: number().optional(),
      unitsWithoutRent: number(),
      /** Units that have a lease; absent for none. */
      leasedUnitCount: number().optional(),
      createdAt: string(),
    }),
    computeKey: ({ organizationId }) => keys.organization(organizationId),
  }),
  owner: new Entity({
    name: 'owner',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      ownerId: string().key(),
      userId: string(),
      userRoleId: string(),
      firstName: string(),
      lastName: string(),
      companyName: string(),
      email: string(),
      mobile: string(),
      isCompany: boolean(),
      propertyTitle: string(),
      /** The person (user id) who added the owner; absent in old records. */
      addedBy: string().optional(),
      /** Whether the payment provider pays out to this owner; absent until it does. */
      bankReady: boolean().optional(),
      /** The import that made the owner; absent for who was entered by hand. */
      importId: string().optional(),
      /** Counts the properties that were given to this owner later, so that nobody who has one is taken away. */
      links: number().optional(),
      createdAt: string(),
      order: string(),
      /** Where a search finds the owner. */
      shelf: number(),
    }),
    computeKey: ({ organizationId, ownerId }) => keys.owner(organizationId, ownerId),
  }),
  /** See `owner-shelves`. */
  ownerShelf: new Entity({
    name: 'owner-shelf',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      shelf: number().key(),
      /** DynamoDB keeps no empty set, so it goes with the last. */
      entries: set(string()).optional(),
      /** Counts its writes. */
      changes: number().optional(),
    }),
    computeKey: ({ organizationId, shelf }) => keys.ownerShelf(organizationId, shelf),
  }),
  ownerEmailGuard: new Entity({
    name: 'owner-email-guard',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      emailHash: string().key(),
      email: string(),
      ownerId: string(),
      /** As the owner's record has it. */
      addedBy: string().optional(),
    }),
    computeKey: ({ organizationId, emailHash }) => keys.ownerEmailGuard(organizationId, emailHash),
  }),
  once: new Entity({
    name: 'once',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      scope: string().key(),
      key: string().key(),
      hash: string(),
      done: boolean(),
      reply: any().optional(),
      propertyId: string(),
      startedAt: string(),
      ttl: number(),
    }),
    computeKey: ({ organizationId, scope, key }) => keys.once(organizationId, onceName({ scope, key })),
  }),
  /** An add past 100 items that has begun: all that is needed to give back what it reserved. */
  unfinished: new Entity({
    name: 'unfinished-add',
    table,
    timestamps: false,
    schema: item({
      startedAt: string().key(),
      organizationId: string().key(),
      propertyId: string().key(),
      unitCount: number(),
      ownerEmailHashes: list(string()),
      once: map({ scope: string(), key: string() }).optional(),
    }),
    computeKey: ({ startedAt, organizationId, propertyId }) =>
      keys.unfinished(startedAt, organizationId, propertyId),
  }),
}));
