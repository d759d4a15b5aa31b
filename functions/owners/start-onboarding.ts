import { owners } from '../../shared/contract/owners';
import { nameOf } from '../../shared/domain/names';
import { bankLinkOpened } from '../../shared/domain/notifications/notifications';
import { notifyOwner } from '../common/billing/notify-bank';
import { change } from '../runtime/change';
import { findNamedOwner } from './find-owner';
import { ownerAccountOf } from './owner-account-of';

/** Bank and identity are typed on the provider's page. It returns to the status; a used or expired link
 * returns to the start. Every link is logged, and the owner gets a mail when someone else opens it. */
export const startOnboarding = change(owners.startOnboarding, {
  read: findNamedOwner,
  act: async (request, deps) => {
    const { viewer, now, found, trace } = request;
    const { rentailownerid: ownerId, for_property: id = '' } = request.body;
    const { owner } = found;
    const { siteUrl } = deps.settings;
    const place = new URLSearchParams({ ...(id !== '' && { id }), owner: ownerId });
    const { url } = await deps.payments.startOnboarding({
      accountId: await ownerAccountOf(found, request, deps),
      returnUrl: `${siteUrl}/ownerBankInfo?${place}&from=provider`,
      refreshUrl: `${siteUrl}/onbordingOwner?${place}&from=provider`,
    });
    const object = { kind: 'owner' as const, id: ownerId, name: nameOf(owner) };
    const { audit } = trace({ action: 'owner.bank-link', object });
    const isOwn = viewer.ownerId === ownerId || viewer.userId === owner.userId;
    const { organizationId, name: organization } = await request.organization();
    const told = { organizationId, ownerId, source: audit.auditId, now };
    await deps.connectedAccounts.noteLink(
      audit,
      isOwn ? [] : [notifyOwner(told, bankLinkOpened({ organization }))],
    );
    return { success: 1, data: { url } };
  },
});
