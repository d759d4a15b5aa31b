import type { Contract } from '../../../shared/contract';
import { lastEndedDay, mayCloseBooks } from '../../../shared/domain/ledger/close-books';
import { productName } from '../../../shared/domain/product';
import { peopleNames } from '../../common/audit/actor-names';
import { answer, type Handler } from '../../runtime/handler';

export const getBooks: Handler<Contract['ledger']['getBooks']> = async ({ viewer, now }, deps) => {
  const books = await deps.ledgers.books(viewer.organizationId);
  const names = await peopleNames(books ? [books.by] : [], deps);
  return answer({
    through: books?.through || undefined,
    latest: lastEndedDay(now),
    ...(books && { at: books.at, by: names.get(books.by) ?? productName }),
    may: { change: mayCloseBooks(viewer) },
  });
};
