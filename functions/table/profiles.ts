import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { NotificationChoices } from '../../shared/domain/profile';
import { refuse } from '../../shared/wire/refusals';
import type { Account, Role } from './accounts';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { personEntities } from './entities/person';
import { changePassword } from './password-change';
import { changeProfile, readStanding, type Standing } from './profile-change';
import type { Session } from './sessions';
import { transact, type Wait } from './transact';
import { whole } from './whole';

/** What people change of their own account. */
export type Profiles = {
  /** What `change` begins with, of somebody who acts in this role. Refuses `not-found`. */
  asStands(acting: Pick<Role, 'userId' | 'organizationId' | 'userRoleId'>): Promise<Standing>;
  /**
   * Names and mobile number (ten national digits or empty), and the name in every organization's list of people, in one transaction. `audit` is
   * asked for the entries of the organizations that are touched; what is so already is not told again. Refuses `not-found`, `conflict`.
   */
  change(change: {
    userId: string;
    to: Pick<Account, 'firstName' | 'lastName' | 'mobile'>;
    standing: Standing;
    audit: (person: { account: Account; roles: readonly Role[] }) => readonly AuditEntry[];
  }): Promise<void>;
  /** The photo's key, empty for none, in place of `from` (empty for none). Refuses `conflict` when another one stands there by now. */
  setPhoto(change: { userId: string; from: string; to: string; audit: readonly AuditEntry[] }): Promise<void>;
  /**
   * Another password hash in place of `from`; every session but `keep` ends with it: those `among`, read a moment ago, in the same transaction, one
   * that began since then right after it. Refuses `conflict` when the password was changed
   * meanwhile, `not-authenticated` when the session that asks has ended.
   */
  changePassword(change: {
    userId: string;
    from: string;
    to: string;
    keep: string;
    among: readonly Session[];
    now: Date;
    audit: readonly AuditEntry[];
  }): Promise<void>;
  /** Where the person is told of what. Nobody else’s data, so no organization’s log tells of it. */
  choose(choice: { userId: string; choices: NotificationChoices }): Promise<void>;
  /** The role that the next login begins in. */
  rememberRole(acted: { userId: string; userRoleId: string }): Promise<void>;
};

export function profileStore(table: TableClient, { wait }: { wait: Wait }): Profiles {
  const { account } = personEntities(table);

  /** Sets a part of an account that is there; refuses `not-found`. */
  const set = async (
    userId: string,
    part: { lastRoleId: string } | { notificationChoices: NotificationChoices },
  ): Promise<void> => {
    try {
      await account
        .build(UpdateItemCommand)
        .item({ userId, ...part })
        .options({ condition: { attr: 'userId', exists: true } })
        .send();
    } catch (error) {
      if (isConditionCheckFailed(error)) throw refuse('not-found');
      throw error;
    }
  };

  return {
    asStands: ({ userId, ...role }) => readStanding(table, { userId, known: [role] }),
    change: (change) => changeProfile(table, change, { wait }),
    setPhoto: async ({ userId, from, to, audit }) => {
      const isStill = { attr: 'photo', eq: from } as const;
      const write = account
        .build(UpdateTransaction)
        .item({ userId, photo: to })
        .options({
          condition: {
            and: [
              { attr: 'userId', exists: true },
              from === '' ? { or: [{ attr: 'photo', exists: false }, isStill] } : isStill,
            ],
          },
        });
      const failure = await transact(
        [{ name: 'account', write }, ...audit.map((entry) => auditWrite(table, entry))],
        { wait },
      );
      if (failure) throw refuse('conflict');
    },
    changePassword: (change) => changePassword(table, change, { wait }),
    choose: ({ userId, choices }) => set(userId, { notificationChoices: whole({ ...choices }) }),
    rememberRole: ({ userId, userRoleId }) => set(userId, { lastRoleId: userRoleId }),
  };
}
