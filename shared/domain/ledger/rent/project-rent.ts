import { addMonths } from '../../dates';
import type { Book, Entry } from '../entry';
import { followedBy, post } from '../fold';
import { nextRecurringDay, postRecurring, type RecurringCharge } from '../recurring/post-recurring';
import { isRefused } from '../refusals';
import type { RentAsked } from './claims-of-lease';
import { nextRentDay, postRent } from './post-rent';

/** Months that a projection looks ahead. */
export const projectedMonths = 12;

/**
 * What the rent job would post from today until so many months later if nothing else happened: its own rules,
 * day by day, on a copy of the book; what comes again beside it, the same. The book needs every entry of rent
 * and of recurring charges, and every payment. Writes nothing.
 */
export function projectRent(
  book: Book,
  { recurring = [], ...asked }: RentAsked & { readonly recurring?: readonly RecurringCharge[] },
  months = projectedMonths,
): readonly Entry[] {
  const end = addMonths(asked.today, months);
  const projected: Entry[] = [];
  let then = book;
  for (let day: string | undefined = asked.today; day !== undefined && day <= end; ) {
    const on: RentAsked = { ...asked, today: day };
    const again = postRecurring(then, on, recurring);
    const posted = post(
      then,
      followedBy(then, again, (after) => postRent(after, on)),
    );
    if (isRefused(posted)) return projected;
    projected.push(...posted.entries);
    then = posted.book;
    // A prepayment waits for the due day, which is no day of a posting.
    const due = then.head.open.map((open) => open.due).filter((one) => one > (day ?? ''));
    const coming = recurring.map((one) => nextRecurringDay(on, one));
    day = [nextRentDay(on), ...coming, ...(then.head.prepayments.length > 0 ? due : [])]
      .filter((one) => one !== undefined)
      .toSorted()[0];
  }
  return projected;
}
