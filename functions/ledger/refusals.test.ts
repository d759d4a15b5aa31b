import { expect, it } from 'vitest';
import type { InputOf } from '../../shared/contract/endpoint';
import type { ledger as rows } from '../../shared/contract/ledger';
import { openTestWorld } from '../../test/support/test-world';
import { nora, openLeases } from '../../test/support/test-world/leases';
import { idOf, propertyId, unitIdAt } from '../../test/support/test-world/portfolio';
import { cursorOf } from '../table/db/cursor';
import { addBankAccount } from './bank/add-bank-account';
import { addBankLines } from './bank/add-bank-lines';
import { changeBankAccount } from './bank/change-bank-account';
import { listBankLines } from './bank/list-bank-lines';
import { matchBankLines } from './bank/match-bank-lines';
import { reconcileBankAccount } from './bank/reconcile-bank-account';
import { closeBooks } from './books/close-books';
import { getLedger } from './books/get-ledger';
import { openLedger } from './books/open-ledger';
import { addCharge } from './charges/add-charge';
import { addBill } from './owners/add-bill';
import { chargeManagementFee } from './owners/charge-management-fee';
import { payOwner } from './owners/pay-owner';
import { setManagementFee } from './owners/set-management-fee';
import { openFigure } from './reports/open-figure';

type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;

/** The refusal's code with the fields it names. */
const why = (work: Promise<unknown>) =>
  work.then(
    () => ['done'],
    ({ code, details }) => (details.fields ? [code, details.fields] : [code]),
  );
const june = '2026-06-30T12:00:00.000Z';

it('of a lease’s money name what is wrong, and where', async () => {
  const testWorld = await openLeases();
  const lease_id = await testWorld.sent(undefined, { coSigners: [] });
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  const deposit = { kind: 'deposit', label: '', due_on: '2026-07-20', cents: 1 } as const;
  const charge = (tenant_id?: string) =>
    testWorld.perform(addCharge, { ...testWorld.call(), body: { lease_id, ...deposit, tenant_id } });
  const whose = ['invalid', { tenant_id: 'Choose whose deposit it is' }];
  expect(await why(charge())).toEqual(whose);
  expect(await why(charge('elias'))).toEqual(whose);
  const open = (over: Partial<Body<'openLedger'>> = {}) => {
    const body = { lease_id, rent_from: '2026-08', owed: [], credit_cents: 0, deposits: [], ...over };
    return testWorld.perform(openLedger, { ...testWorld.call(), body });
  };
  const owed = ['2026-07-31', '2026-08-01'].map((due_on) => ({
    kind: 'rent' as const,
    label: '',
    due_on,
    cents: 1,
  }));
  expect(await why(open({ owed }))).toEqual([
    'bad-day',
    { 'owed.1.due_on': 'Rent of this day is charged here; choose an earlier day' },
  ]);
  expect(await why(open({ rent_from: '2026-10' }))).toEqual([
    'bad-day',
    { rent_from: 'Choose an earlier month' },
  ]);
  const once = ['invalid', { deposits: 'Choose each tenant once' }];
  const held = (tenant_id: string) => ({ tenant_id, cents: 1 });
  expect(await why(open({ deposits: [held('nora'), held('nora')] }))).toEqual(once);
  expect(await why(open({ deposits: [held('elias')] }))).toEqual(once);
  expect(await why(open({ rent_from: '2026-09' }))).toEqual(['done']);
  const page = (after: string) =>
    getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: { after } }, testWorld.deps);
  for (const [place, left] of [
    ['2026-07-01#x', '1'],
    ['2026-07-01#1', '1x'],
    ['2026-07-01#1x', '1'],
    ['2026-07-01#1', 'x1'],
  ] as const)
    expect(await why(page(cursorOf('ledger', [place, left])))).toEqual(['invalid']);
  expect(await why(page(cursorOf('ledger', ['2026-07-01#1', '-1'])))).toEqual(['done']);
  const query = { report: 'rent-roll', column: 'rent', from: '2026-07-01', to: '2026-07-31' } as const;
  const figure = openFigure({ ...testWorld.call(), query: { ...query, lease_id } }, testWorld.deps);
  expect(await why(figure)).toEqual(['invalid', { column: 'This figure is not made of entries' }]);
  const close = (through: string | undefined, reason: string) =>
    testWorld.perform(closeBooks, { ...testWorld.call(), body: { through, reason } });
  expect(await why(close('2026-07-26', ''))).toEqual(['bad-day', { through: 'This day is in the future' }]);
  expect(await why(close('2026-07-25', ''))).toEqual(['done']);
  expect(await why(close('2026-07-24', ' '))).toEqual([
    'invalid',
    { reason: 'Enter why you are reopening the books' },
  ]);
});

it('of a property’s money name what is wrong, and where', async () => {
  const testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 2, unitCount: 2, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}] });
  const other = idOf('prp', 'b');
  await testWorld.property({ propertyId: other, units: [{}] });
  await testWorld.owner({ ownerId: 'own_ada' });
  testWorld.goTo(june);
  const bill = (unit_id?: string) => {
    const facts = { vendor: 'Ace', category: 'repairs' as const, cents: 1, memo: '', reference: '' };
    const body = {
      property_id: propertyId,
      unit_id,
      ...facts,
      billed_on: '2026-06-20',
      due_on: '2026-07-01',
    };
    return testWorld.perform(addBill, { ...testWorld.call(), body });
  };
  const ofThis = ['invalid', { unit_id: 'Choose a unit of this property' }];
  expect(await why(bill(unitIdAt(0, other)))).toEqual(ofThis);
  expect(await why(bill(unitIdAt(7)))).toEqual(ofThis);
  expect(await why(bill(unitIdAt(0)))).toEqual(['done']);
  expect(await why(bill())).toEqual(['done']);
  const pay = (owner_id: string, cents: number) => {
    const how = { paid_on: '2026-06-20', method: 'check' as const, reference: '', memo: '' };
    const body = { property_id: propertyId, owner_id, cents, ...how };
    return testWorld.perform(payOwner, { ...testWorld.call(), body });
  };
  expect(await why(pay('own_cy', 1))).toEqual(['invalid', { owner_id: 'Choose an owner of this property' }]);
  expect(await why(pay('own_ada', 1))).toEqual([
    'more-than-distributable',
    { cents: 'At most $0.00 is possible' },
  ]);
  const agree = (from_month: string, version: number) => {
    const fee = { kind: 'flat', cents: 4_000 } as const;
    const body = { property_id: propertyId, version, fee, from_month, reserve_cents: 0 };
    return testWorld.perform(setManagementFee, { ...testWorld.call(), body });
  };
  expect(await why(agree('2026-04', 0))).toEqual([
    'invalid',
    { from_month: 'Choose the last month or a later one' },
  ]);
  expect(await why(agree('2026-05', 1))).toEqual(['changed-meanwhile']);
  expect(await why(agree('2026-05', 0))).toEqual(['done']);
  const fee = (month: string) =>
    why(
      testWorld.perform(chargeManagementFee, {
        ...testWorld.call(),
        body: { property_id: propertyId, month },
      }),
    );
  expect(await fee('2026-06')).toEqual(['month-not-over']);
  expect(await fee('2026-04')).toEqual(['nothing-due']);
  testWorld.wait(86_400);
  expect(await fee('2026-06')).toEqual(['done']);
});

it('of a bank account name what is wrong, and where', async () => {
  const testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization();
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  const call = testWorld.call();
  const facts = { name: 'Operating', last4: '1234', opening_cents: 500 };
  const openOn = (opened_on: string) =>
    testWorld.perform(addBankAccount, { ...call, body: { ...facts, opened_on } });
  const past = ['bad-day', { opened_on: 'Choose a past day' }];
  expect(await why(openOn('2026-07-26'))).toEqual(past);
  const { account_id } = (await openOn('2026-07-25')).data;
  let version = 1;
  const change = async (over: Partial<Body<'changeBankAccount'>>) => {
    const body = { account_id, version, ...facts, opened_on: '2026-06-30', ...over };
    const done = await why(testWorld.perform(changeBankAccount, { ...call, body }));
    if (done[0] === 'done') version += 1;
    return done;
  };
  expect(await change({})).toEqual(['done']);
  expect(await change({ opened_on: '2026-07-26' })).toEqual(past);
  const line = { bank_id: '', nth: 1, on: '2026-07-06', cents: 1, text: '', check: '' };
  await testWorld.perform(addBankLines, { ...call, body: { account_id, lines: [line] } });
  version += 1;
  expect(await change({ opened_on: '2026-07-06' })).toEqual([
    'bad-day',
    { opened_on: 'There are lines of this day or before' },
  ]);
  expect(await change({ opened_on: '2026-07-05' })).toEqual(['done']);
  const query = { from: '2026-07-01', to: '2026-07-31' };
  const shown = await listBankLines({ ...call, params: { accountId: account_id }, query }, testWorld.deps);
  const [{ line_id = '' } = {}] = shown.data.lines;
  expect(line_id).toMatch(/^bln_\w{26}$/);
  const entry = { book_id: propertyId, property_id: propertyId, entry_id: 'expense:a' };
  const match = (...matches: Body<'matchBankLines'>['matches']) =>
    why(testWorld.perform(matchBankLines, { ...call, body: { account_id, matches } }));
  const once = ['invalid', { matches: 'Choose each line and each entry once' }];
  expect(await match({ line_id, entries: [entry, entry] })).toEqual(once);
  const second = { ...entry, entry_id: 'expense:b' };
  expect(await match({ line_id, entries: [entry] }, { line_id, entries: [second] })).toEqual(once);
  expect(await match({ line_id, entries: [entry] })).toEqual(['not-found']);
  expect(await match({ line_id: 'bln_x', entries: [entry] })).toEqual(['not-found']);
  const reconcile = (through: string, ending_cents = 500) =>
    why(testWorld.perform(reconcileBankAccount, { ...call, body: { account_id, through, ending_cents } }));
  const last = ['bad-day', { through: 'Choose the last day of this statement' }];
  expect(await reconcile('2026-07-05')).toEqual(last);
  expect(await reconcile('2026-07-26')).toEqual(last);
  expect(await reconcile('2026-07-06', 502)).toEqual(['not-reconciled', { ending_cents: '1 line to match' }]);
});
