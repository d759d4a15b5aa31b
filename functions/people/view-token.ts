import type { Deps } from '../runtime/deps/deps';
import type { Session } from '../table/sessions/record';

/**
 * The bearer token of a session, and until when it holds. `userId` is whose sessions it lies among: under 'View as' the admin's, not the
 * person's who is looked through.
 */
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
