import { closeBooks } from './close-books';
import { getBooks } from './get-books';
import { getLedger } from './get-ledger';
import { getMyLedger } from './get-my-ledger';
import { openLedger } from './open-ledger';

export const bookHandlers = {
  getLedger,
  getMyLedger,
  openLedger,
  getBooks,
  closeBooks,
};
