import { viewAsMinutes } from '../../shared/domain/people/people';
import { viewerOf } from '../runtime/viewer-of';
import type { Person } from '../table/people/record';
import { type Session, viewSessionId } from '../table/sessions/record';

/** The admin's session seen as the person: half an hour, and never longer than the admin's own. */
export function viewSession(person: Person, { own, now }: { own: Session; now: Date }): Session {
  const { userId, userRoleId, roleLabel } = own.viewer;
  const end = new Date(now.getTime() + viewAsMinutes * 60_000).toISOString();
  const until = end < own.endsAt ? end : own.endsAt;
  const viewAs = { userId, userRoleId, roleLabel, sessionId: own.sessionId };
  const seen = viewerOf({ ...person, ownerId: person.ownerId || undefined });
  return {
    sessionId: viewSessionId(own.sessionId),
    viewer: { ...seen, viewAs },
    createdAt: now.toISOString(),
    expiresAt: until,
    endsAt: until,
    agent: own.agent,
  };
}
