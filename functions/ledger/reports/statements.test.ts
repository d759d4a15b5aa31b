import { beforeEach, describe, expect, it } from 'vitest';
import type { StatementName } from '../../../shared/domain/ledger/reports/catalogue';
import { ledgerAccounts } from '../../../shared/domain/ledger/reports/general-ledger';
import { mergedRows } from '../../../shared/domain/ledger/reports/merge-rows';
import { type ReportChoices, usualChoices } from '../../../shared/domain/ledger/reports/report-choices';
import type { ReportRow } from '../../../shared/domain/ledger/reports/report-row';
import { statementColumns } from '../../../shared/domain/ledger/reports/statement-columns';
import { statementLines } from '../../../shared/domain/ledger/reports/statement-layout';
import { isTied, tiesOf } from '../../../shared/domain/ledger/reports/ties';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { LeaseWorld } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openSigned } from '../../../test/support/test-world/rented';
import { logger } from '../../runtime/logger';
import { addBankAccount } from '../bank/add-bank-account';
import { addBankFact } from '../bank/add-bank-fact';
import { addExpense } from '../owners/add-expense';
import { receivePayment } from '../payments/receive-payment';
import { getReport } from './get-report';
import { openFigure } from './open-figure';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;

/** The rent of July, and of August ahead; July's paid, a repair, and a bank charge in the own book. */
beforeEach(async () => {
  let lease_id: string;
  ({ testWorld, lease_id } = await openSigned('2026-07-26T12:00:00.000Z'));
  const call = testWorld.call();
  const received = { received_on: '2026-07-26', method: 'check', reference: '7', payer: 'Nora' } as const;
  const how = { chosen: [], hold_rest: false };
  const payment = { lease_id, cents: 145_000, ...received, ...how };
  await testWorld.perform(receivePayment, { ...call, body: payment });
  const facts = {
    name: 'Trust',
    last4: '',
    opening_cents: 0,
    opened_on: '2026-06-30',
    kind: 'trust',
  } as const;
  const added = await testWorld.perform(addBankAccount, { ...call, body: facts });
  const { account_id } = added.data;
  const paid = { paid_on: '2026-07-26', method: 'check', reference: '8', memo: '' } as const;
  const repair = { property_id: propertyId, vendor: 'Ace', category: 'repairs', cents: 20_000 } as const;
  await testWorld.perform(addExpense, { ...call, body: { ...repair, ...paid } });
  const fact = { account_id, kind: 'bank', cents: 1_200, posted_on: '2026-07-26', memo: '' } as const;
  await testWorld.perform(addBankFact, { ...call, body: fact });
});

const july = { from: '2026-07-01', to: '2026-07-31' };
type Asked = Partial<ReportChoices> & { to?: string; from?: string; property_id?: string };

async function statement(report: StatementName, asked: Asked = {}, viewer: Partial<Viewer> = {}) {
  const query = { ...july, ...asked, report };
  const { data } = await getReport({ ...testWorld.call(viewer), query }, testWorld.deps);
  const rows: ReportRow[] = mergedRows(report, data.rows);
  const choices = { ...usualChoices, ...asked };
  const { titles = {}, sums = {} } = data;
  const columns = statementColumns({ by: choices.by, time: query, titles });
  const others = columns.slice(0, -1).map(({ key }) => key);
  const ties = tiesOf(report, { rows, sums, choices, columns: others });
  const lines = statementLines(report, rows, choices.whose).flatMap((line) =>
    line.kind === 'heading' ? [] : [[line.name, ...columns.map(({ key }) => line.cents[key] ?? 0)]],
  );
  return { lines, columns: columns.map(({ title }) => title), isTied: ties.length > 0 && ties.every(isTied) };
}

async function figure(
  query: Asked & { report: StatementName; column?: string; account?: string; lease_id?: string },
) {
  const asked = { ...july, column: 'total', ...query };
  const { data } = await openFigure({ ...testWorld.call(), query: asked }, testWorld.deps);
  return data.lines.map(({ entry_id, cents }) => [entry_id.split(':')[0], cents]);
}

const grants = (properties: 'all' | string[]) =>
  ({
    roleLabel: 'rentalManager',
    grants: { areas: { reports: 'view', money: 'view' }, properties },
  }) as const;

describe('an income statement', () => {
  it('has what came in and was spent, and ties to the balances', async () => {
    expect(await statement('income-statement')).toEqual({
      lines: [
        ['Rent', 145_000],
        ['Total income', 145_000],
        ['Repairs', 20_000],
        ['Total operating expenses', 20_000],
        ['Net operating income', 125_000],
      ],
      columns: ['Total'],
      isTied: true,
    });
  });

  it('by month has accrued rent in its month, months ahead too [D59]', async () => {
    const asked = { basis: 'accrual', by: 'month', to: '2026-08-31' } as const;
    const { lines, columns, isTied: holds } = await statement('income-statement', asked);
    expect([columns, holds]).toEqual([['Jul 2026', 'Aug 2026', 'Total'], true]);
    expect(lines[0]).toEqual(['Rent', 145_000, 145_000, 290_000]);
    expect(
      await figure({ ...asked, report: 'income-statement', column: '2026-08', account: 'rent' }),
    ).toEqual([['rent', 145_000]]);
    const long = { by: 'month', from: '2025-07-31' } as const;
    await expect(statement('income-statement', long)).rejects.toMatchObject({ code: 'invalid' });
    await expect(statement('income-statement', { ...long, from: '2025-08-01' })).resolves.toBeDefined();
    await expect(statement('balance-sheet', { by: 'month' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('of the company has what its own book paid, for who reaches all money alone', async () => {
    const asked = { whose: 'manager', by: 'property' } as const;
    const { lines, columns, isTied: holds } = await statement('income-statement', asked);
    expect(lines).toEqual([
      ['Bank charges', 0, 1_200, 1_200],
      ['Total operating expenses', 0, 1_200, 1_200],
      ['Net operating income', 0, -1_200, -1_200],
    ]);
    expect([columns, holds]).toEqual([['Maple Court', 'Northgate Homes', 'Total'], true]);
    const own = { report: 'income-statement', whose: 'manager', property_id: '~', account: 'bank' } as const;
    expect(await figure(own)).toEqual([['bank', 1_200]]);
    const listed = grants([propertyId]);
    await expect(statement('income-statement', asked, listed)).rejects.toMatchObject({
      code: 'not-permitted',
    });
    expect((await statement('income-statement', asked, grants('all'))).lines).toHaveLength(3);
    const total = { report: 'income-statement', whose: 'manager', column: 'total', ...july } as const;
    await expect(
      openFigure({ ...testWorld.call(listed), query: total }, testWorld.deps),
    ).rejects.toMatchObject({ code: 'not-permitted' });
  });

  it('is of the properties that its reader sees', async () => {
    expect((await statement('income-statement', {}, grants([propertyId]))).lines).toHaveLength(5);
    expect((await statement('income-statement', {}, grants(['prp_other']))).lines).toEqual([]);
    expect((await statement('income-statement', { property_id: 'prp_other' })).lines).toEqual([]);
    expect(
      (await statement('balance-sheet', {}, { roleLabel: 'rentalOwner', ownerId: 'own_ada' })).lines,
    ).toEqual([]);
  });
});

describe('cash flow', () => {
  it('goes from what the accounts had to what they have, by what money came and went for', async () => {
    const { lines, isTied: holds } = await statement('cash-flow', { by: 'month', to: '2026-08-31' });
    expect([holds, lines]).toEqual([
      true,
      [
        ['Bank: Trust', 0, 123_800, 0],
        ['Total at the beginning', 0, 123_800, 0],
        ['Rent', 145_000, 0, 145_000],
        ['Total income received', 145_000, 0, 145_000],
        ['Repairs', -20_000, 0, -20_000],
        ['Bank charges', -1_200, 0, -1_200],
        ['Total spent', -21_200, 0, -21_200],
        ['Change in cash', 123_800, 0, 123_800],
        ['Bank: Trust', 123_800, 123_800, 123_800],
        ['Total at the end', 123_800, 123_800, 123_800],
      ],
    ]);
    const begun = { report: 'cash-flow', from: '2026-08-01', to: '2026-08-31', account: 'begin' } as const;
    expect(await figure(begun)).toEqual([
      ['payment', 145_000],
      ['expense', -20_000],
      ['bank', -1_200],
    ]);
  });
});

describe('the general ledger', () => {
  const ledger = async (account?: string) => {
    const query = { ...july, report: 'general-ledger', account } as const;
    const { data } = await getReport({ ...testWorld.call(), query }, testWorld.deps);
    return ledgerAccounts(mergedRows('general-ledger', data.rows)).map(({ name, lines, after }) => [
      name,
      lines.map(({ row: { texts }, balance }) => [...texts.slice(2, 4), balance]),
      after,
    ]);
  };

  it('has the lines of every book, with the balance after each, of all accounts or one', async () => {
    const bank = [
      'Bank: Trust',
      [
        ['Payment: check 7', 'Maple Court', 145_000],
        ['Bank', 'Northgate Homes', 143_800],
        ['Expense: Ace', 'Maple Court', 123_800],
      ],
      123_800,
    ];
    expect(await ledger('cash/bank')).toEqual([bank]);
    const all = await ledger();
    expect(all.map(([name]) => name)).toEqual([
      'Bank: Trust',
      'Accounts receivable',
      'Charged, not collected',
      'Owner',
      'Manager’s fees',
    ]);
  });
});

describe('a balance sheet', () => {
  it('has the money there is, and whose it is, property by property', async () => {
    await testWorld.owner({ ownerId: 'own_ada' });
    const { lines, isTied: holds } = await statement('balance-sheet', { by: 'property' });
    expect([holds, lines]).toEqual([
      true,
      [
        ['Bank: Trust', 125_000, -1_200, 123_800],
        ['Total assets', 125_000, -1_200, 123_800],
        ['Owner: Ada Byron', 125_000, 0, 125_000],
        ['Management company', 0, -1_200, -1_200],
        ['Total equity', 125_000, -1_200, 123_800],
        ['Total liabilities and equity', 125_000, -1_200, 123_800],
      ],
    ]);
  });

  it('on accrual has what tenants owe by the day, and as of a past day what they owed', async () => {
    const basis = 'accrual';
    const owed = async (to: string) => {
      const { lines, isTied: holds } = await statement('balance-sheet', { basis, to });
      return [holds, lines.find(([name]) => name === 'Accounts receivable')?.[1] ?? 0];
    };
    expect(await Promise.all(['2026-07-25', '2026-07-31', '2026-08-01'].map(owed))).toEqual([
      [true, 145_000],
      [true, 0],
      [true, 145_000],
    ]);
    const asked = { report: 'balance-sheet', basis, to: '2026-07-31', account: 'receivable' } as const;
    expect(await figure(asked)).toEqual([
      ['rent', 145_000],
      ['payment', -145_000],
    ]);
  });
});
