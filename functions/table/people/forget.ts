import { viewLists } from '../../../shared/domain/people/saved-views';
import { refuse } from '../../../shared/wire/refusals';
import {
  Account,
  accountAndRoles,
  Device,
  devicesOf,
  EmailGuard,
  PendingSecondFactor,
  Role,
  SecondFactor,
} from '../accounts/record';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { remove, type Write } from '../db/writes';
import { Notification, notificationsPartition } from '../notifications/record';
import { Session, sessionsOf } from '../sessions/record';
import { endSessions } from '../sessions/writes';
import { SavedViews } from '../views/record';
import { ApplicantEnd, Person } from './record';
import { dropLink, freeMail, inRole } from './writes';

type Forgotten = {
  readonly person: Person;
  /** Ends with the person, who has no other role anywhere. */
  readonly account: Account | undefined;
};

/** What goes with a person. */
export const toForget =
  (db: Db) =>
  async (person: Person): Promise<Forgotten> => {
    if (person.userId === '') return { person, account: undefined };
    const found = await db.query([Account, Role], accountAndRoles(person.userId));
    const isAll = found.of(Role).every(({ userRoleId }) => userRoleId === person.userRoleId);
    return { person, account: isAll ? found.of(Account)[0] : undefined };
  };

/** The sessions that end: those in the role, or all of an account that goes. */
async function sessionWrites(db: Db, { person, account }: Forgotten): Promise<Write[]> {
  if (person.userId === '') return [];
  const sessions = await db.list(Session, sessionsOf(person.userId));
  return endSessions(account ? sessions : inRole(sessions, person));
}

/** What hangs on a role and its account, safe to remove again. */
async function restWrites(db: Db, forgotten: Forgotten): Promise<Write[]> {
  const { person, account } = forgotten;
  const [sessions, notifications, devices] = await Promise.all([
    sessionWrites(db, forgotten),
    db.list(Notification, { partition: notificationsPartition(person) }),
    account ? db.list(Device, devicesOf(account.email)) : [],
  ]);
  return [
    ...sessions,
    ...notifications.map((one) => remove(Notification, one)),
    ...devices.map((one) => remove(Device, one)),
    ...viewLists.map((list) => remove(SavedViews, { ...person, list })),
    ...(account ? [remove(SecondFactor, account), remove(PendingSecondFactor, account)] : []),
  ];
}

/** Fails when the account got another role since it was read. */
const accountWrites = (account: Account): Write[] => {
  const { rolesGivenAt: eq } = account;
  const isAsRead = eq === undefined ? ({ exists: false } as const) : { eq };
  return [remove(Account, account, { attr: 'rolesGivenAt', ...isAsRead }), remove(EmailGuard, account)];
};

/**
 * Ends a person's access with all that is kept of them here, and the account with its last role. The log
 * stays. What hangs on them goes first, so that a repeat finds the rest. Refuses `conflict` after another
 * change.
 */
export const forgetPerson =
  (db: Db) =>
  async (forgotten: Forgotten & { readonly end: ApplicantEnd; readonly trace: Trace }): Promise<void> => {
    const { person, account, end, trace } = forgotten;
    await db.writeAll(await restWrites(db, forgotten));
    const failure = await db.transact([
      ...traceWrites(trace),
      remove(Person, person, { attr: 'version', eq: person.version }),
      freeMail(person),
      ...dropLink(person),
      remove(ApplicantEnd, end),
      ...(person.userId === '' ? [] : [remove(Role, person)]),
      ...(account ? accountWrites(account) : []),
    ]);
    if (failure) throw refuse('conflict');
    // A login may have come between.
    await db.writeAll(await sessionWrites(db, forgotten));
  };
