import { redirect } from '@tanstack/react-router';
import { safeReturnPath } from '../api/return-path';
import { currentUser, isExpired } from '../api/session';

/** A screen in the app shell without a session goes to the login and remembers where it was (RTE-06). An expired one is told so there. */
export function requireSession({ location }: { location: { href: string } }): void {
  if (currentUser()) return;
  const from = safeReturnPath(location.href);
  throw redirect({ to: '/login', search: from ? { from } : {} });
}

/** Whoever is logged in has no use for the login screen. */
export function alreadyIn({ search }: { search: { from?: string | undefined } }): void {
  if (currentUser() && !isExpired())
    throw redirect({ href: safeReturnPath(search.from) ?? '/propertyDashboard', replace: true });
}

/** The login's search: only a path of our own survives. The router keeps what is not named, so a refused value is named and emptied. */
export const parseReturn = (search: Record<string, unknown>): { from?: string | undefined } => ({
  from: safeReturnPath(search.from),
});

/** A token in the address: TanStack reads `?token=123` as a number. */
export const parseToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' || typeof token === 'number' ? String(token) : undefined,
});

/** The plan that a sign-up was started with (ACC-01), or the token of an invitation. */
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
