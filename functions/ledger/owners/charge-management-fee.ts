import { ledger as rows } from '../../../shared/contract/ledger';
import { addDays, endOfMonth, later } from '../../../shared/domain/dates';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { chargeFee } from '../../../shared/domain/ledger/owners/property-book';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { feesDue } from '../../common/ledger/fees-due';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { postOwnerMoney } from './post-owner-money';

/**
 * Charges what is due of a month's fee, dated its last day or the first open one (D7). What changed of it
 * since is charged or given back today (D57).
 */
export const chargeManagementFee = change(rows.chargeManagementFee, {
  read: async ({ viewer, now, body: { property_id: propertyId, month } }, deps) => {
    const { organizationId } = viewer;
    const at = await findPropertyBook({ viewer, now, propertyId }, {}, deps);
    const [books, terms] = await Promise.all([
      deps.ledgers.headsOfProperty({ organizationId, propertyId }),
      deps.statements.terms({ organizationId, propertyId }),
    ]);
    const [due] = await feesDue({ head: at.head, books, terms, months: [month] }, deps);
    return { ...at, due };
  },
  act: (request, deps) => {
    const { found, body, now } = request;
    const { month } = body;
    const end = endOfMonth(month);
    if (!found.due) throw refuse('nothing-due');
    if (end >= momentAt(found, now).on) throw refuse('month-not-over');
    const { source, terms, collected, due, isDifference } = found.due;
    const amount = sumOf(Object.values(due));
    return postOwnerMoney(
      {
        request,
        source,
        action: 'ledger.management',
        facts: { month, amount },
        command: ({ head: { locked } }, { today }) => {
          const first = locked === '' ? end : later(end, addDays(locked, 1));
          const on = isDifference ? today : first;
          return chargeFee({ source, on }, { month, terms, collected, due });
        },
      },
      deps,
    );
  },
});
