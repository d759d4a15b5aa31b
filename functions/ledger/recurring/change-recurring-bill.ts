import { ledger as rows } from '../../../shared/contract/ledger';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { aboutBook } from '../../common/ledger/property-book';
import { findHead } from '../../common/portfolio/find-property';
import { change } from '../../runtime/change';
import { changedBy, changeFacts } from './recurring-parts';

/** Another amount of a recurring bill, or its last month: forward only (D18). */
export const changeRecurringBill = change(rows.changeRecurringBill, {
  read: async ({ viewer, now, body: { property_id: propertyId, recurring_id: id } }, deps) => {
    const { organizationId } = viewer;
    const [head, all] = await Promise.all([
      findHead({ viewer, now, propertyId, area: 'money' }, deps),
      deps.recurring.ofBook({ organizationId, bookId: propertyId }),
    ]);
    return { head, one: all.find(({ recurringId, of }) => recurringId === id && of.kind === 'bill') };
  },
  act: async ({ now, body, found: { head, one }, trace }, deps) => {
    const after = changedBy(one, body, dayAt(head.property, now));
    const payee = after.of.kind === 'bill' ? after.of.vendor : '';
    await deps.recurring.save({
      after,
      trace: trace({
        action: 'ledger.recurring-bill-changed',
        ...aboutBook(head),
        after: { payee, ...changeFacts(body) },
      }),
    });
    return { success: 1, data: { version: after.version } };
  },
});
