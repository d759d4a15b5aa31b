import { createHash } from 'node:crypto';
import { invitationDays } from '../../shared/domain/people';
import type { Deps } from '../runtime/deps/deps';
import type { PersonKey } from '../table/people/record';

const dayMilliseconds = 86_400_000;

/** A link's hash and until when it works; the token itself is only in the mail. */
export type InvitationLink = { readonly tokenHash: string; readonly expiresAt: string };

/** Links are stored by their hash alone: whoever reads the table cannot use one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const supposedForm = /^(org_[0-9a-z]{26})-(rol_[0-9a-z]{26})-/;

/**
 * Who and where to a token says it invites, so that both can be read beside the link; undefined for one that says nothing. It proves nothing: the
 * link, found by the hash of the whole token, says whom it is for.
 */
export function supposedPerson(token: string): PersonKey | undefined {
  const [, organizationId, userRoleId] = supposedForm.exec(token) ?? [];
  return organizationId !== undefined && userRoleId !== undefined
    ? { organizationId, userRoleId }
    : undefined;
}

/**
 * A new invitation's link: what to store, and the address to mail. The sign-up screen takes the token in `invitation`: 256 random bits behind
 * the person's ids.
 */
export function newInvitationLink(
  { organizationId, userRoleId, now }: PersonKey & { readonly now: Date },
  { ids, settings }: Deps,
): { link: InvitationLink; address: string } {
  const token = `${organizationId}-${userRoleId}-${ids.secret()}`;
  return {
    link: {
      tokenHash: hashOfToken(token),
      expiresAt: new Date(now.getTime() + invitationDays * dayMilliseconds).toISOString(),
    },
    address: `${settings.siteUrl}/auth/registerformik?invitation=${encodeURIComponent(token)}`,
  };
}
