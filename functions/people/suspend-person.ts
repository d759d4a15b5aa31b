import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PersonFound } from '../table/people';
import { changeOf } from './end-access';
import { findNamedWithSessions } from './find-person';

type Row = Contract['people']['suspendPerson'];
type Request = RequestOf<Row> & ViewerCall;

/** Takes access away for now: the role stops, and the sessions in it end in the same transaction. */
export const suspendPerson: Handler<Row> = readingFirst<Request, PersonFound | undefined, ReplyOf<Row>>(
  findNamedWithSessions,
  async (request, deps) => {
    const change = await changeOf(request, { action: 'person.suspend', ends: true }, deps);
    await deps.people.changeAccess({ ...change, to: 'suspended' });
    return { success: 1 };
  },
);
