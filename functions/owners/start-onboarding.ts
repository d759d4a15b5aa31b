import type { Contract } from '../../shared/contract';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { ownerName } from '../table/owner-name';
import type { Owner } from '../table/owners';
import { findOwner } from './find-owner';

/** The owner's account: the one that stands, else a new one, kept with who began it. */
async function accountOf(owner: Owner, request: ViewerCall, deps: Deps): Promise<string> {
  const { organisationId, ownerId, email } = owner;
  const before = await deps.connectedAccounts.byOwner(owner);
  if (before) return before.accountId;
  const accountId = await deps.payments.connectedAccountFor({ organisationId, ownerId, email });
  const at = request.now.toISOString();
  const entry = audited(
    request,
    {
      action: 'owner.bank-started',
      object: { kind: 'owner', id: ownerId, name: ownerName(owner) },
      after: { state: 'started' },
    },
    deps,
  );
  const account = {
    ...{ organisationId, ownerId, accountId },
    version: 1,
    detailsSubmitted: false,
    payoutsEnabled: false,
    missing: [],
    startedAt: at,
    updatedAt: at,
  };
  return (await deps.connectedAccounts.start(account, entry)).accountId;
}

/** Bank and identity are typed on the provider's own page. Back from it leads to the state; a link that was used or is too old leads to the start. */
export const startOnboarding: Handler<Contract['owners']['startOnboarding']> = async (request, deps) => {
  const { rentailownerid: ownerId, for_property: id = '' } = request.body;
  const owner = await findOwner({ viewer: request.viewer, ownerId }, deps);
  const accountId = await accountOf(owner, request, deps);
  const { siteUrl } = deps.settings;
  const place = new URLSearchParams({ ...(id !== '' && { id }), owner: ownerId });
  const { url } = await deps.payments.startOnboarding({
    accountId,
    returnUrl: `${siteUrl}/ownerBankInfo?${place}&from=provider`,
    refreshUrl: `${siteUrl}/onbordingOwner?${place}&from=provider`,
  });
  return { success: 1, data: { url } };
};
