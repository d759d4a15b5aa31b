import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { defined } from '../../shared/domain/defined';
import type { NotificationChoices } from '../../shared/domain/profile';
import type { Grants, RoleLabel } from '../../shared/domain/roles';
import type { Subscription } from '../../shared/domain/subscriptions';
import { accountReads } from './account-reads';
import type { AuditEntry } from './audit';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { endSessions } from './end-sessions';
import { personEntities } from './entities/person';
import { goodLink, signUpAgain, storedLink, useLink } from './mail-links';
import { register } from './register';
import type { Wait } from './transact';

/** A person. One account per mail address, whatever roles it has (decisions, Roles). */
export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten national digits, or empty. */
  readonly mobile: string;
  /** scrypt in PHC form, its parameters inside. */
  readonly passwordHash: string;
  readonly active: boolean;
  /** UTC instant. */
  readonly createdAt: string;
  /** When a mail to the address last came back for good. */
  readonly bouncedAt?: string;
  /** Since when login asks for a second step (UTC); absent while it does not. */
  readonly secondFactorSince?: string;
  /** The role last acted in, where the next login begins. */
  readonly lastRoleId?: string;
  /** Key of the photo among the files; absent or empty without one. */
  readonly photo?: string;
  /** Absent until the person chose. */
  readonly notificationChoices?: NotificationChoices;
};

/** One role of a person in one organization. */
export type Role = {
  readonly userRoleId: string;
  readonly userId: string;
  readonly roleLabel: RoleLabel;
  readonly organizationId: string;
  readonly organizationName: string;
  /** The organization's head (the wire's admin_userid). */
  readonly adminUserId: string;
  readonly ownerId?: string;
  readonly grants?: Grants;
  readonly createdAt: string;
};

/** A link sent by mail: 256 random bits, only their SHA-256 is stored; single use; expires (TTL and checked against the clock). */
export type MailLink = {
  readonly tokenHash: string;
  readonly purpose: 'activate' | 'reset';
  readonly userId: string;
  /** When it was asked for (UTC); one without is good only while no password was ever changed. */
  readonly createdAt?: string;
  readonly expiresAt: string;
};

export type NewOrganization = {
  readonly organizationId: string;
  readonly name: string;
  readonly adminUserId: string;
  readonly subscription: Subscription;
  readonly limits: { readonly properties: number; readonly units: number };
  readonly createdAt: string;
};

type UsedLink = { readonly tokenHash: string; readonly now: Date };

/** Accounts, their roles and their mail links. The only records outside an organization's keys. */
export type Accounts = {
  /** The account of a normalized mail address with all its roles; undefined for nobody. */
  byEmail(email: string): Promise<{ account: Account; roles: Role[] } | undefined>;
  byId(userId: string): Promise<{ account: Account; roles: Role[] } | undefined>;
  /** The id alone of a normalized mail address; undefined for nobody. */
  idOf(email: string): Promise<string | undefined>;
  /**
   * Whom a link is for, and since when it is under way; undefined when it cannot be used: unknown, used, for another purpose, expired at `now`, or of
   * nobody. Who it is `supposed` to be is read beside it.
   */
  byLink(
    link: UsedLink & { purpose: MailLink['purpose']; supposed?: string | undefined },
  ): Promise<{ account: Account; roles: Role[]; since?: string } | undefined>;
  /** What people are called, of those who exist, in any order. */
  namesOf(userIds: readonly string[]): Promise<Pick<Account, 'userId' | 'firstName' | 'lastName'>[]>;
  /** One transaction: account, mail guard, organization, its first role, activation link. Answers false, and writes nothing, when the address is taken. */
  register(new_: {
    account: Account;
    role: Role;
    organization: NewOrganization;
    link: MailLink;
    audit?: readonly AuditEntry[];
  }): Promise<boolean>;
  /** Stores a link. For an unknown address the caller passes a made-up userId, so that both cases do the same work. */
  addLink(link: MailLink): Promise<void>;
  /**
   * Somebody signs up again for an account that was never activated, with another password: from here on neither counts (`to` matches none), and
   * the link sets one. An account that is active or changed by now only gets the link.
   */
  signUpAgain(again: {
    link: MailLink;
    from: string;
    to: string;
    audit: readonly AuditEntry[];
  }): Promise<void>;
  /** Uses an activation link up and activates its account. Refuses `link-not-valid`: unknown, used, another's, other purpose, expired at `now`. */
  activate(link: UsedLink & { userId: string; audit?: readonly AuditEntry[] }): Promise<void>;
  /**
   * Uses a reset link up, sets the password, activates the account (the mail proves the address) and ends every session of it. Refuses
   * `link-not-valid`, also for a link under way since before the password was last changed.
   */
  resetPassword(
    reset: UsedLink & {
      userId: string;
      since?: string | undefined;
      passwordHash: string;
      audit?: readonly AuditEntry[];
    },
  ): Promise<void>;
  /** Marks the account of an address that mail does not reach. An address that is nobody's, or not the account's any more, changes nothing. */
  markBouncing(bounce: { email: string; now: Date }): Promise<void>;
  /** Rehash on login; writes only while the old hash still stands. */
  replacePasswordHash(change: { userId: string; from: string; to: string }): Promise<void>;
};

export function accountStore(table: TableClient, { wait }: { wait: Wait }): Accounts {
  const { account, mailLink } = personEntities(table);

  const reads = accountReads(table);

  return {
    ...reads,
    byLink: async ({ supposed, ...link }) => {
      const [found, read] = await Promise.all([
        goodLink(table, link),
        supposed === undefined ? undefined : reads.byId(supposed),
      ]);
      if (found === undefined) return undefined;
      const person = found.userId === supposed ? read : await reads.byId(found.userId);
      return person && { ...person, ...defined({ since: found.createdAt }) };
    },
    register: (new_) => register(table, new_, { wait }),
    addLink: async (link) => {
      await mailLink.build(PutItemCommand).item(storedLink(link)).send();
    },
    signUpAgain: (again) => signUpAgain(table, again, { wait }),
    activate: (link) => useLink(table, { ...link, purpose: 'activate', change: { active: true } }, { wait }),
    resetPassword: async ({ passwordHash, ...link }) => {
      const change = { active: true, passwordHash, sessionsEndedAt: link.now.toISOString() };
      await useLink(table, { ...link, purpose: 'reset', change }, { wait });
      await endSessions(table, link.userId);
    },
    markBouncing: async ({ email, now }) => {
      const userId = await reads.idOf(email);
      if (userId === undefined) return;
      try {
        await account
          .build(UpdateItemCommand)
          .item({ userId, bouncedAt: now.toISOString() })
          .options({ condition: { attr: 'email', eq: email } })
          .send();
      } catch (error) {
        if (!isConditionCheckFailed(error)) throw error;
      }
    },
    replacePasswordHash: async ({ userId, from, to }) => {
      try {
        await account
          .build(UpdateItemCommand)
          .item({ userId, passwordHash: to })
          .options({ condition: { attr: 'passwordHash', eq: from } })
          .send();
      } catch (error) {
        if (!isConditionCheckFailed(error)) throw error;
      }
    },
  };
}
