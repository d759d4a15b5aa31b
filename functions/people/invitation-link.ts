import { createHash } from 'node:crypto';
import { invitationDays } from '../../shared/domain/people';
import type { Deps } from '../runtime/deps';
import type { InvitationLink } from '../table/people';

const dayMilliseconds = 86_400_000;

/** Links are stored by their hash alone: whoever reads the table cannot use one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new invitation's link: what to store, and the address to mail. The sign-up screen takes the token in `invitation`. */
export function newInvitationLink(
  now: Date,
  { ids, settings }: Deps,
): { link: InvitationLink; address: string } {
  const token = ids.secret();
  return {
    link: {
      tokenHash: hashOfToken(token),
      expiresAt: new Date(now.getTime() + invitationDays * dayMilliseconds).toISOString(),
    },
    address: `${settings.siteUrl}/auth/registerformik?invitation=${encodeURIComponent(token)}`,
  };
}
