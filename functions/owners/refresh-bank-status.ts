import { owners } from '../../shared/contract/owners';
import { applyAccount } from '../common/billing/apply-account';
import { change } from '../runtime/change';
import { findNamedOwner } from './find-owner';

/** Someone who returns from the provider's pages is often faster than its webhook event. */
export const refreshBankStatus = change(owners.refreshBankStatus, {
  read: async (asked, deps) => {
    const { organizationId } = asked.viewer;
    const [found, shares] = await Promise.all([
      findNamedOwner(asked, deps),
      deps.connectedAccounts.sharesOf({ organizationId, ownerId: asked.body.rentailownerid }),
    ]);
    return { ...found, shares };
  },
  act: async ({ found, now }, deps) => {
    const { organizationId, ownerId } = found.owner;
    await applyAccount({ organizationId, ownerId, found, now }, deps);
    return { success: 1 };
  },
});
