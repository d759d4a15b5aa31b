import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { set } from 'dynamodb-toolbox/schema/set';
import { string } from 'dynamodb-toolbox/schema/string';
import { keys } from '../keys';
import { perTable } from './per-table';

/** The second step of a person's login: what checks a code, a secret not confirmed yet, and a login that waits for its code. */
export const secondFactorEntities = perTable((table) => ({
  /**
   * `secret` stands here as the app has it: a code cannot be checked against a hash. What protects it at rest is the table's encryption (every
   * DynamoDB table's, by KMS), and that this record alone holds it: whoever reads a person does not read it along.
   */
  secondFactor: new Entity({
    name: 'second-factor',
    table,
    timestamps: false,
    schema: item({
      userId: string().key(),
      secret: string(),
      since: string(),
      /** The time step of the last code taken: none of it or before works again. */
      lastStep: number(),
      /** Hashes of the recovery codes that are left; DynamoDB keeps no empty set, so it goes with the last. */
      recoveryHashes: set(string()).optional(),
    }),
    computeKey: ({ userId }) => keys.secondFactor(userId),
  }),
  pendingSecondFactor: new Entity({
    name: 'pending-second-factor',
    table,
    timestamps: false,
    schema: item({ userId: string().key(), secret: string(), expiresAt: string(), ttl: number() }),
    computeKey: ({ userId }) => keys.pendingSecondFactor(userId),
  }),
  loginTicket: new Entity({
    name: 'login-ticket',
    table,
    timestamps: false,
    schema: item({
      ticketHash: string().key(),
      userId: string(),
      startedAt: string(),
      expiresAt: string(),
      tries: number(),
      ttl: number(),
    }),
    computeKey: ({ ticketHash }) => keys.loginTicket(ticketHash),
  }),
}));
