import { beforeAll, expect, it } from 'vitest';
import type { TermForm } from '../../shared/contract/lease-drafts';
import { authorizationVersion } from '../../shared/domain/ledger/rent/autopay-texts';
import { ReportName } from '../../shared/domain/ledger/reports/catalogue';
import type { Viewer } from '../../shared/domain/people/roles';
import { mailLines, snapshotLines, storedLines } from '../../test/support/snapshot-lines';
import { elias, nora, two } from '../../test/support/test-world/leases';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { applyOnline } from '../common/ledger/apply-online';
import { postRentWith } from '../jobs/post-rent';
import { OwnerAccount } from '../table/billing/record';
import { put, update } from '../table/db/writes';
import { Share } from '../table/properties/record';
import { addBankAccount } from './bank/add-bank-account';
import { addBankLines } from './bank/add-bank-lines';
import { enterBankDifference } from './bank/enter-bank-difference';
import { enterBankLine } from './bank/enter-bank-line';
import { getBankAccount } from './bank/get-bank-account';
import { getBankReport } from './bank/get-bank-report';
import { getReconciliation } from './bank/get-reconciliation';
import { listBankAccounts } from './bank/list-bank-accounts';
import { listBankLines } from './bank/list-bank-lines';
import { listCashEntries } from './bank/list-cash-entries';
import { matchBankLines } from './bank/match-bank-lines';
import { reconcileBankAccount } from './bank/reconcile-bank-account';
import { closeBooks } from './books/close-books';
import { getBooks } from './books/get-books';
import { getLedger } from './books/get-ledger';
import { getMyLedger } from './books/get-my-ledger';
import { openLedger } from './books/open-ledger';
import { addCharge } from './charges/add-charge';
import { assessLateFees } from './charges/assess-late-fees';
import { creditCharge } from './charges/credit-charge';
import { editCharge } from './charges/edit-charge';
import { getCharge } from './charges/get-charge';
import { listBalances } from './charges/list-balances';
import { listComingRent } from './charges/list-coming-rent';
import { listLateFees } from './charges/list-late-fees';
import { listOpenCharges } from './charges/list-open-charges';
import { reverseCharge } from './charges/reverse-charge';
import { getDepositMove } from './deposits/get-deposit-move';
import { addBill } from './owners/add-bill';
import { addContribution } from './owners/add-contribution';
import { addExpense } from './owners/add-expense';
import { chargeManagementFee } from './owners/charge-management-fee';
import { getPropertyMoney } from './owners/get-property-money';
import { getStatement } from './owners/get-statement';
import { issueStatement } from './owners/issue-statement';
import { listBills } from './owners/list-bills';
import { listManagementFees } from './owners/list-management-fees';
import { listMonthStatements } from './owners/list-month-statements';
import { listStatements } from './owners/list-statements';
import { payBill } from './owners/pay-bill';
import { payOwner } from './owners/pay-owner';
import { reverseOwnerMoney } from './owners/reverse-owner-money';
import { setManagementFee } from './owners/set-management-fee';
import { transferToOwner } from './owners/transfer-to-owner';
import { getMyAutopay } from './payments/get-my-autopay';
import { payRent } from './payments/pay-rent';
import { reallocatePayment } from './payments/reallocate-payment';
import { receivePayment } from './payments/receive-payment';
import { refundPayment } from './payments/refund-payment';
import { returnPayment } from './payments/return-payment';
import { startAutopay } from './payments/start-autopay';
import { exportJournal } from './reports/export-journal';
import { getReport } from './reports/get-report';
import { openFigure } from './reports/open-figure';

let testWorld: TenantWorld;
let tenant: Partial<Viewer>;
let lease_id: string;
/** A lease whose money was kept elsewhere before. */
let other: string;
let account_id: string;

const goTo = async (instant: string): Promise<void> => {
  testWorld.goTo(instant);
  await postRentWith(() => testWorld.deps)();
};
const call = () => testWorld.call();
const idOf = ({ data }: { data: { entry_id: string } }): string => data.entry_id;

beforeAll(async () => {
  testWorld = await openTenants();
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  ({ lease_id } = await testWorld.draft());
  const late = { fee: { kind: 'flat', cents: 5_000 }, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent'] };
  await testWorld.save(lease_id, { late } as Partial<TermForm>, { coSigners: [] });
  await testWorld.send(lease_id);
  tenant = await testWorld.movedIn([nora, testWorld.agent]);
  other = await testWorld.sent(two, { tenants: [elias], coSigners: [] });
  await testWorld.movedIn([elias, testWorld.agent]);
  for (const share of await testWorld.all(Share))
    await testWorld.db.write(update(Share, { key: share, set: { bankReady: true } }));
  await goTo('2026-07-26T12:00:00.000Z');
  await leaseMoney();
  await propertyMoney();
  await bankLines();
}, 60_000);

async function leaseMoney(): Promise<void> {
  const water = { kind: 'utility', label: 'Water', due_on: '2026-07-20', cents: 6_000 } as const;
  const charge = async (over = {}) =>
    idOf(await testWorld.perform(addCharge, { ...call(), body: { lease_id, ...water, ...over } }));
  const pay = async (over = {}) => {
    const facts = { cents: 50_000, received_on: '2026-07-25', method: 'check', reference: '7' } as const;
    const body = { lease_id, ...facts, payer: 'Nora', chosen: [], hold_rest: false, ...over };
    return idOf(await testWorld.perform(receivePayment, { ...call(), body })).replace('payment:', '');
  };
  const entry_id = await charge();
  const edited = { lease_id, entry_id, label: 'Sewer', due_on: '2026-07-21', cents: 5_000, reason: 'Typo' };
  const edit = idOf(await testWorld.perform(editCharge, { ...call(), body: edited }));
  const credit = { lease_id, entry_id: edit, cents: 700, reason: 'Kind' };
  await testWorld.perform(creditCharge, { ...call(), body: credit });
  const reversed = { lease_id, entry_id: await charge({ label: '' }), reason: 'Free' };
  await testWorld.perform(reverseCharge, { ...call(), body: reversed });
  await charge({ kind: 'deposit', label: '', cents: 90_000, tenant_id: 'nora' });

  const first = await pay();
  const refund = { lease_id, payment_id: first, cents: 400, refunded_on: '2026-07-26', reason: 'Moved' };
  await testWorld.perform(refundPayment, { ...call(), body: refund });
  const bounced = await pay({ cents: 1_000, payer: '', reference: '' });
  const back = { payment_id: bounced, returned_on: '2026-07-26', reason: 'NSF', fee_cents: 2_500 };
  await testWorld.perform(returnPayment, { ...call(), body: { lease_id, ...back } });
  const moved = {
    payment_id: first,
    moved_on: '2026-07-26',
    reason: 'Asked for',
    chosen: [{ charge: 1, cents: 30_000 }],
  };
  await testWorld.perform(reallocatePayment, { ...call(), body: { lease_id, ...moved } });
  const online = { ...testWorld.call(tenant), body: { lease_id, cents: 20_000 } };
  const { payment_id } = (await testWorld.perform(payRent, online)).data;
  const came = { at: '2026-07-26T13:00:00.000Z', cents: 20_000, fee: 610 };
  const settled = { ...came, clearsAt: '2026-07-28T12:00:00.000Z' };
  testWorld.provider.payRent(payment_id, { status: 'succeeded', settled });
  await applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
  const terms = { after_due: 2, ceiling_cents: 290_000, announce_above_cents: 200_000, up_to: false };
  const agreed = { lease_id, ...terms, agrees: authorizationVersion } as const;
  await testWorld.perform(startAutopay, { ...testWorld.call(tenant), body: agreed });
  testWorld.provider.saveMethod();
  await getMyAutopay({ ...testWorld.call(tenant), params: { leaseId: lease_id } }, testWorld.deps);

  const owed = [{ kind: 'rent', label: 'June', due_on: '2026-06-01', cents: 800 }] as const;
  const held = { credit_cents: 5_000, deposits: [{ tenant_id: 'elias', cents: 7_000 }] };
  const opening = { lease_id: other, rent_from: '2026-08', owed: [...owed], ...held };
  await testWorld.perform(openLedger, { ...call(), body: opening });

  await goTo('2026-08-09T12:00:00.000Z');
  const { data } = await listLateFees(call(), testWorld.deps);
  const entry_ids = data.fees.filter((fee) => fee.lease_id === lease_id).map((fee) => fee.entry_id);
  const fees = { run: 'f'.repeat(32), leases: [{ lease_id, entry_ids }] };
  await testWorld.perform(assessLateFees, { ...call(), body: fees });
}

const moneyOf = () => getPropertyMoney({ ...call(), params: { propertyId }, query: {} }, testWorld.deps);

async function propertyMoney(): Promise<void> {
  const paid = { property_id: propertyId, paid_on: '2026-07-22', method: 'check', reference: '9' } as const;
  const spent = { ...paid, vendor: 'Ace', category: 'repairs', cents: 9_000, memo: 'A tap' } as const;
  const expense = idOf(await testWorld.perform(addExpense, { ...call(), body: spent }));
  const undone = { property_id: propertyId, entry_id: expense, reason: 'Twice' };
  await testWorld.perform(reverseOwnerMoney, { ...call(), body: undone });
  const billed = { property_id: propertyId, vendor: 'Bee', category: 'taxes', cents: 7_000 } as const;
  const days = { billed_on: '2026-06-20', due_on: '2026-07-21', reference: 'A-7', memo: '' };
  const bill_id = idOf(await testWorld.perform(addBill, { ...call(), body: { ...billed, ...days } }));
  await testWorld.perform(addBill, { ...call(), body: { ...billed, ...days, reference: '', cents: 300 } });
  await testWorld.perform(payBill, { ...call(), body: { ...paid, bill_id } });
  const owner = { ...paid, owner_id: 'own_ada', memo: '' };
  await testWorld.perform(addContribution, { ...call(), body: { ...owner, cents: 20_000 } });
  await testWorld.perform(payOwner, { ...call(), body: { ...owner, cents: 1_000 } });
  const account = { accountId: 'acct_ada', version: 1, missing: [], detailsSubmitted: true };
  const ready = { ...account, payoutsEnabled: true, startedAt: '', updatedAt: '' };
  await testWorld.db.write(put(OwnerAccount, { organizationId: 'org_one', ownerId: 'own_ada', ...ready }));
  const sent = { property_id: propertyId, owner_id: 'own_ada', cents: 1_500, memo: 'August' };
  const [{ transferable = 0 } = {}] = (await moneyOf()).data.owners;
  await testWorld.perform(transferToOwner, { ...call(), body: { ...sent, seen_cents: transferable } });
  const fee = { kind: 'percent', hundredths: 850 } as const;
  const agreed = { property_id: propertyId, version: 0, fee, from_month: '2026-07', reserve_cents: 500 };
  await testWorld.perform(setManagementFee, { ...call(), body: agreed });
  const month = '2026-07';
  await testWorld.perform(chargeManagementFee, { ...call(), body: { property_id: propertyId, month } });
  await testWorld.perform(issueStatement, { ...call(), body: { owner_id: 'own_ada', month } });
  await testWorld.perform(closeBooks, { ...call(), body: { through: '2026-05-31', reason: '' } });
}

async function bankLines(): Promise<void> {
  const opened = { name: 'Operating', last4: '1234', opening_cents: 50_000, opened_on: '2026-06-30' };
  account_id = (await testWorld.perform(addBankAccount, { ...call(), body: opened })).data.account_id;
  const line = { bank_id: '', on: '2026-07-26', nth: 1, text: 'NORA', check: '7' };
  const lines = [50_000, -40, -9].map((cents) => ({ ...line, cents }));
  await testWorld.perform(addBankLines, { ...call(), body: { account_id, lines } });
  const july = { from: '2026-07-01', to: '2026-07-31' };
  const asked = { params: { accountId: account_id }, query: july };
  const found = (await listBankLines({ ...call(), ...asked }, testWorld.deps)).data.lines;
  const idOfLine = (cents: number) => found.find((one) => one.cents === cents)?.line_id ?? '';
  const cash = (await listCashEntries({ ...call(), query: july }, testWorld.deps)).data.entries;
  const payment = cash.find((one) => one.cents === 50_000);
  if (!payment) throw new Error('no payment to match');
  const { book_id, property_id, entry_id } = payment;
  const matches = [{ line_id: idOfLine(50_000), entries: [{ book_id, property_id, entry_id }] }];
  await testWorld.perform(matchBankLines, { ...call(), body: { account_id, matches } });
  for (const cents of [-40, -9])
    await testWorld.perform(enterBankLine, {
      ...call(),
      body: { account_id, line_id: idOfLine(cents), kind: 'bank', memo: '' },
    });
  const closing = { account_id, through: '2026-07-27', ending_cents: 99_951 };
  const at = { ...call(), params: { accountId: account_id }, query: { through: closing.through } };
  const { book, items: open } = (await getReconciliation(at, testWorld.deps)).data;
  const left = open.reduce((sum, { is_left, cents }) => sum + (is_left ? cents : 0), 0);
  const before = { cents: closing.ending_cents + left - book, to: 'opening', reason: 'Held before' } as const;
  const difference = { account_id, through: closing.through, ...before };
  await testWorld.perform(enterBankDifference, { ...call(), body: difference });
  await testWorld.perform(reconcileBankAccount, { ...call(), body: closing });
}

const kinds = [
  'ledger',
  'ledger-entry',
  'ledger-payment',
  'online-payment',
  'closed-books',
  'autopay-authorization',
  'owner-transfer',
  'property-terms',
  'owner-statement',
  'bank-account',
  'bank-line',
  'bank-match',
  'bank-statement',
  'bank-outstanding',
  'bank-report',
];

it('every change of money stores what it stored before', async () => {
  await expect(await storedLines(testWorld, kinds)).toMatchFileSnapshot('story-stored.txt');
});

it('every reading of money answers what it answered before', async () => {
  const { deps } = testWorld;
  const lease = { params: { leaseId: lease_id } };
  const owner = { params: { ownerId: 'own_ada' } };
  const property = { params: { propertyId } };
  const account = { params: { accountId: account_id } };
  const days = { from: '2026-07-01', to: '2026-08-31' };
  const month = { query: { month: '2026-07' } };
  const mine = testWorld.call(tenant);
  const reports = await Promise.all(
    ReportName.options.map((report) => getReport({ ...call(), query: { ...days, report } }, deps)),
  );
  const figure = (query: Parameters<typeof openFigure>[0]['query']) => openFigure({ ...call(), query }, deps);
  const asked = {
    openRentRoll: figure({
      ...days,
      report: 'rent-roll',
      column: 'balance',
      lease_id,
      property_id: propertyId,
    }),
    openAging: figure({ ...days, report: 'aging', column: 'owed', lease_id, property_id: propertyId }),
    openPayments: figure({ ...days, report: 'payments', column: 'amount' }),
    openIncome: figure({ ...days, report: 'income', column: 'collected', property_id: propertyId }),
    openDeposits: figure({
      ...days,
      report: 'deposits',
      column: 'held',
      lease_id: other,
      property_id: propertyId,
    }),
    openAccount: figure({ ...days, report: 'trial-balance', column: 'after', account: 'cash/bank' }),
    getLedger: getLedger({ ...call(), ...lease, query: {} }, deps),
    getCharge: getCharge(
      { ...call(), ...lease, query: { entry_id: `rent:2026-07:${lease_id}:rent:2026-07-01` } },
      deps,
    ),
    getLedgerAsOf: getLedger({ ...call(), ...lease, query: { as_of: '2026-07-25' } }, deps),
    getMyLedger: getMyLedger({ ...mine, ...lease, query: {} }, deps),
    getMyAutopay: getMyAutopay({ ...mine, ...lease }, deps),
    listBalances: listBalances({ ...call(), query: {} }, deps),
    listOpenCharges: listOpenCharges({ ...call(), query: {} }, deps),
    listComingRent: listComingRent({ ...call(), ...lease }, deps),
    listLateFees: listLateFees(call(), deps),
    getDepositMove: getDepositMove({ ...call(), ...lease }, deps),
    getPropertyMoney: getPropertyMoney({ ...call(), ...property, query: {} }, deps),
    listBills: listBills({ ...call(), ...property }, deps),
    listManagementFees: listManagementFees({ ...call(), ...month }, deps),
    listStatements: listStatements({ ...call(), ...owner }, deps),
    listMonthStatements: listMonthStatements({ ...call(), ...month }, deps),
    getStatement: getStatement({ ...call(), ...owner, ...month }, deps),
    listBankAccounts: listBankAccounts(call(), deps),
    getBankAccount: getBankAccount({ ...call(), ...account }, deps),
    listBankLines: listBankLines({ ...call(), ...account, query: days }, deps),
    getBankReport: getBankReport({ ...call(), ...account, query: { through: '2026-07-27' } }, deps),
    listCashEntries: listCashEntries({ ...call(), query: days }, deps),
    getBooks: getBooks(call(), deps),
    exportJournal: exportJournal({ ...call(), query: days }, deps),
  };
  const replies = await Promise.all(
    Object.entries(asked).map(async ([name, reply]) => [name, (await reply).data] as const),
  );
  const roles = ['rol_head', tenant.userRoleId ?? '', 'rol_ada'];
  const told = await Promise.all(roles.map(async (role) => (await testWorld.told(role)).toSorted()));
  const named = ReportName.options.map((report, at) => [report, reports[at]?.data] as const);
  await expect(snapshotLines([...replies, ...named, ['told', told]])).toMatchFileSnapshot(
    'story-replies.txt',
  );
});

it('everybody is written what was written before', async () => {
  await testWorld.mailOut();
  await expect(mailLines(testWorld.mails)).toMatchFileSnapshot('story-mails.txt');
});
