import { ledger as rows } from '../../../shared/contract/ledger';
import { onlineAsked } from '../../../shared/domain/notifications/notifications';
import { refuse } from '../../../shared/wire/refusals';
import { aboutLedger, isReadyFor } from '../../common/ledger/ledger-place';
import { notifyHead } from '../../common/notifications/notify';
import { personName } from '../../common/portfolio/person-name';
import { askedOn } from '../../common/tenants/online-way';
import { findMyLease } from '../../common/tenants/tenant-place';
import { change } from '../../runtime/change';

/** Tells the head once a week that a tenant would pay online, while an owner's bank account is missing. */
export const askToPayOnline = change(rows.askToPayOnline, {
  read: ({ viewer, now, body }, deps) => findMyLease({ viewer, now, leaseId: body.lease_id }, deps),
  act: async ({ found: at, viewer, now, organization, trace }, deps) => {
    if (isReadyFor(at)) throw refuse('conflict');
    const asked = askedOn(at, now);
    if (asked !== undefined) return { success: 1, data: { asked_on: asked } };
    const { unit, head, tenancy } = at;
    const [name, found] = await Promise.all([personName(viewer, deps), organization()]);
    const { ownerId = '' } = head.shares.find(({ bankReady }) => !bankReady) ?? {};
    const place = `unit ${unit.unitNumber}, ${head.property.title}`;
    const left = trace({ action: 'ledger.ask-online', ...aboutLedger(at) });
    const text = onlineAsked({ name, place, ownerId });
    const told = await notifyHead({ organization: found, source: left.audit.auditId, text, now }, deps);
    const failure = await deps.tenants.askOnline({
      tenancy,
      at: now.toISOString(),
      trace: { ...left, told },
    });
    if (failure) throw refuse('conflict');
    return { success: 1, data: { asked_on: at.on } };
  },
});
