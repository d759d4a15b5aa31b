import type { LateFee } from '../../../../../shared/contract/ledger-shapes';
import { counted } from '../../../../../shared/domain/counted';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { displayDollars } from '../../../../../shared/domain/money';
import type { ManyItem } from '../../../forms/many-dialog';

/** The late fees that a lease can be charged today, together; cents. */
export type FeeItem = ManyItem & {
  readonly lease: string;
  readonly cents: number;
  readonly entryIds: readonly string[];
  /** They were charged before, and reversed. */
  readonly isAgain: boolean;
};

const feeWords = (fee: LateFee): string =>
  `${displayDollars(fee.cents)} for ${chargeName(fee)} due ${displayDate(fee.due_on)}`;

function itemOf(lease: string, own: readonly LateFee[]): FeeItem[] {
  const [one] = own;
  if (!one) return [];
  const isAgain = one.again === true;
  return [
    {
      id: isAgain ? `${lease} again` : lease,
      lease,
      label: [one.tenants.join(', '), `unit ${one.unit_number}`, one.property_title].join(', '),
      note: own.map(feeWords).join('; '),
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
      entryIds: own.map(({ entry_id }) => entry_id),
      isAgain,
    },
  ];
}

/** The fees that can be charged, lease by lease; those that were reversed before stand by themselves. */
export function feeItems(fees: readonly LateFee[]): FeeItem[] {
  const due = fees.filter(({ cents }) => cents > 0);
  return [...new Set(due.map(({ lease_id }) => lease_id))].flatMap((lease) => {
    const own = due.filter(({ lease_id }) => lease_id === lease);
    return [
      ...itemOf(
        lease,
        own.filter(({ again }) => !again),
      ),
      ...itemOf(
        lease,
        own.filter(({ again }) => again),
      ),
    ];
  });
}

export const sumOf = (items: readonly { readonly cents: number }[]): string =>
  displayDollars(items.reduce((sum, { cents }) => sum + cents, 0));

/** `3 late fees, $150.00` */
export const feesOf = (items: readonly FeeItem[]): string =>
  `${counted(
    items.reduce((count, { entryIds }) => count + entryIds.length, 0),
    'late fee',
  )}, ${sumOf(items)}`;
