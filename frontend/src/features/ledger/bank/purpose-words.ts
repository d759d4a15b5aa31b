import { type AccountKind, accountKindNames } from '../../../../../shared/domain/ledger/bank/bank-codes';

const hints: Record<AccountKind, string> = {
  trust: 'Rent and bills: money of owners and tenants. Fees lie here until you move them.',
  deposits: 'Security deposits alone, where they have an account of their own.',
  operating: 'The company’s own money: fees you took out, and what the company pays.',
  own: 'A landlord’s own money. The owners bear what the bank takes and get its interest.',
};

/**
 * What an account can be for: a landlord with property of their own has no company, and holds nothing in
 * trust (D66).
 */
export const purposes = (isSolo: boolean) => {
  const kinds: readonly AccountKind[] = isSolo ? ['own'] : ['trust', 'deposits', 'operating', 'own'];
  return kinds.map((value) => ({ value, label: accountKindNames[value], hint: hints[value] }));
};
