import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { applyAccount } from '../billing/apply-account';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { findNamedOwner, type OwnerWithAccount } from './find-owner';

type Row = Contract['owners']['refreshBankStatus'];
type Request = RequestOf<Row> & ViewerCall;

/** Who comes back from the provider's pages is often faster than its notice. */
export const refreshBankStatus: Handler<Row> = readingFirst<Request, OwnerWithAccount, ReplyOf<Row>>(
  findNamedOwner,
  async (request, deps) => {
    const { owner, account } = await request.first();
    const { organisationId, ownerId } = owner;
    await applyAccount({ organisationId, ownerId, account, now: request.now }, deps);
    return { success: 1 };
  },
);
