import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { Session } from '../table/sessions';
import { ownAccount, type Person } from './own-account';

type Row = Contract['profile']['endOtherSessions'];
type Request = RequestOf<Row> & ViewerCall;
type Read = [Person, Session[]];

const personAndSessions = (asking: Pick<Request, 'viewer'>, deps: Deps): Promise<Read> =>
  Promise.all([ownAccount(asking, deps), deps.ownSessions.all(asking.viewer.userId)]);

/** Signs out every device of the caller's but the one that asks. */
export const endOtherSessions: Handler<Row> = readingFirst<Request, Read, ReplyOf<Row>>(
  personAndSessions,
  async ({ viewer, session, first, ...call }, deps) => {
    const { sessionId: keep } = await session();
    const [person, among] = await first();
    const audit = accountEntries(person, { action: 'account.sessions-end', call }, deps);
    await deps.ownSessions.endOthers({ userId: viewer.userId, keep, among, audit });
    return { success: 1 };
  },
);
