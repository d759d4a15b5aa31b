import { isDeepStrictEqual } from 'node:util';
import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { update, type Write } from '../db/writes';
import { Person } from '../people/record';
import { changePerson } from '../people/writes';
import { type AccountWithRoles, storedAccount } from './read';
import { Account, type Role } from './record';

type Names = Pick<Account, 'firstName' | 'lastName' | 'mobile'>;
type LineKey = Pick<Role, 'organizationId' | 'userRoleId'>;

/** An account, all its roles (suspended ones too) and their lines in the organizations' lists of people. */
export type AccountWithLines = AccountWithRoles & { readonly lines: readonly Person[] };

const linesOf = (db: Db, roles: readonly LineKey[]): Promise<Person[]> => db.getAll(Person, roles);

type Asked = { readonly userId: string; readonly known: readonly LineKey[] };

/** For `changeNames`. Lines of `known` roles load with the account, others after. Refuses `not-found`. */
export const accountWithLines =
  (db: Db) =>
  async ({ userId, known }: Asked): Promise<AccountWithLines> => {
    const [found, lines] = await Promise.all([storedAccount(db, userId), linesOf(db, known)]);
    if (!found) throw refuse('not-found');
    const before = new Set(known.map(({ userRoleId }) => userRoleId));
    const others = found.roles.filter(({ userRoleId }) => !before.has(userRoleId));
    return { ...found, lines: others.length === 0 ? lines : [...lines, ...(await linesOf(db, others))] };
  };

/** Lines that show another name. */
const staleLines = ({ lines }: AccountWithLines, { firstName, lastName }: Names) =>
  lines.filter(
    (line) => line.removedAt === undefined && !(line.firstName === firstName && line.lastName === lastName),
  );

const namesOf = ({ firstName, lastName, mobile }: Names): Names => ({ firstName, lastName, mobile });

/** Fails when the account changed since it was read. */
function renameAccount(was: Account, to: Names): Write<'account'> {
  const { firstName, lastName, mobile } = was;
  const isStill = {
    and: [
      { attr: 'firstName', eq: firstName },
      { attr: 'lastName', eq: lastName },
      { attr: 'mobile', eq: mobile },
    ],
  } as const;
  return update(Account, { key: was, set: to, condition: isStill });
}

type Change = {
  readonly to: Names;
  /** As read by `accountWithLines`. */
  readonly from: AccountWithLines;
  /** Makes the log entries of the touched organizations. */
  readonly audit: (touched: AccountWithRoles) => readonly AuditEntry[];
};

/**
 * Changes the names and mobile number (ten national digits or empty) and every organization's list of people
 * in one transaction; logs nothing when all is the same. Refuses `conflict`, also when a role given meanwhile
 * still shows the old name, which the next try changes.
 */
export const changeNames =
  (db: Db) =>
  async ({ to, from, audit }: Change): Promise<void> => {
    const { account, roles } = from;
    const lines = staleLines(from, to);
    const isSaid = isDeepStrictEqual(namesOf(account), to);
    if (isSaid && lines.length === 0) return;
    const renamed = new Set(lines.map(({ userRoleId }) => userRoleId));
    const touched = roles.filter(
      ({ userRoleId, stopped }) => renamed.has(userRoleId) || (!isSaid && stopped !== true),
    );
    const { firstName, lastName } = to;
    const failure = await db.transact([
      renameAccount(account, to),
      ...lines.map((line) => changePerson(line, { firstName, lastName })),
      ...audit({ account, roles: touched }).map(auditWrite),
    ]);
    if (failure) throw refuse('conflict');
    const after = await accountWithLines(db)({ userId: account.userId, known: roles });
    if (staleLines(after, to).length > 0) throw refuse('conflict');
  };
