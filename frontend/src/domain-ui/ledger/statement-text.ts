import type { OwnerStatement } from '../../../../shared/contract/owner-money';
import { displayMonth } from '../../../../shared/domain/dates';
import type { ChargeKind, OwnerKind } from '../../../../shared/domain/ledger/accounts';
import { kindNames } from '../../../../shared/domain/ledger/kind-names';
import { categoryWords } from '../../../../shared/domain/ledger/owners/category-words';
import { expenseCategories } from '../../../../shared/domain/ledger/owners/owner-money';
import type { YearPart } from '../../../../shared/domain/ledger/owners/schedule-e';

type Line = OwnerStatement['lines'][number];

/** What moved an owner's money besides tenants, expenses and the manager's fee. */
const otherKinds: Readonly<Record<Exclude<OwnerKind, 'expense' | 'management'>, string>> = {
  contribution: 'Contribution',
  distribution: 'Distribution',
  loss: 'Loss of a returned payment',
  processing: 'Processing fee of online payments',
  bank: 'Bank charge',
  interest: 'Interest of the bank',
  'deposit-interest': 'Interest on a deposit',
  journal: 'Journal entry',
  opening: 'Opening balance',
};

/** Of what tenants were charged. */
const isTenants = (kind: string): kind is ChargeKind => Object.hasOwn(kindNames, kind);

/** What a figure of an owner's year is of. */
export function yearPartName(of: YearPart): string {
  const category = expenseCategories.find((one) => of === `expense/${one}`);
  if (category) return categoryWords[category];
  if (of === 'management') return 'Management fees';
  if (isTenants(of)) return kindNames[of];
  return isOther(of) ? otherKinds[of] : of;
}
const isOther = (of: string): of is keyof typeof otherKinds => Object.hasOwn(otherKinds, of);

/**
 * What a line of a statement, or of the owner's ledger, is: a tenant's payment, or an entry of the property's
 * own book.
 */
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
        : isTenants(kind)
          ? `${kindNames[kind]}, unit ${unit_number}`
          : otherKinds[kind];
  return [what, isUndone && 'taken back', note].filter(Boolean).join(' · ');
}
