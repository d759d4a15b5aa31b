import type { Db } from '../db/db';
import { closeBooks, closedBooks, lockHead } from './books';
import { ledgerCheck, ledgerChecks, saveCheck, wholeLedger } from './checks';
import {
  headPage,
  headsOf,
  ledgerHeads,
  propertyHeads,
  rentWatches,
  rentWatchesOf,
  watchAgain,
} from './heads';
import { chooseOnline, onlineModes, onlineOf, onlinePayment, saveCheckout, saveFailure } from './online';
import {
  entriesAfter,
  entriesBeginning,
  entriesBetween,
  entriesNamedIn,
  ledgerPage,
  paymentsOf,
} from './page';
import { savePlan } from './plan';
import { postEntries, postTogether } from './post';
import { ledgerBook, moreOfLedger } from './read';
import { remind } from './remind';
import { mendRentYears, rentMonths } from './rent-years';
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
  keepCheck: saveCheck(db),
  settlement: settlementOf(db),
  onlineOf: onlineOf(db),
  onlinePayment: onlinePayment(db),
  keepCheckout: saveCheckout(db),
  keepFailure: saveFailure(db),
  onlineModes: onlineModes(db),
  chooseOnline: chooseOnline(db),
  rentWatches: rentWatches(db),
  rentWatchesOf: rentWatchesOf(db),
  watchAgain: watchAgain(db),
  remind: remind(db),
  savePlan: savePlan(db),
  rentMonths: rentMonths(db),
  mendRentYears: mendRentYears(db),
});
export type Ledgers = ReturnType<typeof ledgerStore>;
