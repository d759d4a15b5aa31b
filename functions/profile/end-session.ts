import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { accountEntries } from '../runtime/account-entries';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { ownAccount, type Person } from './own-account';

type Row = Contract['profile']['endSession'];
type Request = RequestOf<Row> & ViewerCall;

/**
 * Signs out one device of the caller's. Sessions are found under their person, so somebody else's id finds nothing, and nothing is said about it.
 */
export const endSession: Handler<Row> = readingFirst<Request, Person, ReplyOf<Row>>(
  ownAccount,
  async ({ viewer, body, first, ...call }, deps) => {
    const audit = accountEntries(await first(), { action: 'account.sessions-end', call }, deps);
    await deps.ownSessions.end({ userId: viewer.userId, sessionId: body.session_id, audit });
    return { success: 1 };
  },
);
