import type { Contract } from '../../../shared/contract';
import type { Bill } from '../../../shared/contract/bills';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import type { Book, Entry } from '../../../shared/domain/ledger/entry';
import { billPayment, billSources, billState } from '../../../shared/domain/ledger/owners/bills';
import { limits } from '../../../shared/domain/limits';
import { findPropertyBook } from '../../common/ledger/property-book';
import { shownBills } from '../../common/ledger/shown-recurring';
import { answer, type Handler } from '../../runtime/handler';

function billOf({ source, on, why = '', owners }: Entry, entries: Book['entries']): Bill[] {
  const { bill, vendor = '', category = 'other', reference = '', invoice } = owners ?? {};
  if (!bill) return [];
  const payment = billPayment(entries, source);
  const { method = 'check', reference: number = '' } = payment?.owners ?? {};
  return [
    {
      bill_id: source,
      vendor,
      category,
      cents: bill.cents,
      state: billState(entries, source),
      billed_on: on,
      due_on: bill.due,
      reference,
      memo: why,
      unit_number: bill.unit?.number ?? '',
      has_invoice: invoice !== undefined,
      request_id: bill.request,
      ...(payment && method !== 'provider' && { paid: { on: payment.on, method, reference: number } }),
    },
  ];
}

/** The bills of a property: every open one by its due day, then the latest of the others. */
export const listBills: Handler<Contract['ledger']['listBills']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { propertyId } = params;
  const [{ ledger, head }, { units }, recurring] = await Promise.all([
    findPropertyBook({ viewer, now, propertyId }, { beginning: billSources }, deps),
    deps.units.after({ organizationId: viewer.organizationId, propertyId }),
    deps.recurring.ofBook({ organizationId: viewer.organizationId, bookId: propertyId }),
  ]);
  const { entries } = ledger.book;
  const all = Object.values(entries)
    .filter(({ type }) => type === 'bill')
    .flatMap((entry) => billOf(entry, entries));
  const open = all.filter(({ state }) => state === 'open');
  const others = all.filter(({ state }) => state !== 'open');
  return answer({
    bills: [
      ...open.toSorted((one, other) => one.due_on.localeCompare(other.due_on)),
      ...others
        .toSorted((one, other) => other.billed_on.localeCompare(one.billed_on))
        .slice(0, limits.listPageMax),
    ],
    has_more: others.length > limits.listPageMax,
    owed: sumOf(open.map(({ cents }) => cents)),
    units: units.map(({ unitId: unit_id, unitNumber: unit_number }) => ({ unit_id, unit_number })),
    ...(recurring.length > 0 && { recurring: shownBills(recurring, dayAt(head.property, now)) }),
  });
};
