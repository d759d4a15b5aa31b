import { redirect } from '@tanstack/react-router';
import { safeReturnPath } from '../api/return-path';
import { currentUser, isExpired } from '../api/session';
import { takeWelcome } from '../features/users/welcome-due';

/** Sends visitors without a session to the login, which returns here (RTE-06). Expired tokens pass. */
export function requireSession({ location }: { location: { href: string } }): void {
  if (currentUser()) return;
  const from = safeReturnPath(location.href);
  throw redirect({ to: '/login', search: from ? { from } : {} });
}

/** A signed-in person skips the login screen; a new account is welcomed first. */
export function alreadyIn({ search }: { search: { from?: string | undefined } }): void {
  if (!currentUser() || isExpired()) return;
  const home = takeWelcome() ? '/welcome' : '/propertyDashboard';
  throw redirect({ href: safeReturnPath(search.from) ?? home, replace: true });
}

/** Keeps only a path of this site. The router keeps unnamed keys, so a refused `from` is set to undefined. */
export const parseReturn = (search: Record<string, unknown>): { from?: string | undefined } => ({
  from: safeReturnPath(search.from),
});

/** TanStack parses the `?token=123` of the address as a number. */
export const parseToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' || typeof token === 'number' ? String(token) : undefined,
});

/** The plan for a sign-up (ACC-01), or an invitation's token. */
export const parsePlan = (
  search: Record<string, unknown>,
): { planid?: number | undefined; annual?: boolean | undefined; invitation?: string | undefined } => ({
  invitation:
    typeof search.invitation === 'string' || typeof search.invitation === 'number'
      ? String(search.invitation)
      : undefined,
  planid: Number.isInteger(search.planid) ? Number(search.planid) : undefined,
  annual: search.annual === true ? true : undefined,
});
