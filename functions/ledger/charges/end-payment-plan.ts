import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { findLedger } from '../../common/ledger/find-ledger';
import { aboutLedger } from '../../common/ledger/ledger-place';
import { change } from '../../runtime/change';

/** Ends a payment plan: late fees and reminders of its debt go on (D67). */
export const endPaymentPlan = change(rows.endPaymentPlan, {
  read: ({ viewer, now, body }, deps) => findLedger({ viewer, now, leaseId: body.lease_id }, {}, deps),
  act: async ({ found, trace }, deps) => {
    const { plan } = found.ledger;
    if (!plan) throw refuse('not-found');
    await deps.ledgers.savePlan({
      before: found.ledger,
      plan: undefined,
      trace: trace({ action: 'ledger.plan-ended', ...aboutLedger(found), before: { amount: plan.debt } }),
    });
    return { success: 1 };
  },
});
