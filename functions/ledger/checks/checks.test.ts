import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { propertyId as elm, idOf } from '../../../test/support/test-world/portfolio';
import { BankMatch } from '../../table/bank/record';
import { put } from '../../table/db/writes';
import { addBankAccount } from '../bank/add-bank-account';
import { addBill } from '../owners/add-bill';
import { addContribution } from '../owners/add-contribution';
import { reverseOwnerMoney } from '../owners/reverse-owner-money';
import { listChecks } from './list-checks';
import { listOpenBills } from './list-open-bills';
import { payBills } from './pay-bills';
import { voidCheck } from './void-check';

type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;
type Ref = Body<'payBills'>['bills'][number];

const oak = idOf('prp', 'b');
const shares = [{ ownerId: 'own_ada', percentage: 100 }];
const someProperties: Partial<Viewer> = {
  roleLabel: 'rentalManager',
  grants: { areas: { money: 'change' }, properties: [elm] },
};

let testWorld: TestWorld;
let account_id: string;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 2, unitCount: 2, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}], shares });
  await testWorld.property({ propertyId: oak, title: 'Oak', units: [{}], shares });
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  testWorld.goTo('2026-07-03T12:00:00.000Z');
  account_id = await bank();
});

async function bank(): Promise<string> {
  const facts = { name: 'Rent trust', last4: '', opening_cents: 0, opened_on: '2026-06-30' };
  const body = { ...facts, kind: 'trust' as const };
  return (await testWorld.perform(addBankAccount, { ...testWorld.call(), body })).data.account_id;
}
const fund = (property_id: string, cents: number) =>
  testWorld.perform(addContribution, {
    ...testWorld.call(),
    body: {
      property_id,
      owner_id: 'own_ada',
      cents,
      paid_on: '2026-07-02',
      method: 'check',
      reference: '',
      memo: '',
    },
  });
async function bill(property_id: string, vendor: string, cents: number): Promise<Ref> {
  const facts = { category: 'repairs', memo: 'Sink', billed_on: '2026-06-20', due_on: '2026-07-01' } as const;
  const body = { ...facts, property_id, vendor, cents, reference: 'A-7' };
  return {
    property_id,
    bill_id: (await testWorld.perform(addBill, { ...testWorld.call(), body })).data.entry_id,
  };
}
const pay = async (bills: Ref[], over: Partial<Body<'payBills'>> = {}, who: Partial<Viewer> = {}) => {
  const first_checks = [{ account_id, number: 1_041 }];
  const how = { run: '1'.repeat(32), paid_on: '2026-07-02', method: 'check', reference: '' } as const;
  const body = { ...how, first_checks, bills, ...over };
  return (await testWorld.perform(payBills, { ...testWorld.call(who), body })).data;
};
const open = async (who: Partial<Viewer> = {}) =>
  (await listOpenBills(testWorld.call(who), testWorld.deps)).data;
const register = async () =>
  (await listChecks({ ...testWorld.call(), params: { accountId: account_id }, query: {} }, testWorld.deps))
    .data;
const undo = (number: number) =>
  testWorld.perform(voidCheck, {
    ...testWorld.call(),
    body: { account_id, number, reason: 'Lost in the mail' },
  });
const cash = async () => {
  const heads = await testWorld.deps.ledgers.heads('org_one');
  return Object.fromEntries(heads.map(({ leaseId, balances }) => [leaseId, balances['cash/bank'] ?? 0]));
};

describe('bills of all properties', () => {
  it('are shown by due day with what pays them, to who sees their money', async () => {
    expect(await open()).toMatchObject({ bills: [], owed: 0, may_pay: true });
    const one = await bill(elm, 'Ames Plumbing', 10_000);
    await bill(oak, 'City Water', 2_500);
    expect(await open()).toMatchObject({
      owed: 12_500,
      has_more: false,
      bills: [
        { ...one, vendor: 'Ames Plumbing', cents: 10_000, account_id, is_past_due: true, reference: 'A-7' },
        { property_id: oak, property_title: 'Oak', vendor: 'City Water' },
      ],
      accounts: [{ account_id, name: 'Rent trust', next_check: 1 }],
    });
    expect(await open({ roleLabel: 'tenant' })).toMatchObject({ bills: [], accounts: [], may_pay: false });
  });

  it('are paid by one check a payee, over properties, once however often it is sent [D60] [D3]', async () => {
    await fund(elm, 20_000);
    await fund(oak, 20_000);
    const bills = [
      await bill(elm, 'Ames Plumbing', 10_000),
      await bill(oak, 'Ames Plumbing', 3_000),
      await bill(oak, 'City Water', 2_500),
    ];
    const paid = await pay(bills);
    expect(paid).toEqual({
      paid: [
        { ...bills[0], check: 1_041 },
        { ...bills[1], check: 1_041 },
        { ...bills[2], check: 1_042 },
      ],
      checks: [
        { account_id, number: 1_041, payee: 'Ames Plumbing', cents: 13_000 },
        { account_id, number: 1_042, payee: 'City Water', cents: 2_500 },
      ],
      refused: [],
    });
    expect(await pay(bills)).toEqual(paid);
    expect(await cash()).toEqual({ [elm]: 10_000, [oak]: 14_500 });
    expect(await open()).toMatchObject({ bills: [], owed: 0, accounts: [{ next_check: 1_043 }] });
    expect(await register()).toMatchObject({
      checks: [
        { number: 1_042, payee: 'City Water', cents: 2_500, state: 'written', on: '2026-07-02' },
        {
          number: 1_041,
          state: 'written',
          stub: [
            { invoice: 'A-7', memo: 'Sink', due: '2026-07-01', cents: 10_000 },
            { property: expect.stringContaining('Oak'), cents: 3_000 },
          ],
        },
      ],
    });
    const [last] = await testWorld.audit();
    expect(last).toMatchObject({
      action: 'bank.check',
      after: { check: 1_042, amount: 2_500, payee: 'City Water' },
    });
  });

  it('take no number twice: the first is refused by its field, later ones are passed over [D60]', async () => {
    await fund(elm, 50_000);
    await pay([await bill(elm, 'Ames Plumbing', 100)], { first_checks: [{ account_id, number: 1_042 }] });
    const rest = [await bill(elm, 'A', 100), await bill(elm, 'B', 200)];
    const again = { run: '2'.repeat(32) };
    await expect(
      pay(rest, { ...again, first_checks: [{ account_id, number: 1_042 }] }),
    ).rejects.toMatchObject({
      code: 'check-used',
      details: { fields: { 'first_checks.0.number': 'Check 1042 is used already' } },
    });
    expect((await pay(rest, again)).checks.map(({ number }) => number)).toEqual([1_041, 1_043]);
  });

  it('goes on where a call was cut off: its own numbers are passed over, nothing is paid twice', async () => {
    await fund(elm, 50_000);
    const bills = [await bill(elm, 'A', 100), await bill(elm, 'B', 200), await bill(elm, 'C', 300)];
    await pay(bills.slice(0, 2));
    const again = await pay(bills);
    expect(again.paid.map(({ check }) => check)).toEqual([1_041, 1_042, 1_043]);
    expect(again.refused).toEqual([]);
    expect(await cash()).toMatchObject({ [elm]: 49_400 });
  });

  it('paid by two people at once take each their number, and no bill is paid twice', async () => {
    await fund(elm, 50_000);
    const bills = [await bill(elm, 'A', 100)];
    const both = await Promise.all([pay(bills), pay(bills, { run: '2'.repeat(32) })]);
    expect(both.flatMap(({ paid }) => paid)).toHaveLength(1);
    expect(both.flatMap(({ refused }) => refused)).toHaveLength(1);
    expect((await register()).checks).toHaveLength(1);
    expect(await cash()).toMatchObject({ [elm]: 49_900 });
  });

  it('of a payee that the money does not reach stop no other check [D54]', async () => {
    await fund(elm, 5_000);
    const bills = [await bill(elm, 'Large', 9_000), await bill(elm, 'Small', 1_000)];
    const { checks, refused } = await pay(bills);
    expect(checks.map(({ payee }) => payee)).toEqual(['Small']);
    expect(refused).toEqual([{ ...bills[0], why: expect.stringContaining('At most') }]);
  });

  it('in cash or by transfer are paid each by itself, without a check', async () => {
    await fund(elm, 5_000);
    const bills = [await bill(elm, 'A', 1_000), await bill(elm, 'B', 2_000)];
    const how = { method: 'transfer', reference: 'ACH 7', first_checks: [] } as const;
    expect(await pay(bills, { ...how, first_checks: [] })).toMatchObject({
      paid: bills,
      checks: [],
      refused: [],
    });
    expect(await pay(bills, { ...how, first_checks: [] })).toMatchObject({ paid: bills, refused: [] });
    expect(await cash()).toMatchObject({ [elm]: 2_000 });
  });

  it('are paid by who reaches the whole organization’s money alone', async () => {
    const bills = [await bill(elm, 'A', 1_000)];
    await expect(pay(bills, {}, someProperties)).rejects.toMatchObject({ code: 'not-permitted' });
    await expect(pay([{ ...bills[0], property_id: idOf('prp', 'z') } as Ref])).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(pay([...bills, ...bills])).rejects.toMatchObject({ code: 'invalid' });
    await expect(pay(bills, { paid_on: '2026-06-19' })).rejects.toMatchObject({ code: 'bad-day' });
  });
});

describe('a check', () => {
  const written = async () => {
    await fund(elm, 50_000);
    await fund(oak, 50_000);
    const bills = [await bill(elm, 'A', 1_000), await bill(oak, 'A', 2_000)];
    await pay(bills);
    return bills;
  };

  it('that is void leaves its bills open, its number used, and its money where it was [D60]', async () => {
    const bills = await written();
    await undo(1_041);
    expect(await cash()).toEqual({ [elm]: 50_000, [oak]: 50_000 });
    expect((await open()).bills.map(({ bill_id }) => bill_id).toSorted()).toEqual(
      bills.map(({ bill_id }) => bill_id).toSorted(),
    );
    expect((await register()).checks).toMatchObject([
      { number: 1_041, state: 'void', voided: { on: '2026-07-03', reason: 'Lost in the mail' } },
    ]);
    await expect(undo(1_041)).rejects.toMatchObject({ code: 'already-reversed' });
    await expect(undo(7)).rejects.toMatchObject({ code: 'not-found' });
    const paid = await pay(bills, { run: '3'.repeat(32), first_checks: [{ account_id, number: 1_042 }] });
    expect(paid.checks).toMatchObject([{ number: 1_042, cents: 3_000 }]);
  });

  it('that the bank paid is cleared, and is not voided', async () => {
    const [one] = await written();
    const match = (bill_id: string, leaseId: string) =>
      testWorld.db.write(
        put(BankMatch, {
          organizationId: 'org_one',
          leaseId,
          source: `${bill_id}:paid:${'1'.repeat(32)}`,
          accountId: account_id,
          lineId: 'lin_1',
        }),
      );
    await match(one?.bill_id ?? '', elm);
    expect((await register()).checks).toMatchObject([{ state: 'written' }]);
    await expect(undo(1_041)).rejects.toMatchObject({ code: 'check-cleared' });
  });

  it('is taken back whole: not one of its bills alone', async () => {
    const [one] = await written();
    const body = { property_id: elm, entry_id: `${one?.bill_id}:paid:${'1'.repeat(32)}`, reason: 'No' };
    await expect(testWorld.perform(reverseOwnerMoney, { ...testWorld.call(), body })).rejects.toMatchObject({
      code: 'part-of-check',
    });
  });
});
