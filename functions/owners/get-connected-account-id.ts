import { owners } from '../../shared/contract/owners';
import { change } from '../runtime/change';
import { findNamedOwner } from './find-owner';

/** API-19: `ca` stands at the top of the body, as the spec has it; its id is empty while the owner has no account. It only asks. */
export const getConnectedAccountId = change(owners.getConnectedAccountId, {
  read: findNamedOwner,
  act: async ({ found: { account } }) => ({
    success: 1,
    ca: { connectaccountid: account?.accountId ?? '' },
  }),
});
