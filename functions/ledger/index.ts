import { ledger } from '../../shared/contract/ledger';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { payments } from '../runtime/deps/payments';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { addBankAccount } from './add-bank-account';
import { addBankLines } from './add-bank-lines';
import { addBill } from './add-bill';
import { addCharge } from './add-charge';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { assessLateFees } from './assess-late-fees';
import { changeAutopay } from './change-autopay';
import { changeBankAccount } from './change-bank-account';
import { chargeLeases } from './charge-leases';
import { chargeManagementFee } from './charge-management-fee';
import { chooseOnlinePayments } from './choose-online-payments';
import { closeBooks } from './close-books';
import { createInvoiceUpload } from './create-invoice-upload';
import { creditCharge } from './credit-charge';
import { editCharge } from './edit-charge';
import { exportJournal } from './export-journal';
import { getBankAccount } from './get-bank-account';
import { getBooks } from './get-books';
import { getCharge } from './get-charge';
import { getDepositMove } from './get-deposit-move';
import { getLedger } from './get-ledger';
import { getMyAutopay } from './get-my-autopay';
import { getMyLedger } from './get-my-ledger';
import { getMyPayment } from './get-my-payment';
import { getPropertyMoney } from './get-property-money';
import { getReport } from './get-report';
import { getStatement } from './get-statement';
import { issueStatement } from './issue-statement';
import { listBalances } from './list-balances';
import { listBankAccounts } from './list-bank-accounts';
import { listBankLines } from './list-bank-lines';
import { listBills } from './list-bills';
import { listCashEntries } from './list-cash-entries';
import { listComingRent } from './list-coming-rent';
import { listLateFees } from './list-late-fees';
import { listManagementFees } from './list-management-fees';
import { listMonthStatements } from './list-month-statements';
import { listOpenCharges } from './list-open-charges';
import { listStatements } from './list-statements';
import { matchBankLines } from './match-bank-lines';
import { moveDeposit } from './move-deposit';
import { openFigure } from './open-figure';
import { openInvoice } from './open-invoice';
import { openLedger } from './open-ledger';
import { payBill } from './pay-bill';
import { payOwner } from './pay-owner';
import { payRent } from './pay-rent';
import { reallocatePayment } from './reallocate-payment';
import { receivePayment } from './receive-payment';
import { receivePayments } from './receive-payments';
import { reconcileBankAccount } from './reconcile-bank-account';
import { recordPayout } from './record-payout';
import { refundDeposit } from './refund-deposit';
import { refundPayment } from './refund-payment';
import { remindTenants } from './remind-tenants';
import { removeBankLines } from './remove-bank-lines';
import { reopenBankLine } from './reopen-bank-line';
import { reopenBankStatement } from './reopen-bank-statement';
import { returnPayment } from './return-payment';
import { reverseCharge } from './reverse-charge';
import { reverseOwnerMoney } from './reverse-owner-money';
import { setBankLineAside } from './set-bank-line-aside';
import { setManagementFee } from './set-management-fee';
import { startAutopay } from './start-autopay';
import { stopAutopay } from './stop-autopay';
import { transferToOwner } from './transfer-to-owner';
import { undoDepositMove } from './undo-deposit-move';

export const handlers = {
  getLedger,
  getMyLedger,
  payRent,
  getMyPayment,
  getMyAutopay,
  startAutopay,
  changeAutopay,
  stopAutopay,
  chooseOnlinePayments,
  getCharge,
  listBalances,
  listOpenCharges,
  chargeLeases,
  receivePayments,
  addCharge,
  editCharge,
  reverseCharge,
  creditCharge,
  receivePayment,
  returnPayment,
  refundPayment,
  reallocatePayment,
  listLateFees,
  assessLateFees,
  remindTenants,
  openLedger,
  getBooks,
  closeBooks,
  getPropertyMoney,
  addExpense,
  listBills,
  addBill,
  payBill,
  createInvoiceUpload,
  openInvoice,
  addContribution,
  recordPayout,
  payOwner,
  transferToOwner,
  reverseOwnerMoney,
  setManagementFee,
  listManagementFees,
  chargeManagementFee,
  listStatements,
  listMonthStatements,
  getStatement,
  issueStatement,
  listComingRent,
  getReport,
  openFigure,
  exportJournal,
  getDepositMove,
  moveDeposit,
  undoDepositMove,
  refundDeposit,
  listBankAccounts,
  getBankAccount,
  addBankAccount,
  changeBankAccount,
  listBankLines,
  listCashEntries,
  addBankLines,
  removeBankLines,
  matchBankLines,
  setBankLineAside,
  reopenBankLine,
  reconcileBankAccount,
  reopenBankStatement,
} satisfies Handlers<'ledger'>;

export const gateways = { files, payments };

export const handler = feature('ledger', { rows: ledger, handlers }, depsFromEnv(gateways));
