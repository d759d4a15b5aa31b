import { ledger as rows } from '../../../shared/contract/ledger';
import { recordBill } from '../../../shared/domain/ledger/owners/bills';
import { refuse } from '../../../shared/wire/refusals';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { propertyIdOfUnit } from '../../table/units/record';
import { checkDay, checkDue } from '../books/check-day';
import { postingId } from '../books/posting-id';
import { addBillOfRequest } from './add-bill-of-request';
import { postWithInvoice } from './post-with-invoice';

/** What a vendor wants for a property, for one of its units if named: owed until it is paid or void. */
export const addBill = change(rows.addBill, {
  read: async ({ viewer, now, body: { property_id: propertyId, unit_id: unitId } }, deps) => {
    const { organizationId } = viewer;
    const [found, unit] = await Promise.all([
      findPropertyBook({ viewer, now, propertyId }, {}, deps),
      unitId !== undefined && propertyIdOfUnit(unitId) === propertyId
        ? deps.units.byId({ organizationId, unitId })
        : undefined,
    ]);
    return { ...found, unit };
  },
  act: (request, deps) => {
    const { body, found, now } = request;
    if (body.request_id !== undefined) return addBillOfRequest(request, body.request_id, deps);
    const { vendor, category, cents, billed_on: on, due_on: due, reference, memo, invoice } = body;
    const { unit } = found;
    if (body.unit_id !== undefined && !unit)
      throw refuse('invalid', { fields: { unit_id: 'Choose a unit of this property' } });
    checkDay(on, { at: found, now, field: 'billed_on' });
    checkDue(due, { at: found, now, field: 'due_on' });
    const source = `bill:${postingId('pst', request, deps)}`;
    const bill = { cents, due, ...(unit && { unit: { id: unit.unitId, number: unit.unitNumber } }) };
    const by = { source, on, ...(memo && { why: memo }) };
    return postWithInvoice(
      {
        request,
        source,
        action: 'ledger.bill',
        sent: invoice,
        facts: {
          kind: category,
          amount: cents,
          day: on,
          due,
          payee: vendor,
          ...(reference && { reference }),
        },
        command: () => recordBill(by, { vendor, category, bill, ...(reference && { reference }) }),
      },
      deps,
    );
  },
});
