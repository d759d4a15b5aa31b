import { addDays, monthOf } from '../../../shared/domain/dates';
import { seesBank } from '../../../shared/domain/ledger/bank/bank-reach';
import { mayCloseBooks } from '../../../shared/domain/ledger/close-books';
import {
  aBank,
  bankLine,
  bankUseOf,
  companyMoneyOf,
  newBankLine,
  newBankMatch,
  newBankRule,
  newCheck,
  newDifference,
  newEnteredLine,
  newMove,
  newOwnEntry,
  newReconciliation,
  newUnidentified,
  nextReconciliation,
  renamedBank,
} from '../support/bank-accounts';
import { sentDocument } from '../support/documents';
import { newLeaseIn } from '../support/leases';
import {
  aCheck,
  autopayTerms,
  chargeIn,
  feeRunIn,
  newChargeIn,
  newDebtIn,
  newDepositBackIn,
  newDepositMoveIn,
  newFeeRunIn,
  newLateRentIn,
  newMovedDepositIn,
  newPaymentIn,
  newPlanIn,
  newPlannedIn,
  newWriteOffIn,
  rentOnItsWay,
  rentOwed,
  withAutopay,
  withoutBank,
} from '../support/ledger';
import { openingLinesIn, openingToEnd, openingToSign, openingToUndo } from '../support/openings';
import { newUnitOf } from '../support/organization-units';
import {
  aBill,
  aContribution,
  anExpense,
  feeMonthOf,
  issuedMonth,
  newBillIn,
  newExpenseIn,
  newInvoiceIn,
  newPayout,
  newProviderPayout,
  newTransfer,
  nextStatement,
  termsVersion,
} from '../support/owner-money';
import {
  aRecurringBill,
  aRecurringCharge,
  newRecurringBillIn,
  newRecurringChargeIn,
} from '../support/recurring';
import type { Making, SamplesOf } from './making';
import { digitsOf, ledgerOf, moveOf, todayOf } from './shared';

/** A run of this sample alone. */
const runOf = ({ fresh }: Making): string => digitsOf(fresh).padStart(32, '0').slice(-32);

/** Each closing is through another day. */
let closings = 0;

/** A change of a bank account, for who reaches the whole organization's money. */
const bankOf = <B>(make: (making: Making) => Promise<B>) => ({
  names: ['bank'] as const,
  allows: mayCloseBooks,
  input: async (making: Making) => ({ body: await make(making) }),
});

/** The organization's one sheet: nothing is named. */
const openingOf = <B>(make: (making: Making) => Promise<B>) => ({
  allows: mayCloseBooks,
  input: async (making: Making) => ({ body: await make(making) }),
});

export const ledger: SamplesOf<'ledger'> = {
  getLedger: {
    names: ['rent'],
    input: async (making) => {
      const { lease_id: leaseId } = await chargeIn(making, making.id('rent'));
      return { params: { leaseId }, query: { show: 'payments', as_of: todayOf(making) } };
    },
  },
  getMyLedger: {
    names: ['myLease'],
    input: ({ id }) => ({ params: { leaseId: id('myLease') }, query: { limit: 5 } }),
  },
  payRent: {
    names: ['myLease'],
    creates: true,
    input: async (making) => ({ body: { lease_id: await rentOwed(making), cents: 5_000 } }),
  },
  getMyPayment: {
    names: ['myLease'],
    makes: true,
    input: async (making) => ({ params: await rentOnItsWay(making) }),
  },
  getMyAutopay: {
    names: ['myLease'],
    makes: true,
    input: async (making) => ({ params: { leaseId: await withAutopay(making) } }),
  },
  startAutopay: {
    names: ['myLease'],
    creates: true,
    input: async (making) => ({ body: { lease_id: await rentOwed(making), ...autopayTerms } }),
  },
  changeAutopay: {
    names: ['myLease'],
    creates: true,
    input: async (making) => ({ body: { lease_id: await withAutopay(making), ...autopayTerms } }),
  },
  listMyMethods: {
    names: ['myLease'],
    makes: true,
    input: async (making) => ({ params: { leaseId: await withAutopay(making) } }),
  },
  addMyMethod: {
    names: ['myLease'],
    creates: true,
    input: async (making) => ({ body: { lease_id: await rentOwed(making) } }),
  },
  removeMyMethod: {
    names: ['myLease'],
    input: async (making) => ({
      body: { lease_id: await withAutopay(making), method_id: 'pm_1', stops_autopay: true },
    }),
  },
  stopAutopay: {
    names: ['myLease'],
    input: async (making) => ({ body: { lease_id: await withAutopay(making) } }),
  },
  askToPayOnline: {
    names: ['myLease'],
    input: async (making) => ({ body: { lease_id: await withoutBank(making) } }),
  },
  chooseOnlinePayments: {
    names: ['property'],
    input: async (making) => {
      const { lease_id } = await newChargeIn(making, making.id('property'));
      return { body: { lease_id, scope: 'lease' as const, mode: 'full' as const } };
    },
  },
  getCharge: {
    names: ['rent'],
    input: async (making) => {
      const { lease_id: leaseId, entry_id } = await chargeIn(making, making.id('rent'));
      return { params: { leaseId }, query: { entry_id } };
    },
  },
  listBalances: { input: () => ({ query: { search: 'elm' } }) },
  listLateFees: { input: () => ({}) },
  assessLateFees: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({
      body: { run: runOf(making), leases: [await newLateRentIn(making, making.id('rent'))] },
    }),
  },
  listFeeRuns: { input: () => ({}) },
  getFeeRun: {
    names: ['rent'],
    input: async (making) => {
      const { run } = await feeRunIn(making, making.id('rent'), runOf(making));
      return { query: { run } };
    },
  },
  undoFeeRun: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({ body: await newFeeRunIn(making, making.id('rent'), runOf(making)) }),
  },
  // A repeat answers that the tenants were reminded today already.
  remindTenants: {
    names: ['rent'],
    input: async (making) => {
      const { lease_id } = await newLateRentIn(making, making.id('rent'));
      return { body: { lease_ids: [lease_id] } };
    },
  },
  openLedger: {
    creates: true,
    ...moveOf('running', (making) => ({
      rent_from: monthOf(todayOf(making)),
      owed: [{ kind: 'utility' as const, label: 'Water', due_on: '2020-03-01', cents: 4_000 }],
      credit_cents: 10_000,
      deposits: [{ tenant_id: 'ada', cents: 145_000 }],
    })),
  },
  getPropertyMoney: {
    names: ['rent'],
    input: ({ id }) => ({ params: { propertyId: id('rent') }, query: { limit: 5 } }),
  },
  addExpense: {
    names: ['rent'],
    creates: true,
    input: (making) => ({ body: anExpense(making, making.id('rent')) }),
  },
  addRecurringCharge: {
    names: ['rent'],
    creates: true,
    input: async (making) => {
      const { lease_id } = await newLeaseIn(making, making.id('rent'), 'running');
      return { body: { lease_id, ...aRecurringCharge(making) } };
    },
  },
  changeRecurringCharge: {
    names: ['rent'],
    input: async (making) => ({ body: await newRecurringChargeIn(making, making.id('rent')) }),
  },
  addRecurringBill: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({
      body: {
        property_id: making.id('rent'),
        unit_id: await newUnitOf(making, making.id('rent')),
        ...aRecurringBill(making),
      },
    }),
  },
  changeRecurringBill: {
    names: ['rent'],
    input: async (making) => ({ body: await newRecurringBillIn(making, making.id('rent')) }),
  },
  listBills: { names: ['rent'], input: ({ id }) => ({ params: { propertyId: id('rent') } }) },
  addBill: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({
      body: {
        ...aBill(making, making.id('rent')),
        unit_id: await newUnitOf(making, making.id('rent')),
        invoice: { upload: await sentDocument(making), contentType: 'application/pdf' as const },
      },
    }),
  },
  createInvoiceUpload: {
    names: ['rent'],
    input: ({ id }) => ({
      body: { property_id: id('rent'), contentType: 'application/pdf' as const, bytes: 1000 },
    }),
  },
  openInvoice: {
    names: ['rent'],
    makes: true,
    input: async (making) => {
      const { property_id: propertyId, entry_id } = await newInvoiceIn(making, making.id('rent'));
      return { params: { propertyId }, query: { entry_id } };
    },
  },
  payBill: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({
      body: {
        ...(await newBillIn(making, making.id('rent'))),
        paid_on: todayOf(making),
        method: 'check' as const,
        reference: '2107',
      },
    }),
  },
  listOpenBills: { input: () => ({}) },
  payBills: {
    names: ['rent'],
    allows: mayCloseBooks,
    creates: true,
    input: async (making) => ({
      body: {
        run: runOf(making),
        paid_on: todayOf(making),
        method: 'transfer' as const,
        reference: '2107',
        first_checks: [],
        bills: [await newBillIn(making, making.id('rent'))],
      },
    }),
  },
  listChecks: {
    names: ['bank'],
    allows: seesBank,
    input: async (making) => ({ params: { accountId: (await newCheck(making)).account_id }, query: {} }),
  },
  voidCheck: bankOf(async (making) => ({ ...(await newCheck(making)), reason: 'Lost in the mail' })),
  addContribution: {
    names: ['rent'],
    creates: true,
    input: (making) => ({ body: aContribution(making, making.id('rent')) }),
  },
  recordPayout: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({ body: await newProviderPayout(making, making.id('rent')) }),
  },
  payOwner: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({ body: await newPayout(making, making.id('rent')) }),
  },
  transferToOwner: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({ body: await newTransfer(making, making.id('rent')) }),
  },
  reverseOwnerMoney: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({
      body: { ...(await newExpenseIn(making, making.id('rent'))), reason: 'Entered twice' },
    }),
  },
  setManagementFee: {
    names: ['rent'],
    input: async (making) => ({
      body: {
        property_id: making.id('rent'),
        version: await termsVersion(making, making.id('rent')),
        fee: { kind: 'percent' as const, hundredths: 800 },
        from_month: monthOf(todayOf(making)),
        reserve_cents: 50_000,
      },
    }),
  },
  listManagementFees: { input: (making) => ({ query: { month: monthOf(todayOf(making)) } }) },
  chargeManagementFee: {
    names: ['rent'],
    creates: true,
    input: async (making) => ({ body: await feeMonthOf(making, making.id('rent')) }),
  },
  listStatements: { names: ['bankOwner'], input: ({ id }) => ({ params: { ownerId: id('bankOwner') } }) },
  getOwnerLedger: {
    names: ['bankOwner'],
    input: ({ id }) => ({ params: { ownerId: id('bankOwner') }, query: { year: '2026' } }),
  },
  getOwnerYear: {
    names: ['bankOwner'],
    input: ({ id }) => ({ params: { ownerId: id('bankOwner') }, query: { year: '2026' } }),
  },
  listMonthStatements: { input: (making) => ({ query: { month: monthOf(todayOf(making)) } }) },
  getStatement: {
    names: ['bankOwner'],
    makes: true,
    input: async (making) => {
      const ownerId = making.id('bankOwner');
      return { params: { ownerId }, query: { month: await issuedMonth(making, ownerId) } };
    },
  },
  issueStatement: {
    names: ['bankOwner'],
    input: async (making) => {
      const owner_id = making.id('bankOwner');
      return { body: { owner_id, month: await nextStatement(making, owner_id) } };
    },
  },
  getDepositMove: {
    names: ['rent'],
    input: async (making) => {
      const { lease_id: leaseId } = await chargeIn(making, making.id('rent'));
      return { params: { leaseId } };
    },
  },
  moveDeposit: { creates: true, ...ledgerOf(newDepositMoveIn, () => ({})) },
  refundDeposit: {
    creates: true,
    ...ledgerOf(newDepositBackIn, () => ({ reason: 'Security deposit' })),
  },
  undoDepositMove: {
    creates: true,
    ...ledgerOf(newMovedDepositIn, () => ({ reason: 'The wrong unit' })),
  },
  listComingRent: {
    names: ['rent'],
    input: async (making) => {
      const { lease_id: leaseId } = await chargeIn(making, making.id('rent'));
      return { params: { leaseId } };
    },
  },
  getReport: {
    input: (making) => ({
      query: { report: 'aging' as const, from: '2020-01-01', to: todayOf(making), property_id: 'prp_none' },
    }),
  },
  openFigure: {
    names: ['rent'],
    input: async (making) => {
      const { lease_id, entry_id } = await chargeIn(making, making.id('rent'));
      const figure = { report: 'rent-roll' as const, column: 'balance', account: 'receivable' };
      const days = { from: '2020-01-01', to: todayOf(making), limit: 5 };
      return { query: { ...figure, ...days, lease_id, entry_id, property_id: making.id('rent') } };
    },
  },
  exportJournal: {
    input: (making) => ({ query: { from: '2020-01-01', to: todayOf(making), property_id: 'prp_none' } }),
  },
  getBooks: { input: () => ({}) },
  closeBooks: {
    allows: mayCloseBooks,
    input: () => ({ body: { through: addDays('2000-01-01', closings++), reason: 'Reported' } }),
  },
  listBankAccounts: { allows: seesBank, input: () => ({}) },
  getBankAccount: {
    names: ['bank'],
    allows: seesBank,
    input: ({ id }) => ({ params: { accountId: id('bank') } }),
  },
  addBankAccount: {
    allows: mayCloseBooks,
    creates: true,
    input: ({ fresh }) => ({ body: aBank(fresh) }),
  },
  changeBankAccount: bankOf(renamedBank),
  listBankLines: {
    names: ['bank'],
    allows: seesBank,
    input: (making) => ({
      params: { accountId: making.id('bank') },
      query: { from: '2000-01-01', to: todayOf(making), limit: 5 },
    }),
  },
  listCashEntries: {
    allows: seesBank,
    input: (making) => ({ query: { from: todayOf(making), to: todayOf(making) } }),
  },
  addBankLines: bankOf(async (making) => ({ account_id: making.id('bank'), lines: [bankLine(making)] })),
  removeBankLines: bankOf(async (making) => {
    const { account_id, line_id } = await newBankLine(making);
    return { account_id, line_ids: [line_id] };
  }),
  matchBankLines: bankOf(newBankMatch),
  getReconciliation: {
    names: ['bank'],
    allows: seesBank,
    input: async (making) => {
      const { account_id: accountId, through } = await nextReconciliation(making);
      return { params: { accountId }, query: { through } };
    },
  },
  getBankReport: {
    names: ['bank'],
    allows: seesBank,
    makes: true,
    input: async (making) => {
      const { account_id: accountId, through } = await newReconciliation(making);
      return { params: { accountId }, query: { through } };
    },
  },
  enterBankLine: bankOf(async (making) => ({
    ...(await newBankLine(making)),
    kind: 'bank' as const,
    memo: 'The bank’s own',
  })),
  identifyBankMoney: {
    names: ['bank', 'rent'],
    allows: mayCloseBooks,
    creates: true,
    input: async (making) => {
      const { lease_id } = await chargeIn(making, making.id('rent'));
      const facts = { method: 'transfer' as const, reference: '', payer: 'Ada Byron' };
      return { body: { ...(await newUnidentified(making)), lease_id, ...facts } };
    },
  },
  enterBankDifference: { ...bankOf(newDifference), creates: true },
  removeBankRule: bankOf(newBankRule),
  reopenBankLine: bankOf(newEnteredLine),
  reconcileBankAccount: bankOf(nextReconciliation),
  reopenBankStatement: bankOf(async (making) => ({
    ...(await newReconciliation(making)),
    reason: 'Closed too early',
  })),
  moveBankMoney: { creates: true, ...bankOf(newMove) },
  moveCompanyMoney: { creates: true, ...bankOf(async (making) => companyMoneyOf(making)) },
  addBankFact: {
    creates: true,
    ...bankOf(async (making) => ({
      account_id: making.id('bank'),
      kind: 'interest' as const,
      cents: 100,
      posted_on: todayOf(making),
      memo: '',
    })),
  },
  undoBankMoney: { ...bankOf(newOwnEntry), makes: true },
  assignBankAccounts: {
    names: ['rent', 'bank'],
    allows: mayCloseBooks,
    input: async (making) => ({
      body: {
        property_id: making.id('rent'),
        money_account_id: making.id('bank'),
        deposits_account_id: making.id('bank'),
        version: await termsVersion(making, making.id('rent')),
      },
    }),
  },
  setBankUse: bankOf(bankUseOf),
  getOpeningSheet: { allows: seesBank, input: () => ({}) },
  listOpeningProperties: { allows: seesBank, input: () => ({ query: {} }) },
  saveOpeningLines: openingOf(openingLinesIn),
  bringOpeningIn: openingOf(openingToEnd),
  undoOpening: openingOf(openingToUndo),
  signOpening: openingOf(openingToSign),
  addCharge: {
    creates: true,
    ...moveOf('running', (making) => ({
      kind: 'deposit' as const,
      label: 'Deposit',
      due_on: todayOf(making),
      cents: 145_000,
      tenant_id: 'ada',
    })),
  },
  editCharge: {
    creates: true,
    ...ledgerOf(newChargeIn, (making) => ({
      label: 'Water and sewer',
      due_on: todayOf(making),
      cents: 9_000,
      reason: 'A typing error',
    })),
  },
  reverseCharge: { creates: true, ...ledgerOf(newChargeIn, () => ({ reason: 'Charged twice' })) },
  creditCharge: { creates: true, ...ledgerOf(newChargeIn, () => ({ cents: 2_500, reason: 'Goodwill' })) },
  writeOffCharges: {
    names: ['rent'],
    creates: true,
    input: async (making) => {
      const { lease_id, charge } = await newDebtIn(making, making.id('rent'));
      return { body: { lease_id, charges: [{ charge, cents: 2_500 }], reason: 'Moved away' } };
    },
  },
  makePaymentPlan: {
    names: ['rent'],
    input: async (making) => ({ body: await newPlanIn(making, making.id('rent')) }),
  },
  endPaymentPlan: {
    names: ['rent'],
    input: async (making) => {
      const lease_id = await newPlannedIn(making, making.id('rent'));
      return { body: { lease_id } };
    },
  },
  recoverWriteOff: { creates: true, ...ledgerOf(newWriteOffIn, () => ({ reason: 'Paid after all' })) },
  listOpenCharges: { input: () => ({ query: { limit: 5 } }) },
  chargeLeases: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const { lease_id } = await newLeaseIn(making, making.id('property'), 'running');
      const facts = { kind: 'utility' as const, label: 'Water', due_on: todayOf(making), cents: 6_000 };
      return { body: { run: runOf(making), ...facts, lease_ids: [lease_id] } };
    },
  },
  receivePayments: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const { lease_id } = await newLeaseIn(making, making.id('property'), 'running');
      const day = { run: runOf(making), received_on: todayOf(making), method: 'check' as const };
      return { body: { ...day, receipts: [{ lease_id, cents: 15_000, reference: '1042', payer: 'Ada' }] } };
    },
  },
  receivePayment: {
    creates: true,
    ...moveOf('running', (making) => aCheck(todayOf(making))),
  },
  returnPayment: {
    creates: true,
    ...ledgerOf(newPaymentIn, (making) => ({
      returned_on: todayOf(making),
      reason: 'Insufficient funds',
      fee_cents: 2_500,
    })),
  },
  reallocatePayment: {
    creates: true,
    ...ledgerOf(newPaymentIn, (making) => ({
      chosen: [],
      moved_on: todayOf(making),
      reason: 'It was for next month',
    })),
  },
  refundPayment: {
    creates: true,
    ...ledgerOf(newPaymentIn, (making) => ({
      cents: 7_000,
      refunded_on: todayOf(making),
      reason: 'Paid too much',
    })),
  },
};
