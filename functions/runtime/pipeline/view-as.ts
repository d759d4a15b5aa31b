import type { Endpoint } from '../../../shared/contract/endpoint';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Session } from '../../table/sessions/record';
import type { Deps } from '../deps/deps';
import { viewerOf } from '../viewer-of';

/** Whether 'View as' allows a call: leaving, and any read except of the person's private data. */
export const isSeenAs = ({ method, viewAs }: Endpoint): boolean =>
  viewAs === 'allowed' || (method === 'GET' && viewAs !== 'refused');

type Reads = {
  readonly sessions: Pick<Deps['sessions'], 'byId'>;
  readonly accounts: Pick<Deps['accounts'], 'byId'>;
};

/** A 'View as' session ends when the admin's own ends or switches role. The viewed person is read on every
 * call, so a suspension or smaller grant counts at once. Refuses `not-authenticated`. */
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
