import type { OwnerHolding, PropertyLine } from '../../../../../shared/contract/owner-money';
import { displayMonth } from '../../../../../shared/domain/dates';
import type { EntryType } from '../../../../../shared/domain/ledger/entry';
import { entryWords } from '../../../../../shared/domain/ledger/entry-words';
import type { ManagementFee, MoneyMethod } from '../../../../../shared/domain/ledger/owners/owner-money';
import type { StatementSection } from '../../../../../shared/domain/ledger/owners/statement';
import { displayDollars } from '../../../../../shared/domain/money';

export const moneyMethods: readonly { value: MoneyMethod; label: string }[] = [
  { value: 'check', label: 'Check' },
  { value: 'transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
];

/** `provider`: sent by the payment provider. */
export const movedBy = (method: PropertyLine['method']): string | undefined =>
  method === 'provider' ? 'To the bank account' : moneyMethods.find(({ value }) => value === method)?.label;

export const sectionWords: Record<StatementSection, string> = {
  receipts: 'Receipts',
  expenses: 'Expenses',
  fees: 'Management fees',
  contributions: 'Contributions',
  distributions: 'Distributions',
  adjustments: 'Adjustments',
};

export const feeText = (fee: ManagementFee): string => {
  if (fee.kind === 'none') return 'No management fee';
  return fee.kind === 'flat'
    ? `${displayDollars(fee.cents)} a month`
    : `${fee.hundredths / 100}% of collections`;
};

/** Whose book it is, is said above. */
const names: Readonly<Record<EntryType, string>> = { ...entryWords, contribution: 'Contribution' };

/** Whether the payment provider can send an owner something now. */
export const canSend = ({ bank_ready: isReady, transferable }: OwnerHolding): boolean =>
  isReady && transferable > 0;

/** What an entry of a property's own book is. */
export function moneyName({ type, vendor, month, moved, parts, cents }: PropertyLine): string {
  const sum = moved === undefined ? '' : displayDollars(moved);
  const of = sum || vendor || (month && displayMonth(month)) || parts.map(({ name }) => name).join(', ');
  const name = type === 'distribution' && cents > 0 ? 'Distribution came back' : names[type];
  return [name, of].filter(Boolean).join(': ');
}
