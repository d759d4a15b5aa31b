import { refuse } from '../../../shared/wire/refusals';
import type { DeviceKey } from '../accounts/record';
import { mayLogIn, rememberDevice, roleStands, type SecondStep, useSecondStep } from '../accounts/writes';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { planPaysFor } from '../organizations/writes';
import { Session, sessionKey } from './record';

/** What a login writes besides its session: log entries, and the second step if the account has one. */
export type Login = {
  readonly audit?: readonly AuditEntry[];
  readonly secondStep?: SecondStep | undefined;
  /** The hash that the password matched. */
  readonly passwordHash?: string;
  /** The browser that logs in. */
  readonly device?: DeviceKey | undefined;
};

/** Refuses `wrong-credentials` if, after `createdAt` (UTC), the person's sessions were ended or the role was
 * changed or removed (a race with a new password or the organization's admin), or if a required second step
 * is missing. With one, refuses `wrong-code` for a used code and `login-expired` for a used ticket; the
 * start uses up both. Refuses `access-not-paid` when the organization's plan keeps the person out. */
export const startSession =
  (db: Db) =>
  async (session: Session, { audit = [], secondStep, passwordHash, device }: Login = {}): Promise<void> => {
    const { viewer, createdAt } = session;
    const since = secondStep?.startedAt ?? createdAt;
    const failure = await db.transact([
      put(Session, { ...session, ...sessionKey(session) }),
      mayLogIn({ userId: viewer.userId, since, passwordHash, hasSecondStep: secondStep !== undefined }),
      roleStands(viewer, createdAt),
      ...planPaysFor(viewer),
      ...(secondStep ? useSecondStep(secondStep) : []),
      ...(device ? [rememberDevice({ ...device, hasLoggedIn: true, now: new Date(createdAt) })] : []),
      ...audit.map(auditWrite),
    ]);
    if (failure?.name === 'login-ticket') throw refuse('login-expired');
    if (failure?.name === 'second-factor') throw refuse('wrong-code');
    if (failure?.name === 'plan') throw refuse('access-not-paid');
    if (failure) throw refuse('wrong-credentials');
  };
