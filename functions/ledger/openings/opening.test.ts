import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import { addLines, cashByCode, totalOf } from '../../../shared/domain/ledger/accounts';
import { post } from '../../../shared/domain/ledger/fold';
import { openLedger } from '../../../shared/domain/ledger/opening';
import type { OpeningLine } from '../../../shared/domain/ledger/openings/sheet';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { AuditEntry } from '../../table/audit/record';
import { addBankAccount } from '../bank/add-bank-account';
import { addBankLines } from '../bank/add-bank-lines';
import { changeBankAccount } from '../bank/change-bank-account';
import { getReconciliation } from '../bank/get-reconciliation';
import { listBankAccounts } from '../bank/list-bank-accounts';
import { listBankLines } from '../bank/list-bank-lines';
import { matchBankLines } from '../bank/match-bank-lines';
import { reconcileBankAccount } from '../bank/reconcile-bank-account';
import { reopenBankLine } from '../bank/reopen-bank-line';
import { undoBankMoney } from '../bank/undo-bank-money';
import { closeBooks } from '../books/close-books';
import { listBills } from '../owners/list-bills';
import { payBill } from '../owners/pay-bill';
import { payOwner } from '../owners/pay-owner';
import { reverseOwnerMoney } from '../owners/reverse-owner-money';
import { bringOpeningIn } from './bring-opening-in';
import { getOpeningSheet } from './get-opening-sheet';
import { listOpeningProperties } from './list-opening-properties';
import { saveOpeningLines } from './save-opening-lines';
import { signOpening } from './sign-opening';
import { undoOpening } from './undo-opening';

type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;

let testWorld: TestWorld;
let account_id: string;
const organizationId = 'org_one';
const on = '2026-06-30';
const shares = [
  { ownerId: 'own_ada', percentage: 60 },
  { ownerId: 'own_ben', percentage: 40 },
];

beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}], shares });
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  await testWorld.owner({ ownerId: 'own_ben', firstName: 'Ben' });
  testWorld.goTo('2026-07-03T12:00:00.000Z');
  account_id = await bank('trust', 'Trust');
  await adopt();
});

const call = (who: Partial<Viewer> = {}) => testWorld.call(who);

async function bank(kind: Body<'addBankAccount'>['kind'], name: string): Promise<string> {
  const facts = { name, last4: '', opening_cents: 0, opened_on: '2026-07-01' };
  return (await testWorld.perform(addBankAccount, { ...call(), body: { ...facts, ...(kind && { kind }) } }))
    .data.account_id;
}

/** A lease that came with 1,000.00 of deposit, 50.00 paid ahead, and nothing owed. */
async function adopt(leaseId = 'lse_one'): Promise<void> {
  const before = await testWorld.deps.ledgers.book({ organizationId, propertyId, leaseId });
  const opening = {
    since: '2026-07-01',
    owed: [],
    credit: 5_000,
    deposits: [{ tenant: 'joint', cents: 100_000 }],
    shares: () => shares,
    bearer: 'manager' as const,
  };
  const posted = post(before.book, openLedger(before.book, { on }, opening));
  if (isRefused(posted)) throw new Error(posted.refused);
  const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: ['Nora'] };
  await testWorld.deps.ledgers.post({
    before,
    posted,
    shown,
    actor: { by: '', at: testWorld.now().toISOString(), requestId: '' },
  });
}

const lines: OpeningLine[] = [
  { kind: 'bank', account: 'bank', cents: 200_000 },
  { kind: 'check', account: 'bank', place: 1, on, number: '1041', payee: 'Roof & Sons', cents: 20_000 },
  { kind: 'transit', account: 'bank', place: 1, on, from: 'Nora', cents: 5_000 },
  { kind: 'owner', property: propertyId, owner: 'own_ada', cents: 60_000 },
  { kind: 'owner', property: propertyId, owner: 'own_ben', cents: 15_000 },
  { kind: 'manager', account: 'bank', cents: 5_000 },
  {
    kind: 'bill',
    property: propertyId,
    place: 1,
    vendor: 'Ace',
    category: 'repairs',
    reference: 'A-7',
    on: '2026-06-12',
    due: '2026-07-12',
    cents: 7_000,
  },
];
const old: OpeningLine[] = [
  { kind: 'old', class: 'bank', cents: 185_000, why: '' },
  { kind: 'old', class: 'owed', cents: 0, why: '' },
  { kind: 'old', class: 'prepaid', cents: 5_000, why: '' },
  { kind: 'old', class: 'deposits', cents: 100_000, why: '' },
  { kind: 'old', class: 'owners', cents: 75_000, why: '' },
  { kind: 'old', class: 'manager', cents: 5_000, why: '' },
  { kind: 'old', class: 'bills', cents: 7_000, why: '' },
];

const sheet = async (who: Partial<Viewer> = {}) => (await getOpeningSheet(call(who), testWorld.deps)).data;
const save = async (some: readonly OpeningLine[], over: Partial<Body<'saveOpeningLines'>> = {}) => {
  const { version } = await sheet();
  const body = { version, on, lines: [...some], remove: [], ...over };
  return testWorld.perform(saveOpeningLines, { ...call(), body });
};
const bring = async (explanation?: Body<'bringOpeningIn'>['explanation']) => {
  const { version } = await sheet();
  const body = { version, ...(explanation && { explanation }) };
  return (await testWorld.perform(bringOpeningIn, { ...call(), body })).data.left;
};
const undo = async (reason = 'The wrong day') =>
  (await testWorld.perform(undoOpening, { ...call(), body: { reason } })).data.left;
const sign = async () => {
  const { version } = await sheet();
  return testWorld.perform(signOpening, { ...call(), body: { version } });
};
const balances = async () =>
  addLines(...(await testWorld.deps.ledgers.heads(organizationId)).map((head) => head.balances));
const day = (date: string) => testWorld.goTo(`${date}T12:00:00.000Z`);

async function bankLine(cents: number, check = ''): Promise<string> {
  const line = { bank_id: `${cents}`, nth: 1, on: '2026-07-06', cents, text: 'BANK', check };
  await testWorld.perform(addBankLines, { ...call(), body: { account_id, lines: [line] } });
  const days = { from: '2026-07-01', to: '2026-07-31' };
  const { data } = await listBankLines(
    { ...call(), params: { accountId: account_id }, query: days },
    testWorld.deps,
  );
  return data.lines.find((one) => one.cents === cents)?.line_id ?? '';
}
const match = (line_id: string, entry_id: string) =>
  testWorld.perform(matchBankLines, {
    ...call(),
    body: {
      account_id,
      matches: [{ line_id, entries: [{ book_id: 'org', property_id: '~', entry_id }] }],
    },
  });
const checkSource = 'opening:1:check:bank:1';

describe('the sheet of opening balances', () => {
  it('is begun, brought in, tied and signed off: the books close through its day [D56]', async () => {
    await save([...lines, ...old]);
    expect(await sheet()).toMatchObject({ state: 'draft', attempt: 1, on, version: 1, opening: 105_000 });
    expect(await bring()).toBe(0);
    const after = await balances();
    expect(totalOf(after, 'opening')).toBe(0);
    expect(cashByCode(after)).toEqual({ bank: 185_000 });
    expect(after).toMatchObject({ 'owner/own_ada': -60_000, 'owner/own_ben': -15_000, payable: -7_000 });
    const [standing] = (await listBankAccounts(call(), testWorld.deps)).data.accounts;
    expect(standing).toMatchObject({ book: 185_000, holds: 180_000, stake: 5_000, short: 0 });
    expect(standing).toMatchObject({ opening: 200_000, opened_on: on, through: on, balance: 200_000 });
    const params = { propertyId };
    expect((await listBills({ ...call(), params }, testWorld.deps)).data.bills).toMatchObject([
      { vendor: 'Ace', state: 'open', billed_on: '2026-06-12', due_on: '2026-07-12', cents: 7_000 },
    ]);
    expect(await bring()).toBe(0);
    await sign();
    expect(await sheet()).toMatchObject({ state: 'signed', signed: { name: expect.any(String) } });
    expect(await testWorld.deps.ledgers.books(organizationId)).toMatchObject({ through: on });
    const heads = await testWorld.deps.ledgers.heads(organizationId);
    expect(heads.map(({ locked }) => locked)).toEqual(heads.map(() => on));
    await expect(undo()).rejects.toMatchObject({ code: 'opening-settled' });
    const logged = (await testWorld.all(AuditEntry)).map(({ action }) => action);
    expect(logged).toEqual(
      expect.arrayContaining(['opening.save', 'opening.begin', 'bank.opening', 'opening.in', 'opening.sign']),
    );
  });

  it('ties the first reconciliation: what was outstanding waits, and nothing else is asked [D53] [D56]', async () => {
    await save(lines);
    await bring();
    day('2026-07-12');
    const line = await bankLine(-20_000, '1041');
    await match(line, checkSource);
    const query = { through: '2026-07-10' };
    const { data } = await getReconciliation(
      { ...call(), params: { accountId: account_id }, query },
      testWorld.deps,
    );
    expect(data).toMatchObject({ beginning: 200_000, book: 185_000, is_first: true, lines: -20_000 });
    expect(data.items).toMatchObject([
      { entry_id: 'opening:1:transit:bank:1', who: 'Nora', is_choice: false, is_left: true, cents: 5_000 },
    ]);
    const body = { account_id, through: '2026-07-10', ending_cents: 180_000 };
    await testWorld.perform(reconcileBankAccount, { ...call(), body });
    await expect(undo()).rejects.toMatchObject({
      code: 'opening-used',
      details: { message: expect.stringContaining('Trust was reconciled since') },
    });
  });

  it('is undone whole on its own day, and brought in again as the next attempt [D56]', async () => {
    await save(lines);
    const before = await balances();
    await bring();
    expect(await undo()).toBe(0);
    expect(await balances()).toEqual(before);
    expect(await sheet()).toMatchObject({
      state: 'undone',
      attempt: 1,
      lines: expect.arrayContaining(lines),
    });
    const entries = await testWorld.deps.ledgers.entriesBetween({ organizationId, leaseId: 'org' });
    expect(new Set(entries.map((one) => one.on))).toEqual(new Set([on]));
    expect(await undo()).toBe(0);
    await save([{ kind: 'owner', property: propertyId, owner: 'own_ben', cents: 10_000 }]);
    expect(await sheet()).toMatchObject({ state: 'draft', attempt: 2 });
    await expect(bring()).rejects.toMatchObject({ code: 'not-tied' });
    await save([{ kind: 'manager', account: 'bank', cents: 10_000 }]);
    await bring();
    expect(totalOf(await balances(), 'opening')).toBe(0);
    expect(await balances()).toMatchObject({ 'owner/own_ben': -10_000, manager: -10_000 });
  });

  it('takes an explained difference as the manager’s, a shortage from the first day [D56] [D52]', async () => {
    await save([{ kind: 'bank', account: 'bank', cents: 170_000 }, ...lines.slice(1)]);
    await expect(bring()).rejects.toMatchObject({
      code: 'not-tied',
      details: { message: 'The difference is -$300.00.' },
    });
    await bring({ why: 'old-wrong', text: 'The old trust was short' });
    const [standing] = (await listBankAccounts(call(), testWorld.deps)).data.accounts;
    expect(standing).toMatchObject({ book: 155_000, holds: 180_000, short: 25_000 });
    expect(await sheet()).toMatchObject({ opening: 0, explained: { cents: -30_000, why: 'old-wrong' } });
    await expect(sign()).rejects.toMatchObject({ code: 'not-tied' });
    await save(old);
    await expect(save([...old, ...lines])).rejects.toMatchObject({ code: 'opening-stands' });
    await expect(save([], { on: '2026-06-29' })).rejects.toMatchObject({ code: 'opening-stands' });
    await expect(save([], { remove: ['owner.prp_1.own_ada'] })).rejects.toMatchObject({
      code: 'opening-stands',
    });
    await expect(sign()).rejects.toMatchObject({
      code: 'not-tied',
      details: {
        message:
          'Bank accounts: The difference is -$300.00. Explain it, or undo and correct it. Your own money: The difference is -$300.00. Explain it, or undo and correct it.',
      },
    });
    const why = 'The old trust was short';
    await save([
      { kind: 'old', class: 'bank', cents: 185_000, why },
      { kind: 'old', class: 'manager', cents: 5_000, why },
    ]);
    await sign();
    expect(await sheet()).toMatchObject({ state: 'signed' });
  });

  it('names the field of its line that stands in the way [D56]', async () => {
    const refused = (fields: object, code = 'invalid') => ({ code, details: { fields } });
    const untied = (words: string, code = 'not-tied') => ({
      code,
      details: { message: expect.stringContaining(words) },
    });
    await expect(save(lines, { on: '2026-07-03' })).rejects.toMatchObject(
      refused({ on: 'Choose a past day' }, 'bad-day'),
    );
    await expect(save([{ ...lines[1], on: '2026-07-01' } as OpeningLine])).rejects.toMatchObject(
      refused({ 'lines.0.on': 'Choose a day up to the cutover day' }),
    );
    await expect(save([{ kind: 'manager', account: 'b7', cents: 1 }])).rejects.toMatchObject(
      refused({ 'lines.0.account': 'Choose an account' }),
    );
    await expect(
      save([{ kind: 'owner', property: propertyId, owner: 'own_nobody', cents: 1 }]),
    ).rejects.toMatchObject(refused({ 'lines.0.owner': 'Choose an owner of this property' }));
    await expect(
      save([{ kind: 'owner', property: 'prp_nowhere', owner: 'own_ada', cents: 1 }]),
    ).rejects.toMatchObject(refused({ 'lines.0.property': 'Choose a property' }));
    await expect(save([lines[0], lines[0]] as OpeningLine[])).rejects.toMatchObject(
      refused({ lines: 'Send each line once' }),
    );
    await save(lines);
    await bank('deposits', 'Deposits');
    await expect(bring()).rejects.toMatchObject(untied('Deposits: Enter the balance, 0.00 if it was empty'));
    await save([{ kind: 'bank', account: 'b2', cents: 0 }], { on: '2026-06-29' });
    await expect(bring()).rejects.toMatchObject(untied('Check 1041: Choose a day up to the cutover day'));
    await testWorld.perform(closeBooks, { ...call(), body: { through: on, reason: '' } });
    await save([]);
    await expect(bring()).rejects.toMatchObject(
      untied('Cutover day: The books are closed through Jun 30, 2026', 'bad-day'),
    );
  });

  it('stays while something rests on it, which is named [D56]', async () => {
    await save(lines);
    await bring();
    const line = await bankLine(-20_000, '1041');
    await match(line, checkSource);
    const refused = (words: string) => ({
      code: 'opening-used',
      details: { message: expect.stringContaining(words) },
    });
    await expect(undo()).rejects.toMatchObject(refused('Roof & Sons is matched to a bank line'));
    await testWorld.perform(reopenBankLine, { ...call(), body: { account_id, line_id: line } });
    const paid = { paid_on: '2026-07-03', method: 'check' as const, reference: '' };
    await testWorld.perform(payBill, {
      ...call(),
      body: { property_id: propertyId, bill_id: 'bill:opening-1-1', ...paid },
    });
    await expect(undo()).rejects.toMatchObject(refused('The bill of Ace was paid'));
    const owner = { property_id: propertyId, owner_id: 'own_ada', cents: 100, memo: '', ...paid };
    await testWorld.perform(payOwner, { ...call(), body: owner });
    await expect(undo()).rejects.toMatchObject(refused('was paid from this balance'));
    expect(await sheet()).toMatchObject({ state: 'in' });
  });

  it('stays after 14 days, and for nobody to reverse a part of it [D56]', async () => {
    await save(lines);
    await bring();
    const reason = 'x';
    await expect(
      testWorld.perform(undoBankMoney, { ...call(), body: { entry_id: checkSource, reason } }),
    ).rejects.toMatchObject({ code: 'part-of-opening' });
    const entry_id = 'opening:1:owner:own_ada';
    await expect(
      testWorld.perform(reverseOwnerMoney, {
        ...call(),
        body: { property_id: propertyId, entry_id, reason },
      }),
    ).rejects.toMatchObject({ code: 'part-of-opening' });
    const facts = { name: 'Trust', last4: '', opening_cents: 1, opened_on: on, account_id };
    const [{ version = 0 } = {}] = (await listBankAccounts(call(), testWorld.deps)).data.accounts;
    await expect(
      testWorld.perform(changeBankAccount, { ...call(), body: { ...facts, version } }),
    ).rejects.toMatchObject({ code: 'bad-day' });
    day('2026-07-17');
    await expect(undo()).resolves.toBe(0);
    await save([]);
    await bring();
    day('2026-08-01');
    await expect(undo()).rejects.toMatchObject({ code: 'opening-settled' });
  });

  it('goes on where a call was cut off, and two at once post nothing twice [D56] [D3]', async () => {
    await save(lines);
    const { version } = await sheet();
    const body = { version };
    const both = await Promise.allSettled([
      testWorld.perform(bringOpeningIn, { ...call(), body }),
      testWorld.perform(bringOpeningIn, { ...call(), body }),
    ]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    await bring();
    expect(cashByCode(await balances())).toEqual({ bank: 185_000 });
    await Promise.allSettled([undo(), undo()]);
    await undo();
    expect(cashByCode(await balances())).toEqual({});
  });

  it('signed off by a try whose answer was lost, closes every ledger at the next one [D56] [D7]', async () => {
    await save([...lines, ...old]);
    await bring();
    const { version } = await sheet();
    const signed = () => testWorld.perform(signOpening, { ...call(), body: { version } });
    vi.spyOn(testWorld.deps.ledgers, 'lockHead').mockRejectedValueOnce(new Error('lost'));
    await expect(signed()).rejects.toThrow('lost');
    await expect(signed()).resolves.toMatchObject({ success: 1 });
    const heads = await testWorld.deps.ledgers.heads(organizationId);
    expect(heads.map(({ locked }) => locked)).toEqual(heads.map(() => on));
  });

  it('is not signed off while a lease brought in since is in no account [D56]', async () => {
    await save([...lines, ...old]);
    await bring();
    await adopt('lse_two');
    await save([]).catch((refusal) => expect(refusal).toMatchObject({ code: 'opening-stands' }));
    await expect(sign()).rejects.toMatchObject({ code: 'not-tied' });
    expect(await sheet()).toMatchObject({ state: 'in', opening: 105_000 });
  });

  it('shows properties with their owners and what their leases brought in, to who sees all money', async () => {
    const { data } = await listOpeningProperties({ ...call(), query: {} }, testWorld.deps);
    expect(data.properties).toMatchObject([
      {
        property_id: propertyId,
        money: 'bank',
        deposits_at: 'bank',
        owed: 0,
        prepaid: 5_000,
        deposits: 100_000,
      },
    ]);
    expect(data.properties[0]?.owners.map(({ owner_id }) => owner_id)).toEqual(['own_ada', 'own_ben']);
    const some: Partial<Viewer> = {
      roleLabel: 'rentalManager',
      grants: { areas: { money: 'change' }, properties: [propertyId] },
    };
    await expect(sheet(some)).rejects.toMatchObject({ code: 'not-permitted' });
    await expect(listOpeningProperties({ ...call(some), query: {} }, testWorld.deps)).rejects.toMatchObject({
      code: 'not-permitted',
    });
    const viewer: Partial<Viewer> = {
      roleLabel: 'rentalManager',
      grants: { areas: { money: 'view' }, properties: 'all' },
    };
    expect((await sheet(viewer)).may).toEqual({ change: false });
    for (const who of [some, viewer]) {
      const saved = { version: 0, on, lines: [], remove: [] };
      const asked = [
        testWorld.perform(saveOpeningLines, { ...call(who), body: saved }),
        testWorld.perform(bringOpeningIn, { ...call(who), body: { version: 1 } }),
        testWorld.perform(undoOpening, { ...call(who), body: { reason: 'x' } }),
        testWorld.perform(signOpening, { ...call(who), body: { version: 1 } }),
      ];
      for (const one of asked) await expect(one).rejects.toMatchObject({ code: 'not-permitted' });
    }
  });
});
