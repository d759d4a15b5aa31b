import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { dueWrites, setupDueWrites } from '../billing/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, update } from '../db/writes';
import { Organization } from '../organizations/record';
import { type NewOrganization, newOrganization } from '../organizations/writes';
import { memberOf, newPerson } from '../people/writes';
import { type Account, MailLink, Role, SignUp, signUpsOf } from './record';
import { newAccount } from './writes';

type Asked = { readonly signUp: Omit<SignUp, 'times'>; readonly link: MailLink };

/** Keeps a sign-up until its mail is opened, in place of an earlier one from its network; stores the link. */
export const saveSignUp =
  (db: Db) =>
  async ({ signUp, link }: Asked): Promise<void> => {
    const derived = SignUp.derive({ ...signUp, times: 1 });
    const kept = update(SignUp, { key: signUp, set: signUp, add: { times: 1 }, derived });
    await db.transact([kept, put(MailLink, link)]);
  };

/** How many sign-ups besides the one from the caller's network are checked: each costs a password check. */
const othersAtMost = 10;

type Opened = { readonly tokenHash: string; readonly from: string; readonly now: Date };

/** The sign-ups at an activation link's mailbox, network `from` first; none if the link is not usable. */
export const signUpsBehind =
  (db: Db) =>
  async ({ tokenHash, from, now }: Opened): Promise<SignUp[]> => {
    const link = await db.get(MailLink, { tokenHash });
    const instant = now.toISOString();
    if (link?.purpose !== 'activate' || link.email === undefined || link.expiresAt <= instant) return [];
    const { email } = link;
    const [own, others] = await Promise.all([
      db.get(SignUp, { email, from }),
      db.list(SignUp, { ...signUpsOf(email), limit: othersAtMost }),
    ]);
    const waiting = [...(own ? [own] : []), ...others.filter((one) => one.from !== from)];
    return waiting.filter(({ expiresAt }) => expiresAt > instant);
  };

/** Whether a sign-up is waiting at a mailbox. */
export const isSignUpWaiting =
  (db: Db) =>
  async ({ email, now }: { email: string; now: Date }): Promise<boolean> => {
    const some = await db.list(SignUp, { ...signUpsOf(email), limit: othersAtMost });
    return some.some(({ expiresAt }) => expiresAt > now.toISOString());
  };

/**
 * Deletes the sign-ups of a mailbox with the link that leads to them. Refuses `link-not-valid`: used
 * meanwhile.
 */
export const discardSignUps =
  (db: Db) =>
  async ({ tokenHash, waiting }: Pick<Activated, 'tokenHash' | 'waiting'>): Promise<void> => {
    const isThere = { attr: 'purpose', eq: 'activate' } as const;
    const failure = await db.transact([
      remove(MailLink, { tokenHash }, isThere),
      ...waiting.map((signUp) => remove(SignUp, signUp)),
    ]);
    if (failure) throw refuse('link-not-valid');
  };

type Activated = {
  readonly account: Account;
  readonly role: Role;
  readonly organization: NewOrganization;
  readonly tokenHash: string;
  /** All sign-ups of the mailbox; they are deleted. */
  readonly waiting: readonly SignUp[];
  readonly now: Date;
  readonly audit?: readonly AuditEntry[];
};

/** Turns a sign-up into account, address guard, organization and first role, and uses up the link, in one
 * transaction. Refuses `link-not-valid`: unknown, used, for another purpose or address, expired at `now`, or
 * the address already has an account. */
export const activateSignUp =
  (db: Db) =>
  async ({ account, role, organization, tokenHash, waiting, now, audit = [] }: Activated): Promise<void> => {
    const { organizationId, subscription, createdAt } = organization;
    const isGood = {
      and: [
        { attr: 'purpose', eq: 'activate' },
        { attr: 'email', eq: account.email },
        { attr: 'expiresAt', gt: now.toISOString() },
      ],
    } as const;
    const failure = await db.transact([
      remove(MailLink, { tokenHash }, isGood),
      ...newAccount(account),
      put(Organization, newOrganization(organization), absent),
      put(Role, role),
      ...newPerson(memberOf(account, role)),
      ...dueWrites({ organizationId, after: subscription, now: new Date(createdAt) }),
      ...setupDueWrites(organization),
      ...waiting.map((signUp) => remove(SignUp, signUp)),
      ...audit.map(auditWrite),
    ]);
    if (failure?.name === 'mail-link' || failure?.name === 'email-guard') throw refuse('link-not-valid');
    if (failure) throw new Error(`The new ${failure.name} exists already`);
  };
