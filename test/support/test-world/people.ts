import { Account, EmailGuard, Role } from '../../../functions/table/accounts/record';
import type { Db } from '../../../functions/table/db/db';
import { put } from '../../../functions/table/db/writes';
import { Person, PersonGuard, peoplePartition } from '../../../functions/table/people/record';

/** People with accounts, roles and sessions, as the table stores them. */
export function peopleBuilders(db: Db, now: () => Date) {
  const account = async (over: Partial<Account> = {}): Promise<Account> => {
    const { userId = 'usr_head' } = over;
    const made: Account = {
      userId,
      email: `${userId}@demo.test`,
      firstName: 'Lena',
      lastName: 'Hart',
      mobile: '',
      passwordHash: '',
      createdAt: now().toISOString(),
      ...over,
    };
    await db.writeAll([put(Account, made), put(EmailGuard, made)]);
    return made;
  };
  const role = async (over: Partial<Role> = {}): Promise<Role> => {
    const made: Role = {
      userRoleId: 'rol_head',
      userId: 'usr_head',
      roleLabel: 'orgAdmin',
      organizationId: 'org_one',
      organizationName: 'Northgate Homes',
      adminUserId: 'usr_head',
      createdAt: now().toISOString(),
      ...over,
    };
    await db.write(put(Role, made));
    return made;
  };
  return {
    account,
    role,
    /** The organization's head, with account and role, who can act and gets notifications. */
    head: async (): Promise<void> => {
      await Promise.all([account(), role()]);
    },
    /** A person of the organization: an active rental manager unless told otherwise. */
    person: async (over: Partial<Person> & Pick<Person, 'userRoleId' | 'userId'>): Promise<Person> => {
      const made: Person = {
        organizationId: 'org_one',
        roleLabel: 'rentalManager',
        status: 'active',
        version: 1,
        email: `${over.userRoleId}@demo.test`,
        firstName: 'Mia',
        lastName: 'Stone',
        ownerId: '',
        createdAt: now().toISOString(),
        invitedAt: '',
        expiresAt: '',
        ...over,
      };
      await db.writeAll([put(Person, made), put(PersonGuard, made)]);
      const { userRoleId, userId, roleLabel, organizationId, grants, status } = made;
      const given = {
        userRoleId,
        userId,
        roleLabel,
        organizationId,
        grants,
        stopped: status === 'suspended',
      };
      if (status !== 'invited') await role(given);
      return made;
    },
    /** An organization's people by name, without removed ones. */
    people: (organizationId = 'org_one'): Promise<Person[]> =>
      db.list(Person, { partition: peoplePartition(organizationId), index: 'byOrder' }),
  };
}
