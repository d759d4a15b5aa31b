import type { Viewer } from '../../shared/domain/roles';
import type { Deps } from '../runtime/deps';
import type { Call } from '../runtime/handler';
import type { Role } from '../table/accounts';
import type { Session } from '../table/sessions';

/** A session slides: two hours from the last extension, thirty days at most. */
const slidingSeconds = 2 * 60 * 60;
const longestSeconds = 30 * 24 * 60 * 60;

const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** Who a person is in one of the roles. */
export const viewerOf = ({
  userId,
  userRoleId,
  roleLabel,
  organisationId,
  ownerId,
  grants,
}: Role): Viewer => ({
  userId,
  userRoleId,
  roleLabel,
  organisationId,
  ...(ownerId !== undefined && { ownerId }),
  ...(grants && { grants }),
});

/** Until when a session lives that is used at `now`. */
export const extendedExpiry = ({ endsAt }: Pick<Session, 'endsAt'>, now: Date): string => {
  const slid = after(now, slidingSeconds);
  return slid < endsAt ? slid : endsAt;
};

/** Starts and stores a session in this role. */
export async function startSession(role: Role, { now, agent }: Call, deps: Deps): Promise<Session> {
  const session: Session = {
    sessionId: deps.ids.next('ses'),
    viewer: viewerOf(role),
    createdAt: now.toISOString(),
    expiresAt: after(now, slidingSeconds),
    endsAt: after(now, longestSeconds),
    agent,
  };
  await deps.sessions.start(session);
  return session;
}

/** The bearer token of a session: it runs out when the session would. */
export const tokenOf = (session: Session, now: Date, deps: Deps): Promise<string> =>
  deps.tokens.sign({
    userId: session.viewer.userId,
    sessionId: session.sessionId,
    organisationId: session.viewer.organisationId,
    viewer: session.viewer,
    issuedAt: now,
    expiresAt: new Date(session.expiresAt),
  });
