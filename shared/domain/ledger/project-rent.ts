import { addMonths } from '../dates';
import type { Book, Entry } from './entry';
import { post } from './fold';
import { nextRentDay, postRent, type RentAsked } from './post-rent';
import { isRefused } from './refusals';

/** Months that a projection looks ahead. */
export const projectedMonths = 12;

/**
 * What the rent job would post from today until so many months later if nothing else happened: its own rules,
 * day by day, on a copy of the book. The book needs every entry of rent and every payment. Writes nothing.
 */
export function projectRent(book: Book, asked: RentAsked, months = projectedMonths): readonly Entry[] {
  const end = addMonths(asked.today, months);
  const projected: Entry[] = [];
  let then = book;
  for (let day: string | undefined = asked.today; day !== undefined && day <= end; ) {
    const posted = post(then, postRent(then, { ...asked, today: day }));
    if (isRefused(posted)) return projected;
    projected.push(...posted.entries);
    then = posted.book;
    // A prepayment waits for the due day, which is no day of a posting.
    const due = then.head.open.map((open) => open.due).filter((one) => one > (day ?? ''));
    day = [nextRentDay({ ...asked, today: day }), ...(then.head.prepayments.length > 0 ? due : [])]
      .filter((one) => one !== undefined)
      .toSorted()[0];
  }
  return projected;
}
