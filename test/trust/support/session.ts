import type { Session } from '../../../functions/table/sessions/record';
import type { Person } from './people';
import { secondFactorOff } from './second-factor';
import type { TrustWorld } from './trust-world';

const hour = 3600_000;

export type OpenSession = { readonly session: Session; readonly token: string };

/** A new session of this person, as login creates one. */
export async function startSessionOf({ viewer }: Person, { deps }: TrustWorld): Promise<OpenSession> {
  const now = deps.clock.now();
  const until = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const session: Session = {
    sessionId: deps.ids.next('ses'),
    viewer,
    createdAt: now.toISOString(),
    expiresAt: until(2 * hour).toISOString(),
    endsAt: until(720 * hour).toISOString(),
    agent: 'test',
  };
  // An earlier call may have turned it on for this person, who could not log in without a code.
  await secondFactorOff(viewer, { deps });
  await deps.sessions.start(session);
  return { session, token: await tokenOf(session, { deps }) };
}

/** A token for a session, with the product's own keys. */
export const tokenOf = (session: Session, { deps }: Pick<TrustWorld, 'deps'>): Promise<string> =>
  deps.tokens.sign({
    userId: session.viewer.userId,
    sessionId: session.sessionId,
    organizationId: session.viewer.organizationId,
    viewer: session.viewer,
    issuedAt: deps.clock.now(),
    expiresAt: new Date(session.expiresAt),
  });
