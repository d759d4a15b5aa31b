import { owners } from '../../shared/contract/owners';
import { change } from '../runtime/change';
import { findNamedOwner } from './find-owner';

/** API-19. The spec puts `ca` at the top of the body; its id is empty while the owner has no account. */
export const getConnectedAccountId = change(owners.getConnectedAccountId, {
  read: findNamedOwner,
  act: async ({ found: { account } }) => ({
    success: 1,
    ca: { connectaccountid: account?.accountId ?? '' },
  }),
});
