import type { Contract } from '../../shared/contract';
import { mayViewAs, viewAsMinutes } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import { viewerOf } from '../runtime/viewer-of';
import { viewSessionId } from '../table/view-session';
import { findPerson, named } from './find-person';
import { tokenAnswer } from './view-token';

/**
 * 'View as': a session of the admin's own that acts as the other person, and can only read (functions/runtime/view-as). It ends after half an
 * hour, with the admin's session, or when either of the two loses the role.
 */
export const startViewAs: Handler<Contract['people']['startViewAs']> = async (request, deps) => {
  const { viewer, now } = request;
  const { userId, userRoleId, roleLabel } = viewer;
  const person = await findPerson({ viewer, userRoleId: request.body.user_role_id }, deps);
  if (!mayViewAs(person, { userId })) throw refuse('cannot-view-as');
  const [own, account] = await Promise.all([request.session(), deps.accounts.byId(person.userId)]);
  const role = account?.roles.find((one) => one.userRoleId === person.userRoleId);
  if (!role) throw refuse('cannot-view-as');
  const end = new Date(now.getTime() + viewAsMinutes * 60_000).toISOString();
  const until = end < own.endsAt ? end : own.endsAt;
  const session = await deps.people.startView({
    session: {
      sessionId: viewSessionId(own.sessionId),
      viewer: { ...viewerOf(role), viewAs: { userId, userRoleId, roleLabel, sessionId: own.sessionId } },
      createdAt: now.toISOString(),
      expiresAt: until,
      endsAt: until,
      agent: own.agent,
    },
    actor: viewer,
    now,
    audit: audited(request, { action: 'person.view-as', object: named(person), after: { until } }, deps),
  });
  return { success: 1, data: await tokenAnswer({ session, userId, now }, deps) };
};
