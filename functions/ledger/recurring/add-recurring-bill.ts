import { ledger as rows } from '../../../shared/contract/ledger';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { refuse } from '../../../shared/wire/refusals';
import { aboutBook } from '../../common/ledger/property-book';
import { findHead } from '../../common/portfolio/find-property';
import { change } from '../../runtime/change';
import type { Recurring } from '../../table/recurring/record';
import { propertyIdOfUnit } from '../../table/units/record';
import { checkRoom, mostRecurring, newSchedule } from './recurring-parts';

/** Has a vendor's bill written down again and again: the rent job does it (recurring.md). */
export const addRecurringBill = change(rows.addRecurringBill, {
  read: async ({ viewer, now, body: { property_id: propertyId, unit_id: unitId } }, deps) => {
    const { organizationId } = viewer;
    const [head, all, unit] = await Promise.all([
      findHead({ viewer, now, propertyId, area: 'money' }, deps),
      deps.recurring.ofBook({ organizationId, bookId: propertyId }),
      unitId !== undefined && propertyIdOfUnit(unitId) === propertyId
        ? deps.units.byId({ organizationId, unitId })
        : undefined,
    ]);
    return { head, all, unit };
  },
  act: async ({ viewer, now, body, found: { head, all, unit }, trace }, deps) => {
    const { property_id: bookId, category, cents: amount, from_month: month, to_month: until } = body;
    const { reference, memo, due_days: dueDays } = body;
    if (body.unit_id !== undefined && !unit)
      throw refuse('invalid', { fields: { unit_id: 'Choose a unit of this property' } });
    const vendor = body.vendor.trim();
    if (vendor === '') throw refuse('invalid', { fields: { vendor: 'Enter who sends it' } });
    const today = dayAt(head.property, now);
    const schedule = newSchedule(body, today);
    checkRoom(all, today, mostRecurring.bill);
    const recurringId = deps.ids.next('rec');
    const { organizationId } = viewer;
    const named = unit && { unit: { id: unit.unitId, number: unit.unitNumber } };
    const after: Recurring = {
      organizationId,
      bookId,
      recurringId,
      version: 1,
      schedule,
      through: '',
      next: '',
      of: { kind: 'bill', vendor, category, reference, memo, dueDays, ...named },
    };
    const reply = { success: 1, data: { recurring_id: recurringId } } as const;
    const facts = { kind: category, amount, payee: vendor, month, ...(until && { until }) };
    const left = trace({ action: 'ledger.recurring-bill', ...aboutBook(head), after: facts });
    await deps.recurring.save({ after, trace: { ...left, reply } });
    return reply;
  },
});
