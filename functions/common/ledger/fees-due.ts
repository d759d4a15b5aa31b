import { addDays, endOfMonth } from '../../../shared/domain/dates';
import { addLines, type Lines } from '../../../shared/domain/ledger/accounts';
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

const beforeAll = '0000-01-01';

/**
 * By month and owner of one book, from a day on (D57). One whose later entries take back older money is read
 * whole.
 */
async function collectedOf(book: StoredHead, day: string, { ledgers }: Deps): Promise<Record<string, Lines>> {
  const collected = collectedIn(await ledgers.entriesAfter({ ...book, day }));
  return (
    collected.isWhole ? collected : collectedIn(await ledgers.entriesAfter({ ...book, day: beforeAll }))
  ).months;
}

/** What is still to be charged of each month's management fee, with what each owner received in it. */
export async function feesDue({ head, books, terms, months }: Asked, deps: Deps): Promise<MonthDue[]> {
  const { organizationId, propertyId } = head.property;
  const own = propertyBook({ organizationId, propertyId });
  const [first = ''] = months;
  const day = addDays(`${first}-01`, -1);
  const [ledgers, fees] = await Promise.all([
    mapAll(
      books.filter((book) => !isPropertyBook(book)),
      (book) => collectedOf(book, day, deps),
    ),
    mapAll(months, (month) => deps.ledgers.entriesBeginning({ ...own, source: feesOfMonth(month) })),
  ]);
  return months.map((month, at) => {
    const end = endOfMonth(month);
    const collected = addLines(...ledgers.map((ledger) => ledger[month] ?? {}));
    const shares = ownersOn(head)(end);
    const due = feeDue(fees[at] ?? [], { month, terms: feeTermsIn(terms, end), collected, shares });
    return { ...due, month, collected };
  });
}
