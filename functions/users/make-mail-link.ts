import { createHash } from 'node:crypto';
import type { Deps } from '../runtime/deps/deps';
import type { MailLink } from '../table/accounts/record';

/** How many seconds a mailed link works. */
const lives = { activate: 24 * 60 * 60, reset: 30 * 60 } as const;

const pages = { activate: '/auth/activationsuccess', reset: '/auth/resetPwd' } as const;

/** Links are stored as hashes, so a reader of the table cannot use one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The user id in a token, to read the person in parallel with the link. Only the stored link counts. */
const userIn = (token: string): string | undefined => /^(usr_[0-9a-z]{26})-/.exec(token)?.[1];

/** What finds a token's link, and whom the link claims to be for. */
export const linkOf = (token: string) => ({ tokenHash: hashOfToken(token), supposed: userIn(token) });

/** A new link: what to store, and the address to mail. The token is the person's id and 256 random bits. */
export function makeMailLink(
  { purpose, userId, now }: Pick<MailLink, 'purpose' | 'userId'> & { now: Date },
  { ids, settings }: Deps,
): { link: MailLink; address: string } {
  const token = `${userId}-${ids.secret()}`;
  return {
    link: {
      tokenHash: hashOfToken(token),
      purpose,
      userId,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + lives[purpose] * 1000).toISOString(),
    },
    address: `${settings.siteUrl}${pages[purpose]}?token=${encodeURIComponent(token)}`,
  };
}
