import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { applyAccount, type FoundAccount } from '../billing/apply-account';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { findNamedOwner } from './find-owner';

type Row = Contract['owners']['refreshBankStatus'];
type Request = RequestOf<Row> & ViewerCall;

/** Who comes back from the provider's pages is often faster than its notice. */
export const refreshBankStatus: Handler<Row> = readingFirst<Request, FoundAccount, ReplyOf<Row>>(
  async (asked, deps) => {
    const { organizationId } = asked.viewer;
    const [found, shares] = await Promise.all([
      findNamedOwner(asked, deps),
      deps.connectedAccounts.sharesOf({ organizationId, ownerId: asked.body.rentailownerid }),
    ]);
    return { ...found, shares };
  },
  async (request, deps) => {
    const found = await request.first();
    const { organizationId, ownerId } = found.owner;
    await applyAccount({ organizationId, ownerId, found, now: request.now }, deps);
    return { success: 1 };
  },
);
