import { refuse } from '../../../shared/wire/refusals';
import type { DeviceKey } from '../accounts/record';
import { mayLogIn, rememberDevice, roleStands, type SecondStep, useSecondStep } from '../accounts/writes';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { Session, sessionKey } from './record';

/** What a login writes besides its session: log entries, and the second step if the account has one. */
export type Login = {
  readonly audit?: readonly AuditEntry[];
  readonly secondStep?: SecondStep | undefined;
  /** The hash that the password matched. */
  readonly passwordHash?: string;
  /** The browser that is let in. */
  readonly device?: DeviceKey | undefined;
};

/**
 * Refuses `wrong-credentials` when, after `createdAt`, all sessions of the person were ended or the role was
 * changed or stopped (a login that raced a new password or the admin), or when a required second step is
 * missing. With one, refuses `wrong-code` when the code was used before, `login-expired` when the ticket was;
 * the start uses up both.
 */
export const startSession =
  (db: Db) =>
  async (session: Session, { audit = [], secondStep, passwordHash, device }: Login = {}): Promise<void> => {
    const { viewer, createdAt } = session;
    const since = secondStep?.startedAt ?? createdAt;
    const failure = await db.transact([
      put(Session, { ...session, ...sessionKey(session) }),
      mayLogIn({ userId: viewer.userId, since, passwordHash, hasSecondStep: secondStep !== undefined }),
      roleStands(viewer, createdAt),
      ...(secondStep ? useSecondStep(secondStep) : []),
      ...(device ? [rememberDevice({ ...device, hasLoggedIn: true, now: new Date(createdAt) })] : []),
      ...audit.map(auditWrite),
    ]);
    if (failure?.name === 'login-ticket') throw refuse('login-expired');
    if (failure?.name === 'second-factor') throw refuse('wrong-code');
    if (failure) throw refuse('wrong-credentials');
  };
