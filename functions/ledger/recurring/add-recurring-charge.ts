import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger } from '../../common/ledger/find-ledger';
import { aboutLedger } from '../../common/ledger/ledger-place';
import { change } from '../../runtime/change';
import type { Recurring } from '../../table/recurring/record';
import { mayRecur } from './may-recur';
import { checkRoom, mostRecurring, newSchedule } from './recurring-parts';

/** Has a lease charged again and again beside its rent: the rent job posts it (recurring.md). */
export const addRecurringCharge = change(rows.addRecurringCharge, {
  read: async ({ viewer, now, body: { lease_id: leaseId } }, deps) => {
    const book = { organizationId: viewer.organizationId, bookId: leaseId };
    const [at, all] = await Promise.all([
      findLedger({ viewer, now, leaseId }, {}, deps),
      deps.recurring.ofBook(book),
    ]);
    return { ...at, all };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { lease_id: bookId, kind, label, cents: amount, from_month: month, to_month: until } = body;
    if (!mayRecur(found.read.lease)) throw refuse('wrong-status');
    const what = label.trim();
    if (kind === 'other' && what === '') throw refuse('invalid', { fields: { label: 'Say what it is for' } });
    const today = momentAt(found, now).on;
    const schedule = newSchedule(body, today);
    checkRoom(found.all, today, mostRecurring.charge);
    const recurringId = deps.ids.next('rec');
    const { organizationId } = viewer;
    const of = { kind: 'charge', what: kind, label: what } as const;
    const after: Recurring = {
      organizationId,
      bookId,
      recurringId,
      version: 1,
      schedule,
      through: '',
      next: '',
      of,
    };
    const reply = { success: 1, data: { recurring_id: recurringId } } as const;
    const facts = { kind, amount, month, ...(what && { description: what }), ...(until && { until }) };
    const left = trace({ action: 'ledger.recurring', ...aboutLedger(found), after: facts });
    await deps.recurring.save({ after, trace: { ...left, reply } });
    return reply;
  },
});
