import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { viewerOf } from '../runtime/viewer-of';
import { signedIn } from './signed-in';

type Row = Contract['users']['switchRole'];
type Request = RequestOf<Row> & ViewerCall;
type Person = Awaited<ReturnType<Deps['accounts']['byId']>>;

/** Puts another of the caller's roles into the session, and answers a token of that same session; the next login begins in it. */
export const switchRole: Handler<Row> = readingFirst<Request, Person, ReplyOf<Row>>(
  ({ viewer }, deps) => deps.accounts.byId(viewer.userId),
  async ({ body, viewer, session, now, first }, deps) => {
    const person = await first();
    const active = person?.roles.find((role) => role.userRoleId === body.user_role_id);
    if (!person || !active) throw refuse('not-found');
    const { sessionId, ...rest } = await session();
    const switched = viewerOf(active);
    const acting = { ...rest, sessionId, viewer: switched };
    const [data, lives] = await Promise.all([
      signedIn({ ...person, active, session: acting, now }, deps),
      deps.sessions.actAs({ userId: viewer.userId, sessionId, viewer: switched, at: now.toISOString() }),
      deps.profiles.rememberRole(switched),
    ]);
    if (!lives) throw refuse('not-authenticated');
    return { success: 1, data };
  },
);
