import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PersonFound } from '../table/people';
import { changeOf } from './end-access';
import { findNamedWithSessions } from './find-person';

type Row = Contract['people']['removePerson'];
type Request = RequestOf<Row> & ViewerCall;

/** Takes somebody out of the organization; the account stays, as it may have roles elsewhere. */
export const removePerson: Handler<Row> = readingFirst<Request, PersonFound | undefined, ReplyOf<Row>>(
  findNamedWithSessions,
  async (request, deps) => {
    const change = await changeOf(request, { action: 'person.remove', ends: true }, deps);
    await deps.people.changeAccess({ ...change, to: 'removed' });
    return { success: 1 };
  },
);
