import type { OpenBill } from '../../../../../shared/contract/checks';
import { addDays } from '../../../../../shared/domain/dates';
import { billDaysAhead } from '../../../../../shared/domain/ledger/owners/bills';
import { categoryWords } from '../../../../../shared/domain/ledger/owners/category-words';
import type { BillsPlace } from './bills-place';

/** Names a bill among those of all properties. */
export const billKey = ({ property_id, bill_id }: Pick<OpenBill, 'property_id' | 'bill_id'>): string =>
  [property_id, bill_id].join(' ');

/** What a bill is for, in a line. */
export const billNote = ({ category, unit_number, reference, memo }: OpenBill): string =>
  [categoryWords[category], unit_number && `Unit ${unit_number}`, reference && `Invoice ${reference}`, memo]
    .filter(Boolean)
    .join(' · ');

/** Every property that owes a bill, by its title. */
export function billedProperties(bills: readonly OpenBill[]): { value: string; label: string }[] {
  const titles = new Map(bills.map(({ property_id, property_title }) => [property_id, property_title]));
  return [...titles]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US', { numeric: true }));
}

/** The bills that the place leaves; `today` is a local date. */
export function shownBills(
  bills: readonly OpenBill[],
  { q = '', property, due }: BillsPlace,
  today: string,
): OpenBill[] {
  const wanted = q.trim().toLowerCase();
  const soon = addDays(today, billDaysAhead);
  return bills.filter((bill) => {
    const words = [bill.vendor, bill.property_title, billNote(bill)].join(' ').toLowerCase();
    const isDue = due === 'past' ? bill.is_past_due : due !== 'week' || bill.due_on <= soon;
    return isDue && (property === undefined || bill.property_id === property) && words.includes(wanted);
  });
}
