import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { findMyAutopay, isMine } from '../../common/autopay/find-my-autopay';
import { change } from '../../runtime/change';
import type { Autopay } from '../../table/autopay/record';
import { keyName } from '../books/posting-id';
import { agreedTerms } from './agreed-terms';
import { autopayTraceOf } from './autopay-trace-of';
import { myMethod } from './my-methods';
import { tenantCustomer } from './tenant-customer';
import { turnOnWith } from './turn-on-with';

/** The provider's page stays open for that long. */
const openFor = 60 * 60 * 1000;

/**
 * A tenant agrees to autopay, or to another method. With a saved one it is on at once, else once the provider
 * has saved the method.
 */
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
    const back = `${deps.settings.siteUrl}/payrent?id=${encodeURIComponent(leaseId)}`;
    const trace = autopayTraceOf(request, 'ledger.autopay-on', { amount: terms.ceiling });
    const { customerId, payer } = await tenantCustomer(viewer, leaseId, deps);
    const agreed = { payer, terms, at: now.toISOString(), address, agent };
    const fresh = { organizationId, leaseId, state: 'off', payer, terms, next: '', since: '' } as const;
    const before: Autopay = {
      ...(known && isMine(known, viewer)
        ? known
        : { ...fresh, debited: known?.debited, debiting: known?.debiting }),
      version: (known?.version ?? 0) + 1,
    };
    if (body.method_id !== undefined) {
      const asked = { viewer, leaseId, autopay: known, methodId: body.method_id };
      const method = await myMethod(asked, deps);
      const done = { success: 1, data: { url: back } } as const;
      const traced = { ...trace, reply: done };
      await turnOnWith({ at, now, before, agreed, announced, method, trace: traced }, deps);
      return done;
    }
    const until = new Date(now.getTime() + openFor).toISOString();
    const { checkoutId, url } = await deps.payments.startMethodPage({
      organizationId,
      leaseId,
      customerId,
      until,
      successUrl: back,
      cancelUrl: back,
      attempt: once ? keyName(once) : requestId,
    });
    const after = { ...before, setup: { customerId, checkoutId, until, announced, agreed } };
    const reply = { success: 1, data: { url } } as const;
    if (!(await deps.autopays.keep({ after, trace: { ...trace, reply } }))) throw refuse('conflict');
    return reply;
  },
});
