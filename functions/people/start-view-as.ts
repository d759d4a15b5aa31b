import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { mayViewAs, viewAsMinutes } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PersonFound } from '../table/people';
import { viewSessionId } from '../table/view-session';
import { findNamed, named, viewerOfPerson } from './find-person';
import { tokenAnswer } from './view-token';

type Row = Contract['people']['startViewAs'];
type Request = RequestOf<Row> & ViewerCall;

/**
 * 'View as': a session of the admin's own that acts as the other person, and can only read (functions/runtime/view-as). It ends after half an
 * hour, with the admin's session, or when either of the two loses the role.
 */
export const startViewAs: Handler<Row> = readingFirst<Request, PersonFound | undefined, ReplyOf<Row>>(
  findNamed,
  async (request, deps) => {
    const { viewer, now } = request;
    const { userId, userRoleId, roleLabel } = viewer;
    const person = (await request.first())?.person;
    if (!person) throw refuse('not-found');
    if (!mayViewAs(person, { userId })) throw refuse('cannot-view-as');
    const own = await request.session();
    const end = new Date(now.getTime() + viewAsMinutes * 60_000).toISOString();
    const until = end < own.endsAt ? end : own.endsAt;
    const session = await deps.people.startView({
      session: {
        sessionId: viewSessionId(own.sessionId),
        viewer: {
          ...viewerOfPerson(person),
          viewAs: { userId, userRoleId, roleLabel, sessionId: own.sessionId },
        },
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
  },
);
