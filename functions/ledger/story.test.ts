import { beforeAll, expect, it } from 'vitest';
import type { TermForm } from '../../shared/contract/lease-drafts';
import { authorizationVersion } from '../../shared/domain/ledger/autopay-texts';
import { ReportName } from '../../shared/domain/reports/catalogue';
import type { Viewer } from '../../shared/domain/roles';
import { mailLines, snapshotLines, storedLines } from '../../test/support/snapshot-lines';
import { elias, nora, two } from '../../test/support/stand/leases';
import { propertyId } from '../../test/support/stand/portfolio';
import { openTenants, type TenantStand } from '../../test/support/stand/tenants';
import { applyOnline } from '../common/ledger/apply-online';
import { postRentWith } from '../jobs/post-rent';
import { OwnerAccount } from '../table/billing/record';
import { put, update } from '../table/db/writes';
import { Share } from '../table/properties/record';
import { addBankAccount } from './add-bank-account';
import { addBankLines } from './add-bank-lines';
import { addBill } from './add-bill';
import { addCharge } from './add-charge';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { assessLateFees } from './assess-late-fees';
import { chargeManagementFee } from './charge-management-fee';
import { closeBooks } from './close-books';
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
import { openFigure } from './open-figure';
import { openLedger } from './open-ledger';
import { payBill } from './pay-bill';
import { payOwner } from './pay-owner';
import { payRent } from './pay-rent';
import { reallocatePayment } from './reallocate-payment';
import { receivePayment } from './receive-payment';
import { reconcileBankAccount } from './reconcile-bank-account';
import { refundPayment } from './refund-payment';
import { returnPayment } from './return-payment';
import { reverseCharge } from './reverse-charge';
import { reverseOwnerMoney } from './reverse-owner-money';
import { setBankLineAside } from './set-bank-line-aside';
import { setManagementFee } from './set-management-fee';
import { startAutopay } from './start-autopay';
import { transferToOwner } from './transfer-to-owner';

let stand: TenantStand;
let tenant: Partial<Viewer>;
let lease_id: string;
/** A lease whose money was kept elsewhere before. */
let other: string;
let account_id: string;

const goTo = async (instant: string): Promise<void> => {
  stand.goTo(instant);
  await postRentWith(() => stand.deps)();
};
const call = () => stand.call();
const idOf = ({ data }: { data: { entry_id: string } }): string => data.entry_id;

beforeAll(async () => {
  stand = await openTenants();
  await stand.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  ({ lease_id } = await stand.draft());
  const late = { fee: { kind: 'flat', cents: 5_000 }, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent'] };
  await stand.save(lease_id, { late } as Partial<TermForm>, { coSigners: [] });
  await stand.send(lease_id);
  tenant = await stand.movedIn([nora, stand.agent]);
  other = await stand.sent(two, { tenants: [elias], coSigners: [] });
  await stand.movedIn([elias, stand.agent]);
  for (const share of await stand.all(Share))
    await stand.db.write(update(Share, { key: share, set: { bankReady: true } }));
  await goTo('2026-07-26T12:00:00.000Z');
  await leaseMoney();
  await propertyMoney();
  await bankLines();
}, 60_000);

async function leaseMoney(): Promise<void> {
  const water = { kind: 'utility', label: 'Water', due_on: '2026-07-20', cents: 6_000 } as const;
  const charge = async (over = {}) =>
    idOf(await stand.perform(addCharge, { ...call(), body: { lease_id, ...water, ...over } }));
  const pay = async (over = {}) => {
    const facts = { cents: 50_000, received_on: '2026-07-25', method: 'check', reference: '7' } as const;
    const body = { lease_id, ...facts, payer: 'Nora', chosen: [], hold_rest: false, ...over };
    return idOf(await stand.perform(receivePayment, { ...call(), body })).replace('payment:', '');
  };
  const entry_id = await charge();
  const edited = { lease_id, entry_id, label: 'Sewer', due_on: '2026-07-21', cents: 5_000, reason: 'Typo' };
  const edit = idOf(await stand.perform(editCharge, { ...call(), body: edited }));
  const credit = { lease_id, entry_id: edit, cents: 700, reason: 'Kind' };
  await stand.perform(creditCharge, { ...call(), body: credit });
  const reversed = { lease_id, entry_id: await charge({ label: '' }), reason: 'Free' };
  await stand.perform(reverseCharge, { ...call(), body: reversed });
  await charge({ kind: 'deposit', label: '', cents: 90_000, tenant_id: 'nora' });

  const first = await pay();
  const refund = { lease_id, payment_id: first, cents: 400, refunded_on: '2026-07-26', reason: 'Moved' };
  await stand.perform(refundPayment, { ...call(), body: refund });
  const bounced = await pay({ cents: 1_000, payer: '', reference: '' });
  const back = { payment_id: bounced, returned_on: '2026-07-26', reason: 'NSF', fee_cents: 2_500 };
  await stand.perform(returnPayment, { ...call(), body: { lease_id, ...back } });
  const moved = {
    payment_id: first,
    moved_on: '2026-07-26',
    reason: 'Asked for',
    chosen: [{ charge: 1, cents: 30_000 }],
  };
  await stand.perform(reallocatePayment, { ...call(), body: { lease_id, ...moved } });
  const online = { ...stand.call(tenant), body: { lease_id, cents: 20_000 } };
  const { payment_id } = (await stand.perform(payRent, online)).data;
  const came = { at: '2026-07-26T13:00:00.000Z', cents: 20_000, fee: 610 };
  const settled = { ...came, clearsAt: '2026-07-28T12:00:00.000Z' };
  stand.provider.payRent(payment_id, { status: 'succeeded', settled });
  await applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: stand.now() }, stand.deps);
  const terms = { after_due: 2, ceiling_cents: 290_000, announce_above_cents: 200_000 };
  const agreed = { lease_id, ...terms, agrees: authorizationVersion } as const;
  await stand.perform(startAutopay, { ...stand.call(tenant), body: agreed });
  stand.provider.saveMethod();
  await getMyAutopay({ ...stand.call(tenant), params: { leaseId: lease_id } }, stand.deps);

  const owed = [{ kind: 'rent', label: 'June', due_on: '2026-06-01', cents: 800 }] as const;
  const held = { credit_cents: 5_000, deposits: [{ tenant_id: 'elias', cents: 7_000 }] };
  const opening = { lease_id: other, rent_from: '2026-08', owed: [...owed], ...held };
  await stand.perform(openLedger, { ...call(), body: opening });

  await goTo('2026-08-09T12:00:00.000Z');
  const { data } = await listLateFees(call(), stand.deps);
  const entry_ids = data.fees.filter((fee) => fee.lease_id === lease_id).map((fee) => fee.entry_id);
  await stand.perform(assessLateFees, { ...call(), body: { leases: [{ lease_id, entry_ids }] } });
}

const moneyOf = () => getPropertyMoney({ ...call(), params: { propertyId }, query: {} }, stand.deps);

async function propertyMoney(): Promise<void> {
  const paid = { property_id: propertyId, paid_on: '2026-07-22', method: 'check', reference: '9' } as const;
  const spent = { ...paid, vendor: 'Ace', category: 'repairs', cents: 9_000, memo: 'A tap' } as const;
  const expense = idOf(await stand.perform(addExpense, { ...call(), body: spent }));
  const undone = { property_id: propertyId, entry_id: expense, reason: 'Twice' };
  await stand.perform(reverseOwnerMoney, { ...call(), body: undone });
  const billed = { property_id: propertyId, vendor: 'Bee', category: 'taxes', cents: 7_000 } as const;
  const days = { billed_on: '2026-06-20', due_on: '2026-07-21', reference: 'A-7', memo: '' };
  const bill_id = idOf(await stand.perform(addBill, { ...call(), body: { ...billed, ...days } }));
  await stand.perform(addBill, { ...call(), body: { ...billed, ...days, reference: '', cents: 300 } });
  await stand.perform(payBill, { ...call(), body: { ...paid, bill_id } });
  const owner = { ...paid, owner_id: 'own_ada', memo: '' };
  await stand.perform(addContribution, { ...call(), body: { ...owner, cents: 20_000 } });
  await stand.perform(payOwner, { ...call(), body: { ...owner, cents: 1_000 } });
  const account = { accountId: 'acct_ada', version: 1, missing: [], detailsSubmitted: true };
  const ready = { ...account, payoutsEnabled: true, startedAt: '', updatedAt: '' };
  await stand.db.write(put(OwnerAccount, { organizationId: 'org_one', ownerId: 'own_ada', ...ready }));
  const sent = { property_id: propertyId, owner_id: 'own_ada', cents: 1_500, memo: 'August' };
  const [{ transferable = 0 } = {}] = (await moneyOf()).data.owners;
  await stand.perform(transferToOwner, { ...call(), body: { ...sent, seen_cents: transferable } });
  const fee = { kind: 'percent', hundredths: 850 } as const;
  const agreed = { property_id: propertyId, version: 0, fee, from_month: '2026-07', reserve_cents: 500 };
  await stand.perform(setManagementFee, { ...call(), body: agreed });
  const month = '2026-07';
  await stand.perform(chargeManagementFee, { ...call(), body: { property_id: propertyId, month } });
  await stand.perform(issueStatement, { ...call(), body: { owner_id: 'own_ada', month } });
  await stand.perform(closeBooks, { ...call(), body: { through: '2026-05-31', reason: '' } });
}

async function bankLines(): Promise<void> {
  const opened = { name: 'Operating', last4: '1234', opening_cents: 50_000, opened_on: '2026-06-30' };
  account_id = (await stand.perform(addBankAccount, { ...call(), body: opened })).data.account_id;
  const line = { bank_id: '', on: '2026-07-26', nth: 1, text: 'NORA', check: '7' };
  const lines = [50_000, -40, -9].map((cents) => ({ ...line, cents }));
  await stand.perform(addBankLines, { ...call(), body: { account_id, lines } });
  const july = { from: '2026-07-01', to: '2026-07-31' };
  const asked = { params: { accountId: account_id }, query: july };
  const found = (await listBankLines({ ...call(), ...asked }, stand.deps)).data.lines;
  const idOfLine = (cents: number) => found.find((one) => one.cents === cents)?.line_id ?? '';
  const cash = (await listCashEntries({ ...call(), query: july }, stand.deps)).data.entries;
  const payment = cash.find((one) => one.cents === 50_000);
  if (!payment) throw new Error('no payment to match');
  const { book_id, property_id, entry_id } = payment;
  const matches = [{ line_id: idOfLine(50_000), entries: [{ book_id, property_id, entry_id }] }];
  await stand.perform(matchBankLines, { ...call(), body: { account_id, matches } });
  for (const cents of [-40, -9])
    await stand.perform(setBankLineAside, {
      ...call(),
      body: { account_id, line_id: idOfLine(cents), reason: 'Of another company' },
    });
  const closing = { account_id, through: '2026-07-27', ending_cents: 99_951 };
  await stand.perform(reconcileBankAccount, { ...call(), body: closing });
}

const kinds = [
  ...['ledger', 'ledger-entry', 'ledger-payment', 'online-payment', 'closed-books'],
  ...['autopay-authorization', 'owner-transfer', 'property-terms', 'owner-statement'],
  ...['bank-account', 'bank-line', 'bank-match', 'bank-statement'],
];

it('every change of money stores what it stored before', async () => {
  await expect(await storedLines(stand, kinds)).toMatchFileSnapshot('story-stored.txt');
});

it('every reading of money answers what it answered before', async () => {
  const { deps } = stand;
  const lease = { params: { leaseId: lease_id } };
  const owner = { params: { ownerId: 'own_ada' } };
  const property = { params: { propertyId } };
  const account = { params: { accountId: account_id } };
  const days = { from: '2026-07-01', to: '2026-08-31' };
  const month = { query: { month: '2026-07' } };
  const mine = stand.call(tenant);
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
    listCashEntries: listCashEntries({ ...call(), query: days }, deps),
    getBooks: getBooks(call(), deps),
    exportJournal: exportJournal({ ...call(), query: days }, deps),
  };
  const replies = await Promise.all(
    Object.entries(asked).map(async ([name, reply]) => [name, (await reply).data] as const),
  );
  const roles = ['rol_head', tenant.userRoleId ?? '', 'rol_ada'];
  const told = await Promise.all(roles.map(async (role) => (await stand.told(role)).toSorted()));
  const named = ReportName.options.map((report, at) => [report, reports[at]?.data] as const);
  await expect(snapshotLines([...replies, ...named, ['told', told]])).toMatchFileSnapshot(
    'story-replies.txt',
  );
});

it('everybody is written what was written before', async () => {
  await stand.mailOut();
  await expect(mailLines(stand.mails)).toMatchFileSnapshot('story-mails.txt');
});
