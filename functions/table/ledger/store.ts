import type { Db } from '../db/db';
import { closeBooks, closedBooks, lockHead } from './books';
import { keepCheck, ledgerCheck, ledgerChecks, wholeLedger } from './checks';
import { headPage, headsOf, ledgerHeads, propertyHeads, rentWatches, watchAgain } from './heads';
import { chooseOnline, keepCheckout, keepFailure, onlineModes, onlineOf, onlinePayment } from './online';
import {
  entriesAfter,
  entriesBeginning,
  entriesBetween,
  entriesNamedIn,
  ledgerPage,
  paymentsOf,
} from './page';
import { postEntries, postTogether } from './post';
import { ledgerBook, moreOfLedger } from './read';
import { remind } from './remind';
import { settlementOf } from './settlement';

export const ledgerStore = (db: Db) => ({
  book: ledgerBook(db),
  more: moreOfLedger(db),
  post: postEntries(db),
  postTogether: postTogether(db),
  page: ledgerPage(db),
  entriesAfter: entriesAfter(db),
  entriesBeginning: entriesBeginning(db),
  entriesBetween: entriesBetween(db),
  entriesNamed: entriesNamedIn(db),
  paymentsOf: paymentsOf(db),
  heads: ledgerHeads(db),
  headsOfProperty: propertyHeads(db),
  headsOf: headsOf(db),
  headPage: headPage(db),
  books: closedBooks(db),
  closeBooks: closeBooks(db),
  lockHead: lockHead(db),
  whole: wholeLedger(db),
  checks: ledgerChecks(db),
  check: ledgerCheck(db),
  keepCheck: keepCheck(db),
  settlement: settlementOf(db),
  onlineOf: onlineOf(db),
  onlinePayment: onlinePayment(db),
  keepCheckout: keepCheckout(db),
  keepFailure: keepFailure(db),
  onlineModes: onlineModes(db),
  chooseOnline: chooseOnline(db),
  rentWatches: rentWatches(db),
  watchAgain: watchAgain(db),
  remind: remind(db),
});
export type Ledgers = ReturnType<typeof ledgerStore>;
