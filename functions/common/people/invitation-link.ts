import { createHash } from 'node:crypto';
import { invitationDays } from '../../../shared/domain/people/people';
import type { Deps } from '../../runtime/deps/deps';
import type { PersonKey } from '../../table/people/record';

const dayMilliseconds = 86_400_000;

/** A link's hash and expiry; only the mail has the token itself. */
export type InvitationLink = { readonly tokenHash: string; readonly expiresAt: string };

/** Links are stored as hashes, so a reader of the table cannot use one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const supposedForm = /^(org_[0-9a-z]{26})-(rol_[0-9a-z]{26})-/;

/** Whom a token claims to invite, so that the person is read in parallel with the link; undefined if
 * malformed. It proves nothing: the stored link, found by the hash of the whole token, decides. */
export function supposedPerson(token: string): PersonKey | undefined {
  const [, organizationId, userRoleId] = supposedForm.exec(token) ?? [];
  return organizationId !== undefined && userRoleId !== undefined
    ? { organizationId, userRoleId }
    : undefined;
}

/** What to store of a new invitation, and the link to mail. The token: the person's ids, 256 random bits. */
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
