import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { item } from 'dynamodb-toolbox/schema/item';
import { map } from 'dynamodb-toolbox/schema/map';
import { string } from 'dynamodb-toolbox/schema/string';
import { keys } from '../keys';
import { perTable } from './per-table';

/** The audit log: who changed what, when, from what to what. */
export const auditEntities = perTable((table) => ({
  audit: new Entity({
    name: 'audit',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      at: string().key(),
      auditId: string().key(),
      action: string(),
      by: map({
        userId: string(),
        userRoleId: string(),
        roleLabel: string(),
        /** The name of a process (a job, the payment provider) when no person acted; the ids are empty then. */
        process: string(),
      }),
      object: map({ kind: string(), id: string(), name: string() }),
      about: string(),
      before: any().optional(),
      after: any().optional(),
      requestId: string(),
      order: string(),
    }),
    computeKey: ({ organizationId, at, auditId }) => keys.audit(organizationId, at, auditId),
  }),
}));
