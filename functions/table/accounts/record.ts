import * as z from 'zod';
import { NotificationChoices } from '../../../shared/domain/notifications/notification-choices';
import { Grants, RoleLabel } from '../../../shared/domain/people/roles';
import { last, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** Outside every organization: a person may belong to several. */
export const userPartition = (userId: string) => `USER#${userId}`;

/** Records looked up by mail address, before the account exists or is known. */
const mailPartition = (email: string) => `EMAIL#${sha256(email)}`;

type OfUser = { readonly userId: string };

/** Leaves out the sessions, which may be many, and what checks second-factor codes. */
export const accountAndRoles = (userId: string) =>
  ({ partition: userPartition(userId), range: { between: ['ACCOUNT', `ROLE#${last}`] } }) as const;

/** One account per mail address, with any number of roles (decisions, Roles). Instants are UTC. */
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
    /** A login checked before this instant may not start a session: it raced a new password. */
    sessionsEndedAt: z.string().optional(),
    /** When mail to the address last bounced for good. */
    bouncedAt: z.string().optional(),
    /** When two-step login was turned on; absent while it is off. */
    secondFactorSince: z.string().optional(),
    /** The role last used, where the next login starts. */
    lastRoleId: z.string().optional(),
    /** When an invitation last gave it a role. */
    rolesGivenAt: z.string().optional(),
    /** The photo's file key; absent or empty without one. */
    photo: z.string().optional(),
    /** Absent until the person chooses. */
    notificationChoices: NotificationChoices.optional(),
  }),
  key: ({ userId }: OfUser) => ({ pk: userPartition(userId), sk: 'ACCOUNT' }),
});
export type Account = RecordOf<typeof Account>;

/** Gives a mail address to one account. The key holds a hash of the normalized address. */
export const EmailGuard = record({
  name: 'email-guard',
  fields: () => ({ userId: z.string() }),
  key: ({ email }: { email: string }) => ({ pk: mailPartition(email), sk: 'EMAIL' }),
});

/** A browser that the account knows, by the SHA-256 of its cookie: a login succeeded there, or a mailed link
 * set the password there. Keyed by address, because it is looked up before the account is known. */
export const Device = record({
  name: 'device',
  fields: () => ({
    email: z.string(),
    deviceHash: z.string(),
    /** It passed every login step. Setting a password by mail proves the mailbox, but not the code. */
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

/** The browsers that an account knows. */
export const devicesOf = (email: string) =>
  ({ partition: mailPartition(email), range: { beginsWith: 'DEVICE#' } }) as const;

/** The sign-ups that wait at a mailbox. */
export const signUpsOf = (email: string) =>
  ({ partition: mailPartition(email), range: { beginsWith: 'SIGN_UP#' } }) as const;

/** A sign-up whose mail is unopened, so there is no account; someone else may open it. `from` is the SHA-256
 * of its network; a later sign-up from there replaces it. */
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
    /** SHA-256 of what the browser that signed up keeps; empty for none. */
    browserHash: z.string().optional(),
    /** How many sign-ups came from this network. */
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

export const Role = record({
  name: 'role',
  fields: () => ({
    userRoleId: z.string(),
    userId: z.string(),
    roleLabel: RoleLabel,
    organizationId: z.string(),
    /** The organization's name when the role was given. */
    organizationName: z.string(),
    /** The organization's head (the wire's admin_userid). */
    adminUserId: z.string(),
    ownerId: z.string().optional(),
    grants: Grants.optional(),
    createdAt: z.string(),
    /** Suspended or removed. The record stays so that a login in progress cannot bring the role back. */
    stopped: z.boolean().optional(),
    /** When the organization last changed it: a session requested before that may not start. */
    changedAt: z.string().optional(),
  }),
  key: ({ userId, userRoleId }: OfUser & { userRoleId: string }) => ({
    pk: userPartition(userId),
    sk: `ROLE#${userRoleId}`,
  }),
});
export type Role = RecordOf<typeof Role>;

/** A mailed link of 256 random bits that works once; only its SHA-256 is stored. */
export const MailLink = record({
  name: 'mail-link',
  fields: () => ({
    tokenHash: z.string(),
    purpose: z.enum(['activate', 'reset']),
    /** Whose password it sets; empty for an activation. */
    userId: z.string(),
    /** The mailbox whose sign-up it activates. */
    email: z.string().optional(),
    /** When it was requested (UTC); a link without it works only if the password was never changed. */
    createdAt: z.string().optional(),
    expiresAt: z.string(),
  }),
  key: ({ tokenHash }: { tokenHash: string }) => ({ pk: `LINK#${tokenHash}`, sk: 'LINK' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type MailLink = RecordOf<typeof MailLink>;

// `secret` is sealed, not hashed, because a code cannot be checked against a hash. Reading the table does not
// open it, and no read of the person includes this record.
export const SecondFactor = record({
  name: 'second-factor',
  fields: () => ({
    userId: z.string(),
    secret: z.string(),
    since: z.string(),
    /** The time step of the last accepted code: this one and earlier ones no longer work. */
    lastStep: z.number(),
    /** Hashes of the unused recovery codes. DynamoDB stores no empty set. */
    recoveryHashes: z.set(z.string()).default(() => new Set<string>()),
  }),
  key: ({ userId }: OfUser) => ({ pk: userPartition(userId), sk: 'SECOND_FACTOR' }),
});
export type SecondFactor = RecordOf<typeof SecondFactor>;

/** A secret not confirmed yet, sealed too. */
export const PendingSecondFactor = record({
  name: 'pending-second-factor',
  fields: () => ({ userId: z.string(), secret: z.string(), expiresAt: z.string() }),
  key: ({ userId }: OfUser) => ({ pk: userPartition(userId), sk: 'SECOND_FACTOR_PENDING' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type PendingSecondFactor = RecordOf<typeof PendingSecondFactor>;

/** A login that waits for its code after a correct password. Only the ticket's SHA-256 is stored. UTC. */
export const LoginTicket = record({
  name: 'login-ticket',
  fields: () => ({
    ticketHash: z.string(),
    userId: z.string(),
    startedAt: z.string(),
    expiresAt: z.string(),
    /** The browser whose codes are counted separately: it has logged in with both steps before. */
    deviceHash: z.string().optional(),
    /** Codes tried with it. */
    tries: z.number(),
  }),
  key: ({ ticketHash }: { ticketHash: string }) => ({ pk: `LOGIN#${ticketHash}`, sk: 'LOGIN' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type LoginTicket = RecordOf<typeof LoginTicket>;
