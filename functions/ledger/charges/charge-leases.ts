import type { InputOf } from '../../../shared/contract/endpoint';
import { ledger as rows } from '../../../shared/contract/ledger';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { followedBy } from '../../../shared/domain/ledger/fold';
import { bulkCharge, isSameCharge, notCharged } from '../../../shared/domain/ledger/rent/bulk';
import { charge } from '../../../shared/domain/ledger/rent/charges';
import { applyPrepayments } from '../../../shared/domain/ledger/rent/payments';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { change } from '../../runtime/change';
import { checkDue } from '../books/check-day';
import { findEach, keyedStep, type LeaseStep, postEach } from '../books/post-each';

type Body = InputOf<typeof rows.chargeLeases>['body'];

/** The same charge for each lease; money that is held covers it at once if it is due. */
const stepsOf = ({ run, kind, label, due_on: due, cents, lease_ids }: Body, now: Date): LeaseStep[] =>
  lease_ids.map((leaseId) => {
    const source = bulkCharge({ run, leaseId });
    const claimed = { kind, label, due, cents } as const;
    return {
      leaseId,
      ...keyedStep(source, (entry) => isSameCharge(entry, claimed)),
      posting: (found) => {
        checkDue(due, { at: found, now, field: 'due_on' });
        const { on: day } = momentAt(found, now);
        if (notCharged(statusOf(found.read.lease, day))) throw refuse('wrong-status');
        return {
          action: 'ledger.charge',
          facts: { kind, amount: cents, due, ...(label && { description: label }) },
          command: (book, { today: on, shares }) =>
            followedBy(book, charge({ source, on }, { ...claimed, to: 'owner' }), (then) =>
              applyPrepayments(then, { on }, shares),
            ),
        };
      },
    };
  });

/** Charges several leases the same, each once a run (D3). */
export const chargeLeases = change(rows.chargeLeases, {
  read: ({ viewer, now, body }, deps) => findEach(stepsOf(body, now), { viewer, now }, deps),
  act: async (request, deps) => ({
    success: 1,
    data: await postEach(stepsOf(request.body, request.now), request, deps),
  }),
});
