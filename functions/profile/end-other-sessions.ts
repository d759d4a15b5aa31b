import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { accountEntries } from '../runtime/account-entries';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { ownAccount, type Person } from './own-account';

type Row = Contract['profile']['endOtherSessions'];
type Request = RequestOf<Row> & ViewerCall;

/** Signs out every device of the caller's but the one that asks. */
export const endOtherSessions: Handler<Row> = readingFirst<Request, Person, ReplyOf<Row>>(
  ownAccount,
  async ({ viewer, session, first, ...call }, deps) => {
    const { sessionId: keep } = await session();
    const audit = accountEntries(await first(), { action: 'account.sessions-end', call }, deps);
    await deps.ownSessions.endOthers({ userId: viewer.userId, keep, audit });
    return { success: 1 };
  },
);
