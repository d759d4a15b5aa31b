import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { findMyAutopay } from '../../common/autopay/find-my-autopay';
import { change } from '../../runtime/change';
import { keyName } from '../books/posting-id';
import { tenantCustomer } from './tenant-customer';

/** The provider's page stays open for that long. */
const openFor = 60 * 60 * 1000;

/** Opens the page on which a tenant saves a method. The provider keeps it; nothing of it is stored here. */
export const addMyMethod = change(rows.addMyMethod, {
  read: ({ viewer, now, body }, deps) => findMyAutopay({ viewer, now, leaseId: body.lease_id }, deps),
  act: async ({ found: at, viewer, now, once, requestId }, deps) => {
    if (at.mode === 'off') throw refuse('online-off');
    const { organizationId } = viewer;
    const { leaseId } = at.read.lease;
    const { customerId } = await tenantCustomer(viewer, leaseId, deps);
    const back = `${deps.settings.siteUrl}/payrent?id=${encodeURIComponent(leaseId)}`;
    const { url } = await deps.payments.startMethodPage({
      organizationId,
      leaseId,
      customerId,
      until: new Date(now.getTime() + openFor).toISOString(),
      successUrl: back,
      cancelUrl: back,
      attempt: once ? keyName(once) : requestId,
    });
    return { success: 1, data: { url } };
  },
});
