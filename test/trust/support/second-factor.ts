import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { sealSecret } from '../../../functions/common/accounts/sealed-secret';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { Making } from '../samples';
import { newAccount } from './links';
import type { TrustWorld } from './trust-world';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const minute = 60_000;

type Whose = Pick<Viewer, 'userId'>;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The app's current code. */
export const codeNow = ({ deps }: Pick<TrustWorld, 'deps'>): string =>
  new TOTP({ secret }).generate({ timestamp: deps.clock.now().getTime() });

/** Two-step login off, as for most people. */
export async function secondFactorOff({ userId }: Whose, { deps }: Pick<TrustWorld, 'deps'>): Promise<void> {
  const factor = await deps.secondFactors.of(userId);
  if (!factor) return;
  const proof = { kind: 'app' as const, step: Number.MAX_SAFE_INTEGER };
  await deps.secondFactors.turnOff({ userId, secret: factor.secret, proof }, []);
}

/** Starts two-step login; returns the first code. */
export async function secondFactorPending(
  { userId }: Whose,
  { deps }: Pick<TrustWorld, 'deps'>,
): Promise<string> {
  await secondFactorOff({ userId }, { deps });
  const expiresAt = new Date(deps.clock.now().getTime() + 5 * minute).toISOString();
  const sealed = await sealSecret({ userId, secret }, deps);
  await deps.secondFactors.begin({ userId, secret: sealed, expiresAt });
  return codeNow({ deps });
}

/** Turns two-step login on, no code used yet; returns the current code. */
export async function secondFactorOn({ userId }: Whose, { deps }: Pick<TrustWorld, 'deps'>): Promise<string> {
  const code = await secondFactorPending({ userId }, { deps });
  const since = deps.clock.now().toISOString();
  const recoveryHashes = new Set(['one', 'two'].map((word) => sha256(`${userId} ${word}`)));
  const sealed = await deps.secondFactors.pending({ userId, now: deps.clock.now() });
  if (sealed === undefined) throw new Error('no secret waits');
  await deps.secondFactors.turnOn({ userId, secret: sealed, since, lastStep: 0, recoveryHashes }, []);
  return code;
}

/** A new person with two-step login who just entered the password: the ticket and the current code. */
export async function newLoginWaiting(making: Making): Promise<{ ticket: string; code: string }> {
  const { deps } = making.world;
  const now = deps.clock.now();
  const userId = await newAccount(making);
  const code = await secondFactorOn({ userId }, making.world);
  const ticket = deps.ids.secret();
  const expiresAt = new Date(now.getTime() + 5 * minute).toISOString();
  await deps.secondFactors.addTicket({
    ticketHash: sha256(ticket),
    userId,
    startedAt: now.toISOString(),
    expiresAt,
  });
  return { ticket, code };
}
