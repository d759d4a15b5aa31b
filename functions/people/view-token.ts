import type { Deps } from '../runtime/deps/deps';
import type { Session } from '../table/sessions/record';

/** A session's bearer token and expiry. Under 'View as' `userId` is the admin's, who owns the session. */
export async function tokenAnswer(
  { session, userId, now }: { session: Session; userId: string; now: Date },
  { tokens }: Deps,
): Promise<{ token: string; sessionId: string; until: string }> {
  const { sessionId, viewer, expiresAt } = session;
  const token = await tokens.sign({
    userId,
    sessionId,
    organizationId: viewer.organizationId,
    viewer,
    issuedAt: now,
    expiresAt: new Date(expiresAt),
  });
  return { token, sessionId, until: expiresAt };
}
