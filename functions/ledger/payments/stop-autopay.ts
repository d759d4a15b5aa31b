import { ledger as rows } from '../../../shared/contract/ledger';
import { autopayOff } from '../../../shared/domain/ledger/rent/autopay-texts';
import { refuse } from '../../../shared/wire/refusals';
import { aboutAutopay } from '../../common/autopay/autopay-at';
import { findMyAutopay, isMine } from '../../common/autopay/find-my-autopay';
import { notifyPayer } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { autopayTraceOf } from './autopay-trace-of';

/** What is not at the provider yet is debited no more, and a page still open turns nothing on. */
export const stopAutopay = change(rows.stopAutopay, {
  read: ({ viewer, now, body }, deps) => findMyAutopay({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { found: at, viewer, now } = request;
    const { autopay } = at;
    const reply = { success: 1 } as const;
    if (!autopay || !isMine(autopay, viewer) || (autopay.state === 'off' && !autopay.setup)) return reply;
    const off = { state: 'off', why: undefined, setup: undefined } as const;
    const trace = autopayTraceOf(request, 'ledger.autopay-off');
    const text = autopayOff(aboutAutopay(at));
    const told = notifyPayer(autopay, { source: trace.audit.auditId, text, now });
    const after = { ...autopay, ...off, version: autopay.version + 1 };
    if (!(await deps.autopays.keep({ after, trace: { ...trace, told, reply } }))) throw refuse('conflict');
    return reply;
  },
});
