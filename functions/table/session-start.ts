import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import type { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { type SecondStep, secondStepWrites } from './second-factor-writes';
import type { Session } from './sessions';
import { transact, type Wait, type Write } from './transact';

/**
 * What a login writes beside its session: its entry in the log, and the second step where the account asks for one. `passwordHash` is what the
 * password was found right against: by another one it is no login any more, however close the two came.
 */
export type Login = {
  readonly audit?: readonly AuditEntry[];
  readonly secondStep?: SecondStep;
  readonly passwordHash?: string;
};

/** The role stands as it was when the caller read it, no earlier than `at` (UTC). */
export const roleStands = (
  table: TableClient,
  { viewer: { userId, userRoleId }, at }: { viewer: Viewer; at: string },
): Write<'role'> => ({
  name: 'role',
  write: personEntities(table)
    .role.build(ConditionCheck)
    .key({ userId, userRoleId })
    .condition({
      and: [
        {
          or: [
            { attr: 'stopped', exists: false },
            { attr: 'stopped', eq: false },
          ],
        },
        {
          or: [
            { attr: 'changedAt', exists: false },
            { attr: 'changedAt', lte: at },
          ],
        },
      ],
    }),
});

/** No session was ended since the password was given; and who gives nothing but a password has no second step turned on meanwhile. */
const accountStands = (
  table: TableClient,
  { started, login: { secondStep, passwordHash } }: { started: Session; login: Login },
): Write<'account'> => {
  const open = {
    or: [
      { attr: 'sessionsEndedAt' as const, exists: false },
      { attr: 'sessionsEndedAt' as const, lte: secondStep?.startedAt ?? started.createdAt },
    ],
  };
  return {
    name: 'account',
    write: personEntities(table)
      .account.build(ConditionCheck)
      .key({ userId: started.viewer.userId })
      .condition({
        and: [
          open,
          ...(secondStep ? [] : [{ attr: 'secondFactorSince' as const, exists: false }]),
          ...(passwordHash === undefined ? [] : [{ attr: 'passwordHash' as const, eq: passwordHash }]),
        ],
      }),
  };
};

/** See `Sessions.start`. One transaction: session, guards, log, and what the second step uses up. */
export async function startSession(
  table: TableClient,
  { started, login }: { started: Session; login: Login },
  { wait }: { wait: Wait },
): Promise<void> {
  const { userId } = started.viewer;
  const { audit = [], secondStep } = login;
  const item = { ...started, userId, ttl: Math.ceil(Date.parse(started.endsAt) / 1000) };
  const failure = await transact(
    [
      { name: 'session', write: personEntities(table).session.build(PutTransaction).item(item) },
      accountStands(table, { started, login }),
      roleStands(table, { viewer: started.viewer, at: started.createdAt }),
      ...(secondStep ? secondStepWrites(table, secondStep) : []),
      ...audit.map((entry) => auditWrite(table, entry)),
    ],
    { wait },
  );
  if (failure?.name === 'login-ticket') throw refuse('login-expired');
  if (failure?.name === 'second-factor') throw refuse('wrong-code');
  if (failure) throw refuse('wrong-credentials');
}
