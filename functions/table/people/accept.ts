import { refuse } from '../../../shared/wire/refusals';
import { Account, Role } from '../accounts/record';
import { newAccount } from '../accounts/writes';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, present } from '../db/conditions';
import type { Db } from '../db/db';
import { check, put, remove, update, type Write } from '../db/writes';
import { planPaysFor } from '../organizations/writes';
import { tieOwner } from '../owners/writes';
import { Session, sessionsOf } from '../sessions/record';
import { endSessions } from '../sessions/writes';
import { Invitation, type Person } from './record';
import { changePerson } from './writes';

type Accept = {
  /** Who the link invites, as it was read. */
  readonly person: Person;
  readonly account: Account;
  /** `new`: no account had the mail. `inactive`: one had, but nobody ever proved the mail. `known`: it stays as it is. */
  readonly kind: 'new' | 'inactive' | 'known';
  readonly role: Role;
  readonly trace: Trace;
};

/** The account as the acceptance needs it: made, woken, or there. */
function accountWrites({ account, kind, trace }: Accept): Write<'email-guard' | 'account'>[] {
  if (kind === 'new') return newAccount(account);
  if (kind === 'inactive') {
    const set = { ...account, sessionsEndedAt: trace.now.toISOString() };
    return [update(Account, { key: account, set, condition: { attr: 'active', eq: false } })];
  }
  // The name goes into the list of people: one that was changed in this moment must not come in as it was.
  const isAsRead = {
    and: [
      { attr: 'active', eq: true },
      { attr: 'firstName', eq: account.firstName },
      { attr: 'lastName', eq: account.lastName },
    ],
  } as const;
  return [check(Account, account, isAsRead)];
}

/**
 * Uses the link up: account, role, person and rental owner in one transaction. Refuses `link-not-valid`, `access-not-paid` when
 * the plan has no room for people, and `conflict` when somebody took the mail for an account, or changed the account, in this very moment.
 */
export const acceptInvitation =
  (db: Db) =>
  async (accepted: Accept): Promise<void> => {
    const { person, account, kind, role, trace } = accepted;
    const { userId, firstName, lastName } = account;
    const { inviteHash: tokenHash = '' } = person;
    const isIn = { status: 'active', expiresAt: '', inviteHash: undefined } as const;
    const failure = await db.transact([
      ...traceWrites(trace),
      remove(Invitation, { tokenHash }, present),
      changePerson(person, { userId, firstName, lastName, ...isIn }),
      ...accountWrites(accepted),
      put(Role, { ...role, changedAt: trace.now.toISOString() }, absent),
      ...tieOwner(role),
      ...planPaysFor(role),
    ]);
    if (failure?.name === 'plan') throw refuse('access-not-paid');
    if (failure?.name === 'account' || failure?.name === 'email-guard') throw refuse('conflict');
    if (failure) throw refuse('link-not-valid');
    // One that begins meanwhile is held off by `sessionsEndedAt`.
    if (kind === 'inactive') await db.writeAll(endSessions(await db.list(Session, sessionsOf(userId))));
  };
