import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import { viewerOf } from '../../runtime/viewer-of';
import type { Role } from '../../table/accounts/record';
import type { Session } from '../../table/sessions/record';

/** A session slides: two hours from the last extension, thirty days at most. */
const slidingSeconds = 2 * 60 * 60;
const longestSeconds = 30 * 24 * 60 * 60;

const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** When a session used at `now` expires. */
export const extendedExpiry = ({ endsAt }: Pick<Session, 'endsAt'>, now: Date): string => {
  const slid = after(now, slidingSeconds);
  return slid < endsAt ? slid : endsAt;
};

/** A new session in this role; it counts only once `deps.sessions.start` stores it. */
export const makeSession = (role: Role, { now, agent }: Call, { ids }: Deps): Session => ({
  sessionId: ids.next('ses'),
  viewer: viewerOf(role),
  createdAt: now.toISOString(),
  expiresAt: after(now, slidingSeconds),
  endsAt: after(now, longestSeconds),
  agent,
});

/** The session's bearer token; both expire together. */
export const tokenOf = (session: Session, now: Date, deps: Deps): Promise<string> =>
  deps.tokens.sign({
    userId: session.viewer.userId,
    sessionId: session.sessionId,
    organizationId: session.viewer.organizationId,
    viewer: session.viewer,
    issuedAt: now,
    expiresAt: new Date(session.expiresAt),
  });
