import { createHash } from 'node:crypto';
import type { Deps } from '../runtime/deps';
import type { MailLink } from '../table/accounts';

/** Seconds a link from a mail works. */
const lives = { activate: 24 * 60 * 60, reset: 30 * 60 } as const;

const pages = { activate: '/auth/activationsuccess', reset: '/auth/resetPwd' } as const;

/** Links are stored by their hash alone: whoever reads the table cannot use one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Whom a token says it is for, so that the person can be read beside the link; undefined for one that says nothing. It proves nothing: the link,
 * found by the hash of the whole token, says whose it is.
 */
export const supposedUser = (token: string): string | undefined => /^(usr_[0-9a-z]{26})-/.exec(token)?.[1];

/** A new link: what to store, and the address to mail. The token is 256 random bits behind the person's id. */
export function newMailLink(
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
