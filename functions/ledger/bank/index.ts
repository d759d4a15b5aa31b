import { addBankAccount } from './add-bank-account';
import { addBankFact } from './add-bank-fact';
import { addBankLines } from './add-bank-lines';
import { assignBankAccounts } from './assign-bank-accounts';
import { changeBankAccount } from './change-bank-account';
import { enterBankDifference } from './enter-bank-difference';
import { enterBankLine } from './enter-bank-line';
import { getBankAccount } from './get-bank-account';
import { getBankReport } from './get-bank-report';
import { getReconciliation } from './get-reconciliation';
import { identifyBankMoney } from './identify-bank-money';
import { listBankAccounts } from './list-bank-accounts';
import { listBankLines } from './list-bank-lines';
import { listCashEntries } from './list-cash-entries';
import { matchBankLines } from './match-bank-lines';
import { moveBankMoney } from './move-bank-money';
import { moveCompanyMoney } from './move-company-money';
import { reconcileBankAccount } from './reconcile-bank-account';
import { removeBankLines } from './remove-bank-lines';
import { removeBankRule } from './remove-bank-rule';
import { reopenBankLine } from './reopen-bank-line';
import { reopenBankStatement } from './reopen-bank-statement';
import { setBankUse } from './set-bank-use';
import { undoBankMoney } from './undo-bank-money';

export const bankHandlers = {
  listBankAccounts,
  getBankAccount,
  addBankAccount,
  changeBankAccount,
  listBankLines,
  listCashEntries,
  getReconciliation,
  getBankReport,
  addBankLines,
  removeBankLines,
  matchBankLines,
  enterBankLine,
  identifyBankMoney,
  enterBankDifference,
  removeBankRule,
  reopenBankLine,
  reconcileBankAccount,
  reopenBankStatement,
  moveBankMoney,
  moveCompanyMoney,
  addBankFact,
  undoBankMoney,
  assignBankAccounts,
  setBankUse,
};
