import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { keys } from '../keys';
import { perTable } from './per-table';

/** What belongs to the product and to no organization: plans and rate counters. */
export const productEntities = perTable((table) => ({
  plan: new Entity({
    name: 'plan',
    table,
    timestamps: false,
    schema: item({
      id: number().key(),
      plan: string(),
      price: number(),
      annual_price: number(),
      description: string(),
      no_of_properties: number(),
      no_of_units: number(),
    }),
    computeKey: ({ id }) => keys.plan(id),
  }),
  attempt: new Entity({
    name: 'attempt',
    table,
    timestamps: false,
    schema: item({
      scope: string().key(),
      /** Hashed in the key and not stored: no address and no mail is kept. */
      subjectHash: string().key(),
      windowStart: number().key(),
      count: number(),
      ttl: number(),
    }),
    computeKey: ({ scope, subjectHash, windowStart }) => keys.attempt(scope, subjectHash, windowStart),
  }),
}));
