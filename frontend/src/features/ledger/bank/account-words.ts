import type { BankAccount, BankUse } from '../../../../../shared/contract/bank';
import { bankName, bankNames } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { shortageCure } from '../../../../../shared/domain/ledger/bank/shortage-notification';
import { displayDollars } from '../../../../../shared/domain/money';

/** An account by its code; money of before accounts were told apart has none. */
export const nameOfCode = (accounts: readonly BankAccount[], code: string): string =>
  bankNames(accounts)(code) ?? 'Bank';

export const idOfCode = (accounts: readonly BankAccount[], code: string): string =>
  accounts.find((one) => one.code === code)?.account_id ?? '';

export const accountOptions = (accounts: readonly BankAccount[]) =>
  accounts.map((account) => ({ value: account.account_id, label: bankName(account) }));

/** What cures a shortage. */
export const shortageText = ({ kind, short }: BankAccount): string =>
  `${displayDollars(short)} is missing of what this account holds for others. ${shortageCure(kind === 'own')}`;

export type Moving = BankUse['to_move'][number];
