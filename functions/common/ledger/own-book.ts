import { addDays } from '../../../shared/domain/dates';
import { bankFactDay } from '../../../shared/domain/ledger/bank/reconciled-days';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import type { Book } from '../../../shared/domain/ledger/entry';
import type { StoredHead } from '../../table/ledger/record';

/** The organization's book has no unit and no tenants: its entries stand under the organization's name. */
export const shownOfOwn = ({ name }: { readonly name: string }): StoredHead['shown'] => ({
  unitId: '',
  unitNumber: '',
  propertyTitle: name,
  tenants: [],
});

/** A day that has begun at every property: nothing is posted ahead of it. */
export const ownToday = (now: Date): string => addDays(lastEndedDay(now), 1);

type Fact = { readonly code: string; readonly on: string; readonly today: string };

/** The day of what the bank did, in books that take it: its own, or today once that is closed (D7, D55). */
export const openFactDay = (books: readonly Book[], { code, on, today }: Fact): string =>
  books.every(({ head }) => on > head.locked && bankFactDay(head, { code, on, today }) === on) ? on : today;
