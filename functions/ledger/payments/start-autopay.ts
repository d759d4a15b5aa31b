import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { findMyAutopay, isMine } from '../../common/autopay/find-my-autopay';
import { change } from '../../runtime/change';
import type { Autopay } from '../../table/autopay/record';
import { keyName } from '../books/posting-id';
import { agreedTerms } from './agreed-terms';
import { autopayTraceOf } from './autopay-trace-of';
import { tenantCustomer } from './tenant-customer';

/** The provider's page stays open for that long. */
const openFor = 60 * 60 * 1000;

/** A tenant agrees to autopay, or to another method; it is on once the provider has saved the method. */
export const startAutopay = change(rows.startAutopay, {
  read: ({ viewer, now, body }, deps) => findMyAutopay({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { found: at, viewer, now, body, address, agent, once, requestId } = request;
    const { organizationId } = viewer;
    const { leaseId } = at.read.lease;
    const known = at.autopay;
    if (known && known.state !== 'off' && !isMine(known, viewer)) throw refuse('autopay-taken');
    if (at.mode === 'off') throw refuse('online-off');
    const { terms, announced } = agreedTerms(body, at);
    const { customerId, payer } = await tenantCustomer(viewer, leaseId, deps);
    const until = new Date(now.getTime() + openFor).toISOString();
    const back = `${deps.settings.siteUrl}/payrent?id=${encodeURIComponent(leaseId)}`;
    const { checkoutId, url } = await deps.payments.startMethodPage({
      organizationId,
      leaseId,
      customerId,
      until,
      successUrl: back,
      cancelUrl: back,
      attempt: once ? keyName(once) : requestId,
    });
    const agreed = { payer, terms, at: now.toISOString(), address, agent };
    const fresh = { organizationId, leaseId, state: 'off', payer, terms, next: '', since: '' } as const;
    const after: Autopay = {
      ...(known && isMine(known, viewer)
        ? known
        : { ...fresh, debited: known?.debited, debiting: known?.debiting }),
      setup: { customerId, checkoutId, until, announced, agreed },
      version: (known?.version ?? 0) + 1,
    };
    const reply = { success: 1, data: { url } } as const;
    const trace = autopayTraceOf(request, 'ledger.autopay-on', { amount: terms.ceiling });
    if (!(await deps.autopays.keep({ after, trace: { ...trace, reply } }))) throw refuse('conflict');
    return reply;
  },
});
