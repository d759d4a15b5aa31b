import { ledger as rows } from '../../../shared/contract/ledger';
import { autopayAuthorized } from '../../../shared/domain/ledger/rent/autopay-texts';
import { refuse } from '../../../shared/wire/refusals';
import { aboutAutopay } from '../../common/autopay/autopay-at';
import { findMyAutopay, isMine } from '../../common/autopay/find-my-autopay';
import { authorizationOf, turnedOn } from '../../common/autopay/finish-setup';
import { nextDebitOf } from '../../common/autopay/next-debit';
import { notifyPayer } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { agreedTerms } from './agreed-terms';
import { autopayTraceOf } from './autopay-trace-of';

/** Other terms for the method that is saved; after a pause for failed debits it goes on with them. */
export const changeAutopay = change(rows.changeAutopay, {
  read: ({ viewer, now, body }, deps) => findMyAutopay({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { found: at, viewer, now, body, address, agent } = request;
    const { autopay } = at;
    if (!autopay?.method || !isMine(autopay, viewer) || autopay.state === 'off') throw refuse('autopay-off');
    if (autopay.why === 'not-authorized') throw refuse('autopay-off');
    const { terms, announced } = agreedTerms(body, at);
    const agreed = { payer: autopay.payer, terms, at: now.toISOString(), address, agent };
    const after = {
      ...autopay,
      ...turnedOn(at, agreed, autopay.debited),
      announced,
      version: autopay.version + 1,
    };
    const { organizationId } = viewer;
    const method = autopay.method.name;
    const authorization = authorizationOf(at, { organizationId, agreed, method });
    const first = nextDebitOf(at, after);
    const text = autopayAuthorized({ ...aboutAutopay(at), terms, method, first });
    const trace = autopayTraceOf(request, 'ledger.autopay-on', { amount: terms.ceiling });
    const told = notifyPayer(autopay, { source: trace.audit.auditId, text, now });
    const reply = { success: 1 } as const;
    const isKept = await deps.autopays.keep({ after, authorization, trace: { ...trace, told, reply } });
    if (!isKept) throw refuse('conflict');
    return reply;
  },
});
