import * as z from 'zod';
import { NotificationChoices } from '../../../shared/domain/notification-choices';
import { Grants, RoleLabel } from '../../../shared/domain/roles';
import { last, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** Outside every organization: a person may belong to several. */
export const userPartition = (userId: string) => `USER#${userId}`;

/** What is known of a mail address before any person is. */
const mailPartition = (email: string) => `EMAIL#${sha256(email)}`;

type OfUser = { readonly userId: string };

/** An account and its roles, without the sessions, which may be many, and without what checks a code. */
export const accountAndRoles = (userId: string) =>
  ({ partition: userPartition(userId), range: { between: ['ACCOUNT', `ROLE#${last}`] } }) as const;

/** A person. One account per mail address, whatever roles it has (decisions, Roles). Instants are UTC. */
export const Account = record({
  name: 'account',
  fields: () => ({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Ten national digits, or empty. */
    mobile: z.string(),
    /** scrypt in PHC form, its parameters inside. */
    passwordHash: z.string(),
    createdAt: z.string(),
    /** No session begun before this instant may start: a login that raced a new password. */
    sessionsEndedAt: z.string().optional(),
    /** When a mail to the address last came back for good. */
    bouncedAt: z.string().optional(),
    /** Since when login asks for a second step; absent while it does not. */
    secondFactorSince: z.string().optional(),
    /** The role last acted in, where the next login begins. */
    lastRoleId: z.string().optional(),
    /** Key of the photo among the files; absent or empty without one. */
    photo: z.string().optional(),
    /** Absent until the person chose. */
    notificationChoices: NotificationChoices.optional(),
  }),
  key: ({ userId }: OfUser) => ({ pk: userPartition(userId), sk: 'ACCOUNT' }),
});
export type Account = RecordOf<typeof Account>;

/** Whose a mail address is. Its key holds a hash of the normalized address. */
export const EmailGuard = record({
  name: 'email-guard',
  fields: () => ({ userId: z.string() }),
  key: ({ email }: { email: string }) => ({ pk: mailPartition(email), sk: 'EMAIL' }),
});

/**
 * A browser that the account knows, by the SHA-256 of its cookie: it was let in there, or its password was set there by mail. It lies beside the
 * guard of the address, since it is looked for before the account is known.
 */
export const Device = record({
  name: 'device',
  fields: () => ({
    email: z.string(),
    deviceHash: z.string(),
    /** With every step that the account asks for; whoever reads the mail can set a password, and has no code by that. */
    hasLoggedIn: z.boolean().optional(),
    expiresAt: z.string(),
  }),
  key: ({ email, deviceHash }: { readonly email: string; readonly deviceHash: string }) => ({
    pk: mailPartition(email),
    sk: `DEVICE#${deviceHash}`,
  }),
  expires: ({ expiresAt }) => expiresAt,
});
export type Device = RecordOf<typeof Device>;
export type DeviceKey = Pick<Device, 'email' | 'deviceHash'>;

/** The sign-ups that wait at a mailbox. */
export const signUpsOf = (email: string) =>
  ({ partition: mailPartition(email), range: { beginsWith: 'SIGN_UP#' } }) as const;

/**
 * A sign-up whose mail was not opened yet: there is no account, and whoever opens it may be somebody else than who signed up. `from` is the SHA-256
 * of the network it came from; a later one from there takes its place.
 */
export const SignUp = record({
  name: 'sign-up',
  fields: () => ({
    email: z.string(),
    from: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Ten national digits, or empty. */
    mobile: z.string(),
    passwordHash: z.string(),
    planId: z.number(),
    annual: z.boolean(),
    role: z.enum(['owner', 'manager']),
    /** How many there were from this network. */
    times: z.number(),
    createdAt: z.string(),
    expiresAt: z.string(),
  }),
  key: ({ email, from }: { readonly email: string; readonly from: string }) => ({
    pk: mailPartition(email),
    sk: `SIGN_UP#${from}`,
  }),
  expires: ({ expiresAt }) => expiresAt,
});
export type SignUp = RecordOf<typeof SignUp>;

/** One role of a person in one organization. */
export const Role = record({
  name: 'role',
  fields: () => ({
    userRoleId: z.string(),
    userId: z.string(),
    roleLabel: RoleLabel,
    organizationId: z.string(),
    /** What the organization was called when the role was given. */
    organizationName: z.string(),
    /** The organization's head (the wire's admin_userid). */
    adminUserId: z.string(),
    ownerId: z.string().optional(),
    grants: Grants.optional(),
    createdAt: z.string(),
    /** Suspended or removed: the role is as good as gone. It stays on record so that a login under way cannot bring it back. */
    stopped: z.boolean().optional(),
    /** When the organization last changed it: a session asked for before that instant may not start. */
    changedAt: z.string().optional(),
  }),
  key: ({ userId, userRoleId }: OfUser & { userRoleId: string }) => ({
    pk: userPartition(userId),
    sk: `ROLE#${userRoleId}`,
  }),
});
export type Role = RecordOf<typeof Role>;

/** A link sent by mail: 256 random bits, only their SHA-256 is stored; it works once. */
export const MailLink = record({
  name: 'mail-link',
  fields: () => ({
    tokenHash: z.string(),
    purpose: z.enum(['activate', 'reset']),
    /** Whose password it sets; empty for an activation. */
    userId: z.string(),
    /** The mailbox whose sign-up it activates. */
    email: z.string().optional(),
    /** When it was asked for (UTC); one without is good only while no password was ever changed. */
    createdAt: z.string().optional(),
    expiresAt: z.string(),
  }),
  key: ({ tokenHash }: { tokenHash: string }) => ({ pk: `LINK#${tokenHash}`, sk: 'LINK' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type MailLink = RecordOf<typeof MailLink>;

/**
 * What checks a code of the second step. `secret` (base 32) stands here as the app has it: a code cannot be checked against a hash. The table's
 * encryption protects it, and that this record alone holds it: a read of the person does not include it.
 */
export const SecondFactor = record({
  name: 'second-factor',
  fields: () => ({
    userId: z.string(),
    secret: z.string(),
    since: z.string(),
    /** The time step of the last code taken: none of it or before works again. */
    lastStep: z.number(),
    /** Hashes of the recovery codes that are left. DynamoDB keeps no empty set. */
    recoveryHashes: z.set(z.string()).default(() => new Set<string>()),
  }),
  key: ({ userId }: OfUser) => ({ pk: userPartition(userId), sk: 'SECOND_FACTOR' }),
});
export type SecondFactor = RecordOf<typeof SecondFactor>;

/** A secret that was not confirmed yet. */
export const PendingSecondFactor = record({
  name: 'pending-second-factor',
  fields: () => ({ userId: z.string(), secret: z.string(), expiresAt: z.string() }),
  key: ({ userId }: OfUser) => ({ pk: userPartition(userId), sk: 'SECOND_FACTOR_PENDING' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type PendingSecondFactor = RecordOf<typeof PendingSecondFactor>;

/** A login whose password was right and that waits for its code; only the ticket's SHA-256 is kept. UTC instants. */
export const LoginTicket = record({
  name: 'login-ticket',
  fields: () => ({
    ticketHash: z.string(),
    userId: z.string(),
    startedAt: z.string(),
    expiresAt: z.string(),
    /** The browser whose codes are counted by themselves: it had given both steps before. */
    deviceHash: z.string().optional(),
    /** Codes that were tried on it. */
    tries: z.number(),
  }),
  key: ({ ticketHash }: { ticketHash: string }) => ({ pk: `LOGIN#${ticketHash}`, sk: 'LOGIN' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type LoginTicket = RecordOf<typeof LoginTicket>;
