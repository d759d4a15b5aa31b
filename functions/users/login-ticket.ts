import type { Deps } from '../runtime/deps';
import type { Call } from '../runtime/handler';
import type { Account } from '../table/accounts';
import { hashOfToken } from './mail-links';

/** How long a login waits for its code: time to find the phone. */
const ticketSeconds = 5 * 60;

/** A login whose password was right and whose code is not given yet. Its ticket is told once and stored by its hash alone. */
export async function newLoginTicket(
  { userId }: Account,
  { now }: Pick<Call, 'now'>,
  { ids, secondFactors }: Deps,
): Promise<{ ticket: string; expires_at: string }> {
  const ticket = ids.secret();
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000).toISOString();
  await secondFactors.addTicket({
    ticketHash: hashOfToken(ticket),
    userId,
    startedAt: now.toISOString(),
    expiresAt,
  });
  return { ticket, expires_at: expiresAt };
}
