import { refuse } from '../../../shared/wire/refusals';
import { Account, Role } from '../accounts/record';
import { newAccount } from '../accounts/writes';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, present } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, update, type Write } from '../db/writes';
import { planPaysFor } from '../organizations/writes';
import { tieOwner } from '../owners/writes';
import { Invitation, type Person } from './record';
import { changePerson } from './writes';

type Accept = {
  /** The invited person, as read. */
  readonly person: Person;
  readonly account: Account;
  /** `new`: no account had the mail. `known`: it stays as it is. */
  readonly kind: 'new' | 'known';
  readonly role: Role;
  readonly trace: Trace;
};

/** The account that the acceptance needs: new, or known and unchanged. */
function accountWrites({ account, kind, trace }: Accept): Write<'email-guard' | 'account'>[] {
  if (kind === 'new') return newAccount(account);
  // The name is copied into the list of people, so it must not have changed since it was read.
  const isAsRead = {
    and: [
      { attr: 'firstName', eq: account.firstName },
      { attr: 'lastName', eq: account.lastName },
    ],
  } as const;
  const set = { rolesGivenAt: trace.now.toISOString() };
  return [update(Account, { key: account, set, condition: isAsRead })];
}

/** Uses up the link: account, role, person and rental owner in one transaction. Refuses `link-not-valid`,
 * `access-not-paid` when the plan has no room for people, and `conflict` when someone just took the mail
 * address or changed the account. */
export const acceptInvitation =
  (db: Db) =>
  async (accepted: Accept): Promise<void> => {
    const { person, account, role, trace } = accepted;
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
  };
