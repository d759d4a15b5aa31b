import { ledger as rows } from '../../../shared/contract/ledger';
import { debtOn, partsProblem } from '../../../shared/domain/ledger/rent/payment-plan';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger } from '../../common/ledger/find-ledger';
import { aboutLedger } from '../../common/ledger/ledger-place';
import { change } from '../../runtime/change';

/** Writes down what the tenants promised to pay of what is past due, in place of an older promise (D67). */
export const makePaymentPlan = change(rows.makePaymentPlan, {
  read: ({ viewer, now, body }, deps) => findLedger({ viewer, now, leaseId: body.lease_id }, {}, deps),
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { on: today, at } = momentAt(found, now);
    const { head } = found.ledger.book;
    const debt = debtOn(head, today);
    const parts = body.parts.map(({ due_on: due, cents }) => ({ due, cents }));
    const problem = debt === 0 ? 'Nothing is past due' : partsProblem(parts, { debt, today });
    if (problem) throw refuse('invalid', { fields: { parts: problem } });
    const plan = { madeOn: today, debt, parts, note: body.note.trim(), by: viewer.userId, at };
    const until = parts.at(-1)?.due;
    await deps.ledgers.savePlan({
      before: found.ledger,
      plan,
      trace: trace({
        action: 'ledger.plan',
        ...aboutLedger(found),
        after: { amount: debt, lines: parts.length, until, ...(plan.note && { reason: plan.note }) },
      }),
    });
    return { success: 1 };
  },
});
