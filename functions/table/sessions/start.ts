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
  /** The browser that is let in. */
  readonly device?: DeviceKey | undefined;
};

/**
 * Refuses `wrong-credentials` when, after this one's `createdAt`, every session of the person was ended or the role was changed or taken
 * away: a login that raced a new password or the organization's admin. So too without a second step where one is asked for. With one,
 * refuses `wrong-code` when the code was used before, `login-expired` when the ticket was; both are used up with the session's start. Refuses
 * `access-not-paid` when the organization's plan keeps the person out.
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
