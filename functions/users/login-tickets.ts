import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { Account } from '../table/accounts/record';
import { hashOfToken } from './make-mail-link';

/** A login waits this long for its code: time to find the phone. */
const ticketSeconds = 5 * 60;

/** For a login that still needs its code. The ticket is shown once and stored only as a hash. */
export async function giveTicket(
  { userId }: Account,
  { now, counted }: Call,
  { ids, secondFactors }: Deps,
): Promise<{ ticket: string; expires_at: string }> {
  const ticket = ids.secret();
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000).toISOString();
  const startedAt = now.toISOString();
  const device = counted?.device;
  const deviceHash = device?.hasLoggedIn ? device.deviceHash : undefined;
  const ticketHash = hashOfToken(ticket);
  await secondFactors.addTicket({ ticketHash, userId, startedAt, expiresAt, deviceHash });
  return { ticket, expires_at: expiresAt };
}

/** Uses one of a login's tries, and reads account and second factor in parallel. Refuses `login-expired`. */
export async function takeTicket(
  { ticket, userId, now }: { ticket: string; userId: string; now: Date },
  { accounts, secondFactors }: Deps,
) {
  const [taken, person, factor] = await Promise.all([
    secondFactors.tryTicket({ ticketHash: hashOfToken(ticket), now }),
    accounts.byId(userId),
    secondFactors.of(userId),
  ]);
  if (!person || !factor) throw refuse('login-expired');
  return { ticket: taken, factor, ...person };
}
