import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PersonFound } from '../table/people';
import { changeOf } from './end-access';
import { findNamed } from './find-person';

type Row = Contract['people']['revokeInvitation'];
type Request = RequestOf<Row> & ViewerCall;

/** Takes an invitation back. Its link stops; the mail is free for another one. */
export const revokeInvitation: Handler<Row> = readingFirst<Request, PersonFound | undefined, ReplyOf<Row>>(
  findNamed,
  async (request, deps) => {
    const change = await changeOf(request, { action: 'person.revoke', ends: false }, deps);
    await deps.people.revoke(change);
    return { success: 1 };
  },
);
