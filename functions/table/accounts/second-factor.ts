import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { check, put, remove, update } from '../db/writes';
import { Account, PendingSecondFactor, SecondFactor } from './record';
import { type Proven, stillGood } from './writes';

const isOff = { attr: 'secondFactorSince', exists: false } as const;

/** Undefined while two-step login is off. */
export const secondFactorOf =
  (db: Db) =>
  (userId: string): Promise<SecondFactor | undefined> =>
    db.get(SecondFactor, { userId });

/** Stores a secret to confirm, replacing an earlier one. Refuses `second-factor-on`. */
export const beginSecondFactor =
  (db: Db) =>
  async (pending: PendingSecondFactor): Promise<void> => {
    const failure = await db.transact([check(Account, pending, isOff), put(PendingSecondFactor, pending)]);
    if (failure) throw refuse('second-factor-on');
  };

/** The secret to confirm; undefined when there is none or it has expired at `now`. */
export const pendingSecret =
  (db: Db) =>
  async ({ userId, now }: { userId: string; now: Date }): Promise<string | undefined> => {
    const pending = await db.get(PendingSecondFactor, { userId });
    return pending && pending.expiresAt > now.toISOString() ? pending.secret : undefined;
  };

/** One transaction. Refuses `second-factor-on`, or `conflict` when another secret was requested meanwhile. */
export const turnSecondFactorOn =
  (db: Db) =>
  async (factor: SecondFactor, audit: readonly AuditEntry[]): Promise<void> => {
    const { secret, since } = factor;
    const condition = { and: [present, isOff] };
    const failure = await db.transact([
      update(Account, { key: factor, set: { secondFactorSince: since }, condition }),
      remove(PendingSecondFactor, factor, { attr: 'secret', eq: secret }),
      put(SecondFactor, factor),
      ...audit.map(auditWrite),
    ]);
    if (failure) throw refuse(failure.name === 'account' ? 'second-factor-on' : 'conflict');
  };

/** Refuses `wrong-code` when the code was used or its secret is gone. */
export const turnSecondFactorOff =
  (db: Db) =>
  async (proven: Proven, audit: readonly AuditEntry[]): Promise<void> => {
    const failure = await db.transact([
      remove(SecondFactor, proven, stillGood(proven)),
      update(Account, { key: proven, remove: ['secondFactorSince'] }),
      ...audit.map(auditWrite),
    ]);
    if (failure) throw refuse('wrong-code');
  };

type NewCodes = Proven & Pick<SecondFactor, 'recoveryHashes'>;

/** Replaces all recovery codes. Refuses `wrong-code` when the code was used or its secret is gone. */
export const replaceRecoveryCodes =
  (db: Db) =>
  async ({ recoveryHashes, ...proven }: NewCodes, audit: readonly AuditEntry[]): Promise<void> => {
    const { proof } = proven;
    const lastStep = proof.kind === 'app' ? proof.step : undefined;
    const set = { recoveryHashes, lastStep };
    const failure = await db.transact([
      update(SecondFactor, { key: proven, set, condition: stillGood(proven) }),
      ...audit.map(auditWrite),
    ]);
    if (failure) throw refuse('wrong-code');
  };
