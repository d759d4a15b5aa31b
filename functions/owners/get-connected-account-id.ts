import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';
import { findOwner } from './find-owner';

/** API-19: `ca` stands at the top of the body, as the spec has it; its id is empty while the owner has no account. */
export const getConnectedAccountId: Handler<Contract['owners']['getConnectedAccountId']> = async (
  request,
  deps,
) => {
  const owner = await findOwner({ viewer: request.viewer, ownerId: request.body.rentailownerid }, deps);
  const account = await deps.connectedAccounts.byOwner(owner);
  return { success: 1, ca: { connectaccountid: account?.accountId ?? '' } };
};
