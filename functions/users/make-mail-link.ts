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

/** The key of a token's link, and the user it claims to be for. */
export const linkOf = (token: string) => ({ tokenHash: hashOfToken(token), supposed: userIn(token) });

type Made = { readonly link: MailLink & { readonly createdAt: string }; readonly address: string };
type Whose = Pick<MailLink, 'purpose' | 'userId' | 'email'> & { readonly token: string; readonly now: Date };

const makeLink = ({ token, now, ...whose }: Whose, { settings }: Deps): Made => ({
  link: {
    tokenHash: hashOfToken(token),
    ...whose,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lives[whose.purpose] * 1000).toISOString(),
  },
  address: `${settings.siteUrl}${pages[whose.purpose]}?token=${encodeURIComponent(token)}`,
});

/** A reset link: what to store, and the URL to mail. The token is the user id and 256 random bits. */
export const makeResetLink = ({ userId, now }: { userId: string; now: Date }, deps: Deps): Made =>
  makeLink({ purpose: 'reset', userId, token: `${userId}-${deps.ids.secret()}`, now }, deps);

/** A link that proves access to the mailbox, for any sign-up waiting there. */
export const makeActivationLink = ({ email, now }: { email: string; now: Date }, deps: Deps): Made =>
  makeLink({ purpose: 'activate', userId: '', email, token: deps.ids.secret(), now }, deps);
