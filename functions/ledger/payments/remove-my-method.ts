import { ledger as rows } from '../../../shared/contract/ledger';
import { autopayOff } from '../../../shared/domain/ledger/rent/autopay-texts';
import { refuse } from '../../../shared/wire/refusals';
import { aboutAutopay } from '../../common/autopay/autopay-at';
import { findMyAutopay } from '../../common/autopay/find-my-autopay';
import { notifyPayer } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { autopayTraceOf } from './autopay-trace-of';
import { myMethods } from './my-methods';

/**
 * Removes a saved method at the provider. Autopay that debits it ends first, with the tenant's word for that,
 * so that a removal that fails half-way leaves no autopay without a method.
 */
export const removeMyMethod = change(rows.removeMyMethod, {
  read: ({ viewer, now, body }, deps) => findMyAutopay({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { found: at, viewer, now, body } = request;
    const { autopay } = at;
    const reply = { success: 1 } as const;
    const methods = await myMethods({ viewer, leaseId: body.lease_id, autopay }, deps);
    const method = methods.find(({ methodId }) => methodId === body.method_id);
    if (!method) return reply;
    if (method.isAutopay && !body.stops_autopay) throw refuse('autopay-method');
    const isOff = method.isAutopay && autopay;
    const trace = autopayTraceOf(request, isOff ? 'ledger.autopay-off' : 'ledger.method-off', {
      method: method.name,
    });
    if (isOff) {
      const text = autopayOff(aboutAutopay(at));
      const told = notifyPayer(autopay, { source: trace.audit.auditId, text, now });
      const off = { state: 'off', why: undefined, setup: undefined } as const;
      const after = { ...autopay, ...off, version: autopay.version + 1 };
      if (!(await deps.autopays.keep({ after, trace: { ...trace, told, reply } }))) throw refuse('conflict');
    } else await deps.autopays.logMethod({ ...trace, reply });
    await deps.payments.removeMethod(method.methodId);
    return reply;
  },
});
