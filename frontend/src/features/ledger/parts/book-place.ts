import { organizationBookId } from '../../../../../shared/domain/ledger/bank/organization-book';

/** A property's own book, or the organization's, whose entries are those of its bank accounts. */
export const ownBookOf = (bookId: string) =>
  bookId === organizationBookId
    ? ({ to: '/bank-accounts' } as const)
    : ({ to: '/property-money', search: { id: bookId } } as const);
