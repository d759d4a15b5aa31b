import type { Day } from '../../leases/moments';
import type { MoveInCharge, MoveInClass } from '../../leases/rent/move-in-charges';
import { sumOf } from '../accounts';
import type { Book } from '../entry';
import { type RentAsked, standingOf } from './claims-of-lease';
import { moveInWanted, openOf, postingsOf } from './post-move-in';

/** A move-in charge of a lease, in cents; `open` is left to pay. Not charged yet, all of it is. */
export type MoveInLine = {
  readonly what: MoveInClass;
  readonly label: string;
  readonly due: Day;
  readonly cents: number;
  readonly open: number;
  readonly isCharged: boolean;
};

function lineOf(book: Book, { source, what, label, dueOn, cents }: MoveInCharge): MoveInLine[] {
  const postings = postingsOf(book, source);
  if (postings.length === 0) return [{ what, label, due: dueOn, cents, open: cents, isCharged: false }];
  const standing = standingOf(book, postings);
  const charged = sumOf(standing.map(({ charge }) => charge.cents));
  // A person took it back.
  if (charged === 0) return [];
  const open = sumOf(standing.map((entry) => openOf(book, entry)));
  const due = standing.at(-1)?.charge.due ?? dueOn;
  return [{ what, label, due, cents: charged, open, isCharged: true }];
}

/** What the agreed terms charge once, as it stands. The book needs the entries of move-in charges. */
export const moveInLines = (book: Book, asked: Pick<RentAsked, 'lease' | 'since'>): MoveInLine[] =>
  moveInWanted(asked).flatMap((one) => lineOf(book, one));
