import { ledger as rows } from '../../../shared/contract/ledger';
import { payeeOf } from '../../../shared/domain/ledger/accounts';
import { followedBy } from '../../../shared/domain/ledger/fold';
import { charge } from '../../../shared/domain/ledger/rent/charges';
import { applyPrepayments } from '../../../shared/domain/ledger/rent/payments';
import { refuse } from '../../../shared/wire/refusals';
import { tenantsOf } from '../../common/leases/tenants-of';
import { feeBearerIn } from '../../common/ledger/bank-money';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { checkDue } from '../books/check-day';
import { postChange } from '../books/post-change';
import { postingId } from '../books/posting-id';

/** Charges a lease's tenants; held money covers at once what is due. A deposit names its tenant (D32). */
export const addCharge = change(rows.addCharge, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { payments: 'held' }, deps),
  act: async (request, deps) => {
    const { body, found, now } = request;
    const { kind, label, due_on: due, cents, tenant_id: tenant } = body;
    checkDue(due, { at: found, now, field: 'due_on' });
    const isTenant = tenantsOf(found, now).some(({ tenant_id }) => tenant_id === tenant);
    if (kind === 'deposit' && !isTenant)
      throw refuse('invalid', { fields: { tenant_id: 'Choose whose deposit it is' } });
    // What is settled holds no deposit any more (D40).
    if (kind === 'deposit' && found.read.lease.settledOn) throw refuse('wrong-status');
    const source = `charge:${postingId('pst', request, deps)}`;
    const to = payeeOf(kind, { bearer: await feeBearerIn(found.unit.organizationId, deps), tenant });
    const facts = { kind, amount: cents, due, ...(label && { description: label }) };
    return postChange(
      {
        request,
        source,
        action: 'ledger.charge',
        facts,
        command: (book, { today: on, shares }) =>
          followedBy(book, charge({ source, on }, { kind, label, due, to, cents }), (then) =>
            applyPrepayments(then, { on }, shares),
          ),
      },
      deps,
    );
  },
});
