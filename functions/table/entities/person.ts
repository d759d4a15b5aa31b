import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import type { Grants, Viewer } from '../../../shared/domain/roles';
import { RoleLabel } from '../../../shared/domain/roles';
import { keys } from '../keys';
import { perTable } from './per-table';

const choice = () => map({ bell: boolean(), mail: boolean() });

/** What is kept of a person: account, mail guard, roles, sessions, mail links. */
export const personEntities = perTable((table) => ({
  account: new Entity({
    name: 'account',
    table,
    timestamps: false,
    schema: item({
      userId: string().key(),
      email: string(),
      firstName: string(),
      lastName: string(),
      mobile: string(),
      passwordHash: string(),
      active: boolean(),
      createdAt: string(),
      /** No session begun before this instant may start: a login that raced a password reset. */
      sessionsEndedAt: string().optional(),
      /** When a mail to the address last came back for good. */
      bouncedAt: string().optional(),
      /** Since when login asks for a second step; absent while it does not. */
      secondFactorSince: string().optional(),
      /** The role last acted in, where the next login begins. */
      lastRoleId: string().optional(),
      /** Key of the photo; empty once it was taken away. */
      photo: string().optional(),
      /** Where the person is told of what; absent until chosen. */
      notificationChoices: map({ people: choice(), bank: choice(), plan: choice() }).optional(),
    }),
    computeKey: ({ userId }) => keys.account(userId),
  }),
  emailGuard: new Entity({
    name: 'email-guard',
    table,
    timestamps: false,
    schema: item({ emailHash: string().key(), userId: string() }),
    computeKey: ({ emailHash }) => keys.emailGuard(emailHash),
  }),
  role: new Entity({
    name: 'role',
    table,
    timestamps: false,
    schema: item({
      userId: string().key(),
      userRoleId: string().key(),
      roleLabel: string().enum(...RoleLabel.options),
      organizationId: string(),
      organizationName: string(),
      adminUserId: string(),
      ownerId: string().optional(),
      grants: any().castAs<Grants>().optional(),
      createdAt: string(),
      /** Suspended or removed: the role is as good as gone. It stays on record so that a login under way cannot bring it back. */
      stopped: boolean().optional(),
      /** When the organization last changed it: a session asked for before that instant may not start. */
      changedAt: string().optional(),
    }),
    computeKey: ({ userId, userRoleId }) => keys.role(userId, userRoleId),
  }),
  session: new Entity({
    name: 'session',
    table,
    timestamps: false,
    schema: item({
      userId: string().key(),
      sessionId: string().key(),
      viewer: any().castAs<Viewer>(),
      createdAt: string(),
      expiresAt: string(),
      endsAt: string(),
      agent: string(),
      ttl: number(),
    }),
    computeKey: ({ userId, sessionId }) => keys.session(userId, sessionId),
  }),
  mailLink: new Entity({
    name: 'mail-link',
    table,
    timestamps: false,
    schema: item({
      tokenHash: string().key(),
      purpose: string().enum('activate', 'reset'),
      userId: string(),
      createdAt: string().optional(),
      expiresAt: string(),
      ttl: number(),
    }),
    computeKey: ({ tokenHash }) => keys.mailLink(tokenHash),
  }),
}));
