import type { Contract } from '../../../shared/contract';
import { invoiceKey } from '../../../shared/domain/ledger/owners/invoices';
import { refuse } from '../../../shared/wire/refusals';
import { findPropertyBook } from '../../common/ledger/property-book';
import type { Handler } from '../../runtime/handler';
import { noteAccess } from '../../runtime/note-access';

/** The invoice of a bill or an expense, for those who see the property's money; the look is logged. */
export const openInvoice: Handler<Contract['ledger']['openInvoice']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const { propertyId } = params;
  const { entry_id: id } = query;
  const { head, ledger } = await findPropertyBook({ viewer, now, propertyId }, { sources: [id] }, deps);
  const { invoice, vendor = '' } = ledger.book.entries[id]?.owners ?? {};
  if (!invoice) throw refuse('not-found');
  const url = await deps.files.link(invoiceKey(head.property, invoice), now);
  const object = { kind: 'ledger', id, name: vendor } as const;
  await noteAccess(request, { action: 'ledger.open-invoice', object, about: propertyId }, deps);
  return { success: 1, data: { view_url: url } };
};
