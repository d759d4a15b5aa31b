import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands, LedgerWorld, type RandomCommand } from '../../../../test/support/ledger/ledger-world';
import { addDays } from '../../dates';
import { type Payee, sumOf } from '../accounts';
import { headAsOf } from '../head-as-of';
import { agingOf } from '../ledger-lines';
import { listedAccount } from './account-names';
import { isStatement, ReportName, reports, StatementName } from './catalogue';
import { amountIn, cellOf, type RowPlace } from './cells';
import { ledgerAccounts, ledgerTies } from './general-ledger';
import { journalColumns, journalRows } from './journal';
import { mergedRows, totalsOf } from './merge-rows';
import { Basis, ReportBy, type ReportChoices, Whose } from './report-choices';
import type { ReportedLedger, ReportRow } from './report-row';
import type { ReportTime } from './report-time';
import { entriesFrom, rentRollCents, rowsOf } from './rows';
import { hasMonths, statementColumns } from './statement-columns';
import { statementLines } from './statement-layout';
import { isTied } from './ties';

const often = ['charge', 'charge', 'receive', 'receive', 'receive', 'day'] as const;
const names = [...often, ...(Object.keys(commands) as RandomCommand[0][])];
const command: fc.Arbitrary<RandomCommand> = fc.tuple(
  fc.constantFrom(...names),
  fc.nat(5),
  fc.nat(1_000),
  fc.integer({ min: 1, max: 200_000 }),
);

/** Three ledgers of two properties after some months of random commands. */
function played(): ReportedLedger[] {
  const world = new LedgerWorld();
  for (const one of fc.sample(command, { numRuns: 320, seed: 7 })) world.do(one);
  return world.books().map((book, at) => ({
    leaseId: `lse_${at}`,
    propertyId: at === 2 ? 'prp_2' : 'prp_1',
    head: book.head,
    shown: { unitNumber: String(at), propertyTitle: at === 2 ? 'Oak' : 'Elm', tenants: ['Ada'] },
    entries: Object.values(book.entries),
  }));
}
const organization = played();
const days = organization.flatMap(({ entries }) => entries.map(({ on }) => on)).toSorted();
const [first = '', last = ''] = [days[0], days.at(-1)];

/** As the server reads it: the entries that the report asks for. */
function readFor(report: ReportName, time: ReportTime): ReportedLedger[] {
  const { from, to = '9999' } = entriesFrom(report, time);
  return organization.map((ledger) => ({
    ...ledger,
    entries: ledger.entries.filter(({ on }) => from <= on && on <= to),
  }));
}

function rowsAt(report: ReportName, time: ReportTime): ReportRow[] {
  const ledgers = readFor(report, time);
  if (report !== 'rent-roll')
    return mergedRows(
      report,
      ledgers.flatMap((one) => rowsOf(report, one, time)),
    );
  return ledgers.map((one) => ({
    key: one.leaseId,
    at: { lease: one.leaseId, property: one.propertyId },
    texts: [],
    cents: rentRollCents(headAsOf(one, time.to), time),
  }));
}

/** The sum of the entries that a figure opens. */
function opened(report: ReportName, { column, at }: { column: string; at: RowPlace }, time: ReportTime) {
  const cell = cellOf({ report, column, at }, time);
  if (!cell) throw new Error(`${report} ${column} opens nothing`);
  const books = organization.filter(
    ({ leaseId, propertyId }) =>
      (at.lease ?? leaseId) === leaseId && (at.property ?? propertyId) === propertyId,
  );
  return sumOf(books.flatMap(({ entries }) => entries.map((entry) => amountIn(entry, cell))));
}

const total = (rows: readonly ReportRow[]) => ({ at: {}, cents: totalsOf(rows) });

const times: ReportTime[] = Array.from({ length: 15 }, (_, at) => {
  const to = addDays(last, -at * 6);
  return { from: addDays(to, -20 - at), to };
});

describe('a figure', () => {
  it('is the sum of the entries it opens, a total too: 1,000 of a random organization', () => {
    let count = 0;
    for (const report of ReportName.options)
      for (const time of times) {
        const rows = rowsAt(report, time);
        for (const { at, cents } of [
          ...(report === 'rent-roll' || isStatement(report) ? [] : [total(rows)]),
          ...rows,
        ])
          for (const [column, sum] of Object.entries(cents)) {
            expect([report, time, at, column, opened(report, { column, at }, time)]).toEqual([
              report,
              time,
              at,
              column,
              sum,
            ]);
            if (sum !== 0) count += 1;
          }
      }
    expect(count).toBeGreaterThan(1_000);
    // Bad debt has its own rows and column among them.
    expect(organization.some(({ head }) => (head.writtenOff ?? 0) > 0)).toBe(true);
    expect(first < addDays(last, -60)).toBe(true);
  });

  it('of an age is the open charges of the day, which the head knows today', () => {
    const time = { from: last, to: last };
    const { upcoming, days30, days60, days90, older } = totalsOf(rowsAt('aging', time));
    const ages = organization.map(({ head }) => agingOf(head.open, last));
    const sum = (step: keyof ReturnType<typeof agingOf>) => sumOf(ages.map((one) => one[step]));
    expect({ upcoming, days30, days60, days90, older }).toEqual({
      upcoming: sum('upcoming'),
      days30: sum('days30'),
      days60: sum('days60'),
      days90: sum('days90'),
      older: sum('older'),
    });
  });

  it('of a lease that is late is what aging has past its due day, the largest first', () => {
    for (const time of times) {
      const rows = rowsAt('delinquency', time);
      const { days30 = 0, days60 = 0, days90 = 0, older = 0 } = totalsOf(rowsAt('aging', time));
      const late = rows.map(({ cents }) => cents.pastDue ?? 0);
      expect(sumOf(late)).toBe(days30 + days60 + days90 + older);
      expect(late).toEqual(late.toSorted((one, other) => other - one));
    }
  });

  it('has a heading, and every heading but the rent opens', () => {
    for (const report of ReportName.options)
      for (const column of Object.keys(reports[report].figures).filter((one) => one !== 'rent'))
        expect(cellOf({ report, column, at: {} }, { from: first, to: last })).toBeDefined();
    expect(
      cellOf({ report: 'aging', column: 'toString', at: {} }, { from: first, to: last }),
    ).toBeUndefined();
  });
});

describe('a statement', () => {
  const choices = Basis.options.flatMap((basis) =>
    ReportBy.options.flatMap((by) => Whose.options.map((whose): ReportChoices => ({ basis, by, whose }))),
  );
  const properties = { prp_1: 'Elm', prp_2: 'Oak' };

  /** By section, line and column: what stands there, and what its entries come to. */
  function figuresOf(report: StatementName, time: ReportTime, asked: ReportChoices) {
    const { from, to = '9999' } = entriesFrom(report, time, asked);
    const rows = mergedRows(
      report,
      organization.flatMap((ledger) => {
        const entries = ledger.entries.filter(({ on }) => from <= on && on <= to);
        return rowsOf(report, { ...ledger, entries }, { ...time, choices: asked });
      }),
    );
    const columns = statementColumns({ by: asked.by, time, titles: properties }).map(({ key }) => key);
    return statementLines(report, rows, asked.whose).flatMap((line) =>
      line.kind === 'heading' || !line.isOpened
        ? []
        : columns.map((column) => {
            const at = { account: line.account };
            const cell = cellOf({ report, column, at, choices: asked }, time);
            const books = organization.filter(
              ({ propertyId }) => !(column in properties) || propertyId === column,
            );
            const entries = books.flatMap((book) => book.entries);
            const sum = cell && sumOf(entries.map((entry) => amountIn(entry, cell)));
            return { what: `${line.key} ${column}`, stands: line.cents[column] ?? 0, sum };
          }),
    );
  }

  it('opens the entries of every line, section and total, by month and property, on both bases', () => {
    let count = 0;
    for (const report of StatementName.options)
      for (const time of times.slice(0, 4))
        for (const asked of choices.filter(({ by }) => by !== 'month' || hasMonths(report)))
          for (const { what, stands, sum } of figuresOf(report, time, asked)) {
            expect([report, time, asked, what, sum]).toEqual([report, time, asked, what, stands]);
            if (stands !== 0) count += 1;
          }
    expect(count).toBeGreaterThan(1_000);
  });
});

describe('the trial balance', () => {
  const time = { from: addDays(last, -40), to: addDays(last, -3) };

  it('has as many debits as credits, and comes to 0 before and after [D1]', () => {
    const { before, debits, credits, after } = totalsOf(rowsAt('trial-balance', time));
    expect([before, after]).toEqual([0, 0]);
    expect(debits).toBe(credits);
    expect(debits).toBeGreaterThan(100_000);
  });

  it('is what the lines of the journal add up to', () => {
    const cents = (text = '') => Math.round(Number(text) * 100);
    const at = (name: (typeof journalColumns)[number]) => journalColumns.indexOf(name);
    const sums = new Map<string, { debits: number; credits: number }>();
    for (const ledger of organization)
      for (const entry of ledger.entries.filter(({ on }) => on >= time.from && on <= time.to))
        for (const row of journalRows(ledger, entry, {
          actor: 'Ada',
          ownerName: () => undefined,
          bankName: () => undefined,
        })) {
          const account = listedAccount(row[at('account_code')] ?? '');
          const had = sums.get(account) ?? { debits: 0, credits: 0 };
          sums.set(account, {
            debits: had.debits + cents(row[at('debit')]),
            credits: had.credits + cents(row[at('credit')]),
          });
        }
    const moved = rowsAt('trial-balance', time).filter(({ cents: { debits, credits } }) => debits || credits);
    expect(
      Object.fromEntries(moved.map(({ key, cents: { debits, credits } }) => [key, { debits, credits }])),
    ).toEqual(Object.fromEntries(sums));
  });
});

describe('the general ledger', () => {
  it('ends where the trial balance ends, account by account, on every day of a random life [D8] [D71]', () => {
    for (const time of times) {
      const accounts = ledgerAccounts(rowsAt('general-ledger', time));
      const trial = rowsAt('trial-balance', time);
      expect(ledgerTies(accounts, trial).every(isTied)).toBe(true);
      for (const { account, before, lines, after } of accounts) {
        const row = trial.find(({ at }) => at.account === account);
        expect([account, before, after]).toEqual([account, row?.cents.before ?? 0, row?.cents.after ?? 0]);
        expect(lines.at(-1)?.balance ?? before).toBe(after);
        const on = lines.map(({ row: { texts } }) => texts[1] ?? '');
        expect(on).toEqual(on.toSorted());
      }
    }
  });

  it('names the account that differs [D71]', () => {
    const [time] = times;
    const accounts = ledgerAccounts(rowsAt('general-ledger', time ?? { from: first, to: last }));
    const broken = ledgerTies(accounts, []).filter((tie) => !isTied(tie));
    expect(broken.map(({ name }) => name)).toContain(accounts[0]?.name);
  });
});

describe('income', () => {
  const due = '2026-05-01';
  const booked = (kind: 'rent' | 'late' | 'deposit', to: Payee, account: string): ReportedLedger => ({
    leaseId: 'lse_1',
    propertyId: 'prp_1',
    head: { open: [], balances: {} },
    shown: { unitNumber: '101', propertyTitle: 'Elm', tenants: [] },
    entries: [
      {
        source: 'charge:1',
        seq: 1,
        type: 'charge',
        on: '2026-05-01',
        lines: { [`receivable/${kind}`]: 900, [`uncollected/${kind}`]: -900 },
        charge: { kind, label: '', due, period: '2026-05', to, cents: 900 },
      },
      {
        source: 'credit:1',
        seq: 2,
        type: 'credit',
        on: '2026-05-02',
        lines: { [`uncollected/${kind}`]: 100, [`receivable/${kind}`]: -100 },
        covers: [{ charge: 1, kind, label: '', due, to, cents: 100 }],
      },
      {
        source: 'payment:1',
        seq: 3,
        type: 'payment',
        on: '2026-05-03',
        lines: {
          'cash/bank': 500,
          [`receivable/${kind}`]: -500,
          [`uncollected/${kind}`]: 500,
          [account]: -500,
        },
        covers: [{ charge: 1, kind, label: '', due, to, cents: 500 }],
      },
      {
        source: 'distribution:1',
        seq: 4,
        type: 'payment',
        on: '2026-05-04',
        lines: { 'owner/x/distribution': 400, 'cash/bank': -400 },
      },
    ],
  });
  const rows = (ledger: ReportedLedger) =>
    mergedRows('income', rowsOf('income', ledger, { from: '2026-05-01', to: '2026-05-31' })).map(
      ({ texts, cents }) => [...texts, cents.charged, cents.collected],
    );

  it('is charged less what was waived, and collected once paid; distributions are none [D43]', () => {
    expect(rows(booked('rent', 'owner', 'owner/x/rent'))).toEqual([['Elm', 'Owners', 'Rent', 800, 500]]);
    expect(rows(booked('late', 'manager', 'manager/late'))).toEqual([
      ['Elm', 'Manager', 'Late fee', 800, 500],
    ]);
  });

  it('of a landlord’s late fees is the owners’: whose a claim is says its fact, not its kind [D66]', () => {
    expect(rows(booked('late', 'owner', 'owner/x/late'))).toEqual([['Elm', 'Owners', 'Late fee', 800, 500]]);
  });

  it('never holds a deposit [D43]', () => {
    expect(rows(booked('deposit', 'deposit:ada', 'deposit/ada'))).toEqual([]);
  });
});
