import type { Endpoint } from '../../../shared/contract/endpoint';
import type { Viewer } from '../../../shared/domain/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Session } from '../../table/sessions/record';
import type { Deps } from '../deps/deps';
import { viewerOf } from '../viewer-of';

/** Whether a call may be made while looking through somebody's eyes: a read, but of what is theirs alone, or the way out. */
export const isSeenAs = ({ method, viewAs }: Endpoint): boolean =>
  viewAs === 'allowed' || (method === 'GET' && viewAs !== 'refused');

type Reads = {
  readonly sessions: Pick<Deps['sessions'], 'byId'>;
  readonly accounts: Pick<Deps['accounts'], 'byId'>;
};

/**
 * A 'View as' session hangs on the admin's own: over, in another role or another organization, and so is the view. Whom it looks through is
 * read anew for every call, so that a person who was suspended or granted less is seen so at once. Other sessions pass as they are.
 * Refuses `not-authenticated`.
 */
export async function stillSeen(
  session: Session,
  { deps, now }: { deps: Reads; now: Date },
): Promise<Session> {
  const { viewAs, ...seen } = session.viewer;
  if (!viewAs) return session;
  const [own, person] = await Promise.all([
    deps.sessions.byId({ userId: viewAs.userId, sessionId: viewAs.sessionId }),
    deps.accounts.byId(seen.userId),
  ]);
  const role = person?.roles.find(({ userRoleId }) => userRoleId === seen.userRoleId);
  if (!role || !own || !isAdmin(own, { viewAs, seen, now })) throw refuse('not-authenticated');
  return { ...session, viewer: { ...viewerOf(role), viewAs } };
}

function isAdmin(
  own: Session,
  { viewAs, seen, now }: { viewAs: NonNullable<Viewer['viewAs']>; seen: Viewer; now: Date },
): boolean {
  const instant = now.toISOString();
  const { viewer } = own;
  return (
    own.expiresAt > instant &&
    own.endsAt > instant &&
    viewer.userRoleId === viewAs.userRoleId &&
    viewer.roleLabel === 'orgAdmin' &&
    viewer.organizationId === seen.organizationId &&
    viewer.viewAs === undefined
  );
}
