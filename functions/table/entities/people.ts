import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { personStatuses } from '../../../shared/domain/people';
import { type Grants, RoleLabel } from '../../../shared/domain/roles';
import { keys } from '../keys';
import { perTable } from './per-table';

/** An organization's people: one record per person and role, what keeps a mail from being there twice, and the links of invitations. */
export const peopleEntities = perTable((table) => ({
  person: new Entity({
    name: 'person',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      userRoleId: string().key(),
      userId: string(),
      roleLabel: string().enum(...RoleLabel.options),
      status: string().enum(...personStatuses),
      email: string(),
      firstName: string(),
      lastName: string(),
      ownerId: string(),
      grants: any().castAs<Grants>().optional(),
      createdAt: string(),
      invitedAt: string(),
      expiresAt: string(),
      version: number(),
      /** Of the one link that still works; empty for who is in. */
      inviteHash: string(),
      /** Removed: kept a while so that a repeat of the removal finds what it did, and in no list, as it has no order. */
      isGone: boolean().optional(),
      ttl: number().optional(),
      order: string().optional(),
      searchText: string().hidden(),
    }),
    computeKey: ({ organizationId, userRoleId }) => keys.person(organizationId, userRoleId),
  }),
  personGuard: new Entity({
    name: 'person-guard',
    table,
    timestamps: false,
    schema: item({ organizationId: string().key(), nameHash: string().key(), userRoleId: string() }),
    computeKey: ({ organizationId, nameHash }) => keys.personGuard(organizationId, nameHash),
  }),
  invitation: new Entity({
    name: 'invitation',
    table,
    timestamps: false,
    schema: item({
      tokenHash: string().key(),
      organizationId: string(),
      userRoleId: string(),
      expiresAt: string(),
      ttl: number(),
    }),
    computeKey: ({ tokenHash }) => keys.invitation(tokenHash),
  }),
}));
