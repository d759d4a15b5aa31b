import { ledger as rows } from '../../../shared/contract/ledger';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger } from '../../common/ledger/find-ledger';
import { aboutLedger } from '../../common/ledger/ledger-place';
import { change } from '../../runtime/change';
import { changedBy, changeFacts } from './recurring-parts';

/** Another amount of a recurring charge, or its last month: forward only (D18). */
export const changeRecurringCharge = change(rows.changeRecurringCharge, {
  read: async ({ viewer, now, body }, deps) => {
    const { lease_id: leaseId, recurring_id: id } = body;
    const book = { organizationId: viewer.organizationId, bookId: leaseId };
    const [at, all] = await Promise.all([
      findLedger({ viewer, now, leaseId }, {}, deps),
      deps.recurring.ofBook(book),
    ]);
    const one = all.find(({ recurringId, of }) => recurringId === id && of.kind === 'charge');
    return { ...at, one };
  },
  act: async ({ now, body, found, trace }, deps) => {
    const after = changedBy(found.one, body, momentAt(found, now).on);
    const kind = after.of.kind === 'charge' ? after.of.what : '';
    await deps.recurring.save({
      after,
      trace: trace({
        action: 'ledger.recurring-changed',
        ...aboutLedger(found),
        after: { kind, ...changeFacts(body) },
      }),
    });
    return { success: 1, data: { version: after.version } };
  },
});
