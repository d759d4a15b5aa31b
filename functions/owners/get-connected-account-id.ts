import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { findNamedOwner, type OwnerWithAccount } from './find-owner';

type Row = Contract['owners']['getConnectedAccountId'];
type Request = RequestOf<Row> & ViewerCall;

/** API-19: `ca` stands at the top of the body, as the spec has it; its id is empty while the owner has no account. */
export const getConnectedAccountId: Handler<Row> = readingFirst<Request, OwnerWithAccount, ReplyOf<Row>>(
  findNamedOwner,
  async (request) => {
    const { account } = await request.first();
    return { success: 1, ca: { connectaccountid: account?.accountId ?? '' } };
  },
);
