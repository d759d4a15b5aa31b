import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../shared/contract/endpoint';
import type { ledger as rows } from '../../shared/contract/ledger';
import { newestEntry } from '../../test/support/newest-entry';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { type LeaseWorld, nora, openLeases } from '../../test/support/test-world/leases';
import { propertyId } from '../../test/support/test-world/portfolio';
import { postRentWith } from '../jobs/post-rent';
import { addBankAccount } from './bank/add-bank-account';
import { addBankLines } from './bank/add-bank-lines';
import { changeBankAccount } from './bank/change-bank-account';
import { enterBankDifference } from './bank/enter-bank-difference';
import { enterBankLine } from './bank/enter-bank-line';
import { getBankAccount } from './bank/get-bank-account';
import { listBankLines } from './bank/list-bank-lines';
import { matchBankLines } from './bank/match-bank-lines';
import { reconcileBankAccount } from './bank/reconcile-bank-account';
import { removeBankLines } from './bank/remove-bank-lines';
import { removeBankRule } from './bank/remove-bank-rule';
import { reopenBankLine } from './bank/reopen-bank-line';
import { reopenBankStatement } from './bank/reopen-bank-statement';
import { closeBooks } from './books/close-books';
import { openLedger } from './books/open-ledger';
import { addCharge } from './charges/add-charge';
import { chargeLeases } from './charges/charge-leases';
import { creditCharge } from './charges/credit-charge';
import { editCharge } from './charges/edit-charge';
import { reverseCharge } from './charges/reverse-charge';
import { addBill } from './owners/add-bill';
import { addContribution } from './owners/add-contribution';
import { addExpense } from './owners/add-expense';
import { chargeManagementFee } from './owners/charge-management-fee';
import { payBill } from './owners/pay-bill';
import { payOwner } from './owners/pay-owner';
import { reverseOwnerMoney } from './owners/reverse-owner-money';
import { setManagementFee } from './owners/set-management-fee';
import { chooseOnlinePayments } from './payments/choose-online-payments';
import { receivePayment } from './payments/receive-payment';
import { receivePayments } from './payments/receive-payments';
import { refundPayment } from './payments/refund-payment';
import { returnPayment } from './payments/return-payment';

type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;
const at = async (testWorld: TestWorld, instant: string) => testWorld.goTo(instant);

async function signedLease(): Promise<{ testWorld: LeaseWorld; lease_id: string }> {
  const testWorld = await openLeases();
  const lease_id = await testWorld.sent(undefined, { coSigners: [] });
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  await at(testWorld, '2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
  return { testWorld, lease_id };
}

const check = { method: 'check', reference: '7' } as const;

describe('the log of a lease’s money', () => {
  it('says of each change what it was, of what, and its facts', async () => {
    const { testWorld, lease_id } = await signedLease();
    const of = ['ledger', '1A', propertyId];
    const call = () => testWorld.call();
    const due_on = '2026-07-20';
    const water = { kind: 'utility', label: 'Water', due_on, cents: 6_000 } as const;
    const charge = async (over: Partial<Body<'addCharge'>> = {}) =>
      (await testWorld.perform(addCharge, { ...call(), body: { lease_id, ...water, ...over } })).data
        .entry_id;
    const pay = async (over: Partial<Body<'receivePayment'>> = {}) => {
      const facts = { cents: 1_000, received_on: '2026-07-25', ...check, payer: 'Nora', chosen: [] };
      const body = { lease_id, ...facts, hold_rest: false, ...over };
      const { data } = await testWorld.perform(receivePayment, { ...call(), body });
      return data.entry_id.replace('payment:', '');
    };
    const charged = { kind: 'utility', amount: 6_000, due: due_on };

    const entry_id = await charge();
    expect(await newestEntry(testWorld)).toEqual([
      'ledger.charge',
      ...of,
      { ...charged, description: 'Water' },
    ]);
    const plain = await charge({ label: '' });
    expect(await newestEntry(testWorld)).toEqual(['ledger.charge', ...of, charged]);
    const edited = { lease_id, label: 'Sewer', due_on: '2026-07-21', cents: 5_000 };
    const edit = (entry: string, reason: string) =>
      testWorld.perform(editCharge, { ...call(), body: { ...edited, entry_id: entry, reason } });
    const { data } = await edit(entry_id, 'Typo');
    const after = { kind: 'utility', amount: 5_000, due: '2026-07-21' };
    expect(await newestEntry(testWorld)).toEqual(['ledger.edit', ...of, { ...after, reason: 'Typo' }]);
    await edit(plain, '');
    expect(await newestEntry(testWorld)).toEqual(['ledger.edit', ...of, after]);
    const body = { lease_id, entry_id: data.entry_id };
    await testWorld.perform(creditCharge, { ...call(), body: { ...body, cents: 700, reason: 'Kind' } });
    const waived = { kind: 'utility', amount: 700, reason: 'Kind' };
    expect(await newestEntry(testWorld)).toEqual(['ledger.credit', ...of, waived]);
    const other = await charge();
    const reverse = (entry: string, reason: string) =>
      testWorld.perform(reverseCharge, { ...call(), body: { lease_id, entry_id: entry, reason } });
    await reverse(other, 'Free');
    const back = { kind: 'utility', amount: 6_000 };
    expect(await newestEntry(testWorld)).toEqual(['ledger.reverse', ...of, { ...back, reason: 'Free' }]);
    await reverse(await charge(), '');
    expect(await newestEntry(testWorld)).toEqual(['ledger.reverse', ...of, back]);

    const payment_id = await pay();
    const paid = { amount: 1_000, day: '2026-07-25', method: 'check' };
    expect(await newestEntry(testWorld)).toEqual([
      'ledger.payment',
      ...of,
      { ...paid, reference: '7', payer: 'Nora' },
    ]);
    const second = await pay({ reference: '', payer: '' });
    expect(await newestEntry(testWorld)).toEqual(['ledger.payment', ...of, paid]);
    const refund = { lease_id, payment_id, cents: 400, refunded_on: '2026-07-26', reason: 'Moved' };
    await testWorld.perform(refundPayment, { ...call(), body: refund });
    const given = { amount: 400, day: '2026-07-26', reason: 'Moved' };
    expect(await newestEntry(testWorld)).toEqual(['ledger.refund', ...of, given]);
    const bounce = (payment: string, fee_cents: number) =>
      testWorld.perform(returnPayment, {
        ...call(),
        body: { lease_id, payment_id: payment, returned_on: '2026-07-26', reason: 'NSF', fee_cents },
      });
    await bounce(payment_id, 2_500);
    const returned = { amount: 1_000, day: '2026-07-26', reason: 'NSF' };
    expect(await newestEntry(testWorld)).toEqual(['ledger.return', ...of, { ...returned, fee: 2_500 }]);
    await bounce(second, 0);
    expect(await newestEntry(testWorld)).toEqual(['ledger.return', ...of, returned]);

    const run = { run: 'a'.repeat(32), ...water };
    await testWorld.perform(chargeLeases, { ...call(), body: { ...run, lease_ids: [lease_id] } });
    expect(await newestEntry(testWorld)).toEqual([
      'ledger.charge',
      ...of,
      { ...charged, description: 'Water' },
    ]);
    const receipt = { lease_id, cents: 900, reference: '8', payer: 'Nora' };
    const received = { run: 'b'.repeat(32), received_on: '2026-07-24', method: 'cash' as const };
    await testWorld.perform(receivePayments, { ...call(), body: { ...received, receipts: [receipt] } });
    const bulk = { amount: 900, day: '2026-07-24', method: 'cash', reference: '8', payer: 'Nora' };
    expect(await newestEntry(testWorld)).toEqual(['ledger.payment', ...of, bulk]);

    const unnamed = { ...run, run: 'c'.repeat(32), label: '', lease_ids: [lease_id] };
    await testWorld.perform(chargeLeases, { ...call(), body: unnamed });
    expect(await newestEntry(testWorld)).toEqual(['ledger.charge', ...of, charged]);
    const receipts = [{ ...receipt, reference: '', payer: '' }];
    const again = { ...received, run: 'd'.repeat(32), receipts };
    await testWorld.perform(receivePayments, { ...call(), body: again });
    const short = { amount: 900, day: '2026-07-24', method: 'cash' };
    expect(await newestEntry(testWorld)).toEqual(['ledger.payment', ...of, short]);

    const choose = (scope: 'lease' | 'property', mode: 'full' | 'off') =>
      testWorld.perform(chooseOnlinePayments, { ...call(), body: { lease_id, scope, mode } });
    await choose('lease', 'full');
    expect(await newestEntry(testWorld)).toEqual(['ledger.online-setting', ...of, { kind: 'full' }]);
    await choose('property', 'off');
    const property = ['property', 'Maple Court', propertyId];
    expect(await newestEntry(testWorld)).toEqual(['ledger.online-setting', ...property, { kind: 'off' }]);
    const opening = { lease_id, rent_from: '2026-08', owed: [], credit_cents: 0, deposits: [] };
    await testWorld.perform(openLedger, { ...call(), body: opening });
    expect(await newestEntry(testWorld)).toEqual(['ledger.opening', ...of, { day: '2026-08-01' }]);
  });

  it('says when the books were closed, and why they were opened again [D7]', async () => {
    const { testWorld } = await signedLease();
    const close = (through: string | undefined, reason: string) =>
      testWorld.perform(closeBooks, { ...testWorld.call(), body: { through, reason } });
    const of = ['organization', 'Northgate Homes', 'org_one'];
    await close('2026-05-31', '');
    expect(await newestEntry(testWorld)).toEqual([
      'ledger.close',
      ...of,
      { day: '' },
      { day: '2026-05-31', reason: '' },
    ]);
    await close('2026-04-30', 'A check');
    expect(await newestEntry(testWorld)).toEqual([
      'ledger.reopen',
      ...of,
      { day: '2026-05-31' },
      { day: '2026-04-30', reason: 'A check' },
    ]);
  });
});

it('the log of a property’s money says of each change what it was, and its facts', async () => {
  const testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}] });
  await testWorld.owner({ ownerId: 'own_ada' });
  await at(testWorld, '2026-07-03T12:00:00.000Z');
  const of = ['ledger', 'Maple Court', propertyId];
  const call = () => testWorld.call();
  const property_id = propertyId;
  const paid = { property_id, paid_on: '2026-07-02', memo: '', ...check };
  const moved = { day: '2026-07-02', ...check };
  const owner_id = 'own_ada';

  const spent = { ...paid, vendor: 'Ace', category: 'repairs' as const, cents: 9_000 };
  const expense = (await testWorld.perform(addExpense, { ...call(), body: spent })).data.entry_id;
  const cost = { kind: 'repairs', amount: 9_000, payee: 'Ace' };
  expect(await newestEntry(testWorld)).toEqual(['ledger.expense', ...of, { ...cost, ...moved }]);
  const undo = (entry_id: string) =>
    testWorld.perform(reverseOwnerMoney, { ...call(), body: { property_id, entry_id, reason: 'Twice' } });
  await undo(expense);
  expect(await newestEntry(testWorld)).toEqual(['ledger.undo', ...of, { amount: 9_000, reason: 'Twice' }]);

  const billed = { property_id, vendor: 'Ace', category: 'repairs' as const, cents: 9_000, memo: '' };
  const days = { billed_on: '2026-06-20', due_on: '2026-07-01' };
  const bill = async (reference: string) =>
    (await testWorld.perform(addBill, { ...call(), body: { ...billed, ...days, reference } })).data.entry_id;
  const bill_id = await bill('A-7');
  const owed = { ...cost, day: '2026-06-20', due: '2026-07-01' };
  expect(await newestEntry(testWorld)).toEqual(['ledger.bill', ...of, { ...owed, reference: 'A-7' }]);
  const other = await bill('');
  expect(await newestEntry(testWorld)).toEqual(['ledger.bill', ...of, owed]);
  await undo(other);
  expect(await newestEntry(testWorld)).toEqual(['ledger.undo', ...of, { amount: 9_000, reason: 'Twice' }]);
  const payment = { property_id, bill_id, paid_on: '2026-07-02', ...check };
  await testWorld.perform(payBill, { ...call(), body: payment });
  const bore = { ...cost, day: '2026-07-02', method: 'check' };
  expect(await newestEntry(testWorld)).toEqual(['ledger.bill-paid', ...of, bore]);

  const came = { ...paid, owner_id, cents: 20_000 };
  await testWorld.perform(addContribution, { ...call(), body: came });
  const contributed = { amount: 20_000, payer: 'Ada Byron', ...moved };
  expect(await newestEntry(testWorld)).toEqual(['ledger.contribution', ...of, contributed]);
  await testWorld.perform(payOwner, { ...call(), body: { ...paid, owner_id, cents: 1_000 } });
  const distributed = { amount: 1_000, payee: 'Ada Byron', ...moved };
  expect(await newestEntry(testWorld)).toEqual(['ledger.distribution', ...of, distributed]);

  const agree = (version: number, fee: Body<'setManagementFee'>['fee'], reserve_cents: number) =>
    testWorld.perform(setManagementFee, {
      ...call(),
      body: { property_id, version, fee, from_month: '2026-06', reserve_cents },
    });
  await agree(0, { kind: 'flat', cents: 4_000 }, 500);
  const flat = { kind: 'flat', fee: 4_000, reserve: 500 };
  const since = { month: '2026-06' };
  expect(await newestEntry(testWorld)).toEqual([
    'ledger.terms',
    ...of,
    { kind: 'none', reserve: 0 },
    { ...flat, ...since },
  ]);
  await testWorld.perform(chargeManagementFee, { ...call(), body: { property_id, month: '2026-06' } });
  expect(await newestEntry(testWorld)).toEqual([
    'ledger.management',
    ...of,
    { month: '2026-06', amount: 4_000 },
  ]);
  await agree(1, { kind: 'percent', hundredths: 850 }, 0);
  const percent = { kind: '8.5 % of what was collected', reserve: 0 };
  expect(await newestEntry(testWorld)).toEqual(['ledger.terms', ...of, flat, { ...percent, ...since }]);
  await agree(2, { kind: 'none' }, 0);
  expect(await newestEntry(testWorld)).toEqual([
    'ledger.terms',
    ...of,
    percent,
    { kind: 'none', reserve: 0, ...since },
  ]);
});

it('the log of a bank account says of each change what it was, and its facts', async () => {
  const { testWorld, lease_id } = await signedLease();
  const call = () => testWorld.call();
  const opened = { name: ' Operating ', last4: '1234', opening_cents: 50_000, opened_on: '2026-06-30' };
  const { account_id } = (await testWorld.perform(addBankAccount, { ...call(), body: opened })).data;
  const of = (name = 'Operating') => ['bank', name, account_id];
  const first = { name: 'Operating', last4: '1234', amount: 50_000, day: '2026-06-30' };
  expect(await newestEntry(testWorld)).toEqual(['bank.add', ...of(), first]);
  const changed = { account_id, version: 1, ...opened, name: ' Rent ', last4: '' };
  await testWorld.perform(changeBankAccount, { ...call(), body: changed });
  const renamed = { ...first, name: 'Rent', last4: '' };
  expect(await newestEntry(testWorld)).toEqual(['bank.update', ...of('Rent'), first, renamed]);

  const line = { bank_id: '', on: '2026-07-06', cents: 145_000, text: 'NORA', check: '7' };
  const lines = [1, 2].map((nth) => ({ ...line, nth }));
  await testWorld.perform(addBankLines, { ...call(), body: { account_id, lines } });
  expect(await newestEntry(testWorld)).toEqual(['bank.lines', ...of('Rent'), { lines: 2 }]);
  const query = { from: '2026-07-01', to: '2026-07-31' };
  const shown = await listBankLines({ ...call(), params: { accountId: account_id }, query }, testWorld.deps);
  const [line_id = '', second = ''] = shown.data.lines.map((one) => one.line_id);
  await testWorld.perform(removeBankLines, { ...call(), body: { account_id, line_ids: [second] } });
  expect(await newestEntry(testWorld)).toEqual(['bank.remove', ...of('Rent'), { lines: 1 }, undefined]);

  const facts = { cents: 145_000, received_on: '2026-07-03', ...check, payer: 'Nora', chosen: [] };
  const body = { lease_id, ...facts, hold_rest: false };
  const { entry_id } = (await testWorld.perform(receivePayment, { ...call(), body })).data;
  const entries = [{ book_id: lease_id, property_id: propertyId, entry_id }];
  const matches = [{ line_id, entries }];
  await testWorld.perform(matchBankLines, { ...call(), body: { account_id, matches } });
  expect(await newestEntry(testWorld)).toEqual(['bank.match', ...of('Rent'), { lines: 1, amount: 145_000 }]);
  const remembered = { account_id, line_id, kind: 'unidentified', memo: '', remember: 'nora' } as const;
  await testWorld.perform(reopenBankLine, { ...call(), body: { account_id, line_id } });
  const freed = { status: 'matched', day: '2026-07-06', amount: 145_000 };
  expect(await newestEntry(testWorld)).toEqual(['bank.free', ...of('Rent'), freed, undefined]);
  await testWorld.perform(enterBankLine, { ...call(), body: remembered });
  const entered = { kind: 'unidentified', day: '2026-07-06', amount: 145_000, text: 'nora' };
  expect(await newestEntry(testWorld)).toEqual(['bank.enter', ...of('Rent'), entered]);
  const { rules } = (await getBankAccount({ ...call(), params: { accountId: account_id } }, testWorld.deps))
    .data;
  const rule = { account_id, rule_id: rules[0]?.rule_id ?? '' };
  await testWorld.perform(removeBankRule, { ...call(), body: rule });
  const said = { kind: 'unidentified', text: 'nora' };
  expect(await newestEntry(testWorld)).toEqual(['bank.rule-remove', ...of('Rent'), said, undefined]);
  await testWorld.perform(reopenBankLine, { ...call(), body: { account_id, line_id } });
  await testWorld.perform(matchBankLines, { ...call(), body: { account_id, matches } });
  const held = { through: '2026-07-20', cents: 50_000, to: 'manager', reason: 'Held before' } as const;
  await testWorld.perform(enterBankDifference, { ...call(), body: { account_id, ...held } });
  const difference = { kind: 'manager', day: '2026-07-20', amount: 50_000, reason: 'Held before' };
  expect(await newestEntry(testWorld)).toEqual(['bank.difference', ...of('Rent'), difference]);

  const closing = { account_id, through: '2026-07-20', ending_cents: 195_000 };
  await testWorld.perform(reconcileBankAccount, { ...call(), body: closing });
  const opening = { day: '2026-06-30', amount: 50_000 };
  const closed = { day: '2026-07-20', amount: 195_000 };
  expect(await newestEntry(testWorld)).toEqual([
    'bank.reconcile',
    ...of('Rent'),
    opening,
    { ...closed, lines: 1 },
  ]);
  const again = { account_id, through: '2026-07-20', reason: 'A line was missing' };
  await testWorld.perform(reopenBankStatement, { ...call(), body: again });
  const reason = 'A line was missing';
  expect(await newestEntry(testWorld)).toEqual([
    'bank.reopen',
    ...of('Rent'),
    closed,
    { ...opening, reason },
  ]);
});
