import type { OwnerHolding, OwnerStatement, PropertyLine } from '../../../../../shared/contract/owner-money';
import { displayMonth } from '../../../../../shared/domain/dates';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import type {
  ExpenseCategory,
  ManagementFee,
  MoneyMethod,
} from '../../../../../shared/domain/ledger/owners/owner-money';
import type { StatementSection } from '../../../../../shared/domain/ledger/owners/statement';
import { displayDollars } from '../../../../../shared/domain/money';

export const categoryWords: Record<ExpenseCategory, string> = {
  repairs: 'Repairs',
  cleaning: 'Cleaning',
  landscaping: 'Landscaping',
  utilities: 'Utilities',
  insurance: 'Insurance',
  taxes: 'Taxes',
  association: 'Association dues',
  legal: 'Legal and professional',
  supplies: 'Supplies',
  other: 'Other',
};

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
};

export const feeText = (fee: ManagementFee): string => {
  if (fee.kind === 'none') return 'No management fee';
  return fee.kind === 'flat'
    ? `${displayDollars(fee.cents)} a month`
    : `${fee.hundredths / 100}% of collections`;
};

const names: Partial<Record<PropertyLine['type'], string>> = {
  expense: 'Expense',
  management: 'Management fee',
  contribution: 'Contribution',
  distribution: 'Distribution',
  bill: 'Bill',
  payout: 'Payout of the payment provider',
  reversal: 'Reversal',
};

/** Whether the payment provider can send an owner something now. */
export const canSend = ({ bank_ready: isReady, transferable }: OwnerHolding): boolean =>
  isReady && transferable > 0;

/** What an entry of a property's own book is. */
export function moneyName({ type, vendor, month, moved, parts, cents }: PropertyLine): string {
  const sum = moved === undefined ? '' : displayDollars(moved);
  const of = sum || vendor || (month && displayMonth(month)) || parts.map(({ name }) => name).join(', ');
  const name = type === 'distribution' && cents > 0 ? 'Distribution came back' : (names[type] ?? type);
  return [name, of].filter(Boolean).join(': ');
}

type Line = OwnerStatement['lines'][number];

/** What a line of a statement is: a tenant's payment, or an entry of the property's own book. */
export function statementText(line: Line): string {
  const { kind, type, unit_number, vendor, category, fee_month, note, cents } = line;
  const isBack = type === 'distribution' && cents > 0;
  const isMoved = type === 'reallocation' && cents < 0;
  const isUndone = isBack || isMoved || ['reversal', 'return', 'refund', 'free'].includes(type);
  const what =
    kind === 'expense'
      ? [vendor, category && categoryWords[category]].filter(Boolean).join(', ')
      : kind === 'management'
        ? `Management fee${fee_month ? ` for ${displayMonth(fee_month)}` : ''}`
        : kind === 'contribution' || kind === 'distribution'
          ? names[kind]
          : `${kindNames[kind]}, unit ${unit_number}`;
  return [what, isUndone && 'taken back', note].filter(Boolean).join(' · ');
}
