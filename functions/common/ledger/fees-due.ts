import { addDays, endOfMonth, monthOf } from '../../../shared/domain/dates';
import type { Lines } from '../../../shared/domain/ledger/accounts';
import {
  collectedIn,
  type FeeDue,
  feeDue,
  feesOfMonth,
} from '../../../shared/domain/ledger/owners/management-fee';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { isPropertyBook, propertyBook, type StoredHead } from '../../table/ledger/record';
import type { PropertyHead } from '../../table/properties/record';
import type { PropertyTerms } from '../../table/statements/record';
import { ownersOn } from './ledger-place';
import { feeTermsIn } from './property-book';

type Asked = {
  readonly head: PropertyHead;
  /** The property's books. */
  readonly books: readonly StoredHead[];
  readonly terms: PropertyTerms | undefined;
  /** `2026-05`, the earliest first. */
  readonly months: readonly string[];
};
export type MonthDue = FeeDue & { readonly month: string; readonly collected: Lines };

/** What is still to be charged of each month's management fee, with what each owner received in it. */
export async function feesDue({ head, books, terms, months }: Asked, deps: Deps): Promise<MonthDue[]> {
  const { organizationId, propertyId } = head.property;
  const own = propertyBook({ organizationId, propertyId });
  const [first = ''] = months;
  const day = addDays(`${first}-01`, -1);
  const [entries, fees] = await Promise.all([
    mapAll(
      books.filter((book) => !isPropertyBook(book)),
      (book) => deps.ledgers.entriesAfter({ ...book, day }),
    ),
    mapAll(months, (month) => deps.ledgers.entriesBeginning({ ...own, source: feesOfMonth(month) })),
  ]);
  return months.map((month, at) => {
    const end = endOfMonth(month);
    const collected = collectedIn(entries.flat().filter(({ on }) => monthOf(on) === month));
    const shares = ownersOn(head)(end);
    const due = feeDue(fees[at] ?? [], { month, terms: feeTermsIn(terms, end), collected, shares });
    return { ...due, month, collected };
  });
}
