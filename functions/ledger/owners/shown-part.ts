import type { OwnerStatement } from '../../../shared/contract/owner-money';
import type { StatementLine } from '../../../shared/domain/ledger/owners/statement';

/** An owner's part of an entry as statements and the owner's ledger show it. */
export const shownPart = (
  { propertyId, bookId, section, kind, cents, whole, entry, isLate }: StatementLine,
  units: ReadonlyMap<string, string>,
): OwnerStatement['lines'][number] => {
  const { on, type, owners, why = '' } = entry;
  return {
    property_id: propertyId,
    on,
    section,
    type,
    kind,
    cents,
    whole,
    is_late: isLate,
    unit_number: units.get(bookId) ?? '',
    vendor: owners?.vendor ?? '',
    // What staff write about a tenant's payment is not for the owner.
    note: owners ? why : '',
    category: owners?.category,
    fee_month: owners?.fee?.month,
  };
};
