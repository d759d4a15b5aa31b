import { isDeepStrictEqual } from 'node:util';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { refuse } from '../../shared/wire/refusals';
import { storedPerson } from './account-reads';
import { type StoredRole, toAccount, toRole } from './account-records';
import type { Account } from './accounts';
import { auditWrite } from './audit';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { peopleEntities } from './entities/people';
import { personEntities } from './entities/person';
import { changePerson, personRecord, type StoredPerson, toPerson } from './people-records';
import type { Profiles } from './profiles';
import { transact, type Wait, type Write } from './transact';

/** How often the change is tried again when somebody else changed the same person, and that it is looked at once more when it is made. */
const attempts = 6;
/** Roles of one person whose lines and log entries fit one transaction; past it the change is refused. Nobody has nearly as many. */
const rolesAtMost = 45;

type Facts = Parameters<Profiles['change']>[0]['to'];

const factsOf = ({ firstName, lastName, mobile }: Facts): Facts => ({ firstName, lastName, mobile });

/** A person as stored: account, roles, and the lines among the people of their organizations, suspended ones too. */
export type Standing = {
  readonly account: Account;
  readonly roles: readonly StoredRole[];
  readonly lines: readonly StoredPerson[];
};

type LineKey = Pick<StoredRole, 'organizationId' | 'userRoleId'>;

const linesOf = (table: TableClient, roles: readonly LineKey[]): Promise<StoredPerson[]> =>
  batchGet(
    peopleEntities(table).person,
    roles.map(({ organizationId, userRoleId }) => ({ organizationId, userRoleId })),
  );

async function read(table: TableClient, userId: string): Promise<Omit<Standing, 'lines'>> {
  const { stored, roles } = await storedPerson(table, userId);
  if (!stored) throw refuse('not-found');
  if (roles.length > rolesAtMost) throw new Error('A person has more roles than one transaction can rename');
  return { account: toAccount(stored), roles };
}

/** The person, beside the lines of the roles that are known of; those of other roles are read after them. */
export async function readStanding(
  table: TableClient,
  { userId, known }: { userId: string; known: readonly LineKey[] },
): Promise<Standing> {
  const [person, lines] = await Promise.all([read(table, userId), linesOf(table, known)]);
  const before = new Set(known.map(({ userRoleId }) => userRoleId));
  const given = person.roles.filter(({ userRoleId }) => !before.has(userRoleId));
  return { ...person, lines: given.length === 0 ? lines : [...lines, ...(await linesOf(table, given))] };
}

/** The lines that say another name. */
const staleLines = ({ lines }: Standing, to: Facts) =>
  lines.flatMap((line) => {
    const person = toPerson(line);
    const isSo = person?.firstName === to.firstName && person.lastName === to.lastName;
    return person && !isSo ? [{ person, inviteHash: line.inviteHash }] : [];
  });

/** The account as it shall be, while it still says what it said. */
const changeAccount = (table: TableClient, { userId, ...was }: Account, to: Facts): Write<'account'> => ({
  name: 'account',
  write: personEntities(table)
    .account.build(UpdateTransaction)
    .item({ userId, ...factsOf(to) })
    .options({
      condition: {
        and: [
          { attr: 'firstName', eq: was.firstName },
          { attr: 'lastName', eq: was.lastName },
          { attr: 'mobile', eq: was.mobile },
        ],
      },
    }),
});

/**
 * See `Profiles.change`. What was written is looked at once more: a role that was given in the same moment has its line with the old name,
 * and gets the new one then.
 */
export async function changeProfile(
  table: TableClient,
  { userId, to, standing, audit }: Parameters<Profiles['change']>[0],
  { wait }: { wait: Wait },
): Promise<void> {
  let stands = standing;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { account, roles } = stands;
    const lines = staleLines(stands, to);
    const isSaid = isDeepStrictEqual(factsOf(account), factsOf(to));
    if (isSaid && lines.length === 0) return;
    const renamed = new Set(lines.map(({ person }) => person.userRoleId));
    const touched = roles.filter(
      ({ userRoleId, stopped }) => renamed.has(userRoleId) || (!isSaid && stopped !== true),
    );
    await transact(
      [
        changeAccount(table, account, to),
        ...lines.map(({ person, inviteHash }) => {
          const next = personRecord(
            { ...person, firstName: to.firstName, lastName: to.lastName },
            inviteHash,
          );
          return changePerson(table, { version: person.version, next });
        }),
        ...audit({ account, roles: touched.map(toRole) }).map((entry) => auditWrite(table, entry)),
      ],
      { wait },
    );
    stands = await readStanding(table, { userId, known: roles });
  }
  throw refuse('conflict');
}
