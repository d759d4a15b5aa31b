import { createHash } from 'node:crypto';
import type { Deps } from '../runtime/deps';
import type { MailLink } from '../table/accounts';

/** Seconds a link from a mail works. */
const lives = { activate: 24 * 60 * 60, reset: 30 * 60 } as const;

const pages = { activate: '/auth/activationsuccess', reset: '/auth/resetPwd' } as const;

/** Links are stored by their hash alone: whoever reads the table cannot use one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new link: what to store, and the address to mail. */
export function newMailLink(
  { purpose, userId, now }: Pick<MailLink, 'purpose' | 'userId'> & { now: Date },
  { ids, settings }: Deps,
): { link: MailLink; address: string } {
  const token = ids.secret();
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
