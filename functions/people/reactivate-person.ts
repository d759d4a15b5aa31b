import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PersonFound } from '../table/people';
import { changeOf } from './end-access';
import { findNamed } from './find-person';
import { organizationOnOrgPlan } from './org-plan';

type Row = Contract['people']['reactivatePerson'];
type Request = RequestOf<Row> & ViewerCall;

/** Lets a suspended person in again, with what was granted before. */
export const reactivatePerson: Handler<Row> = readingFirst<Request, PersonFound | undefined, ReplyOf<Row>>(
  findNamed,
  async (request, deps) => {
    await organizationOnOrgPlan(request);
    const change = await changeOf(request, { action: 'person.reactivate', ends: false }, deps);
    await deps.people.changeAccess({ ...change, to: 'active' });
    return { success: 1 };
  },
);
