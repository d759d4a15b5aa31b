import { addBill } from './add-bill';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { chargeManagementFee } from './charge-management-fee';
import { createInvoiceUpload } from './create-invoice-upload';
import { getOwnerLedger } from './get-owner-ledger';
import { getOwnerYear } from './get-owner-year';
import { getPropertyMoney } from './get-property-money';
import { getStatement } from './get-statement';
import { issueStatement } from './issue-statement';
import { listBills } from './list-bills';
import { listManagementFees } from './list-management-fees';
import { listMonthStatements } from './list-month-statements';
import { listStatements } from './list-statements';
import { openInvoice } from './open-invoice';
import { payBill } from './pay-bill';
import { payOwner } from './pay-owner';
import { recordPayout } from './record-payout';
import { reverseOwnerMoney } from './reverse-owner-money';
import { setManagementFee } from './set-management-fee';
import { transferToOwner } from './transfer-to-owner';

export const ownerHandlers = {
  getOwnerLedger,
  getOwnerYear,
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
};
