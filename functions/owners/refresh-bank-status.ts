import type { Contract } from '../../shared/contract';
import { applyAccount } from '../billing/apply-account';
import type { Handler } from '../runtime/handler';
import { findOwner } from './find-owner';

/** Who comes back from the provider's pages is often faster than its notice. */
export const refreshBankStatus: Handler<Contract['owners']['refreshBankStatus']> = async (request, deps) => {
  const { viewer, now, body } = request;
  const { organisationId, ownerId } = await findOwner({ viewer, ownerId: body.rentailownerid }, deps);
  await applyAccount({ organisationId, ownerId, now }, deps);
  return { success: 1 };
};
