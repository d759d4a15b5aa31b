import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equal, holds } from '../../../../test/support/leases/holds';
import {
  type AccountsCommand,
  AccountsWorld,
  accountsSteps,
} from '../../../../test/support/ledger/accounts-world';
import { commands, LedgerWorld, type RandomCommand } from '../../../../test/support/ledger/ledger-world';
import { addDays, monthOf } from '../../dates';
import { addLines, type Lines, sumOf } from '../accounts';
import { postedSince } from '../accrual-day';
import type { Book } from '../entry';
import { balanceParts, balanceSectionOf, balancesAsOf } from './balance-parts';
import { cashIn, cashLines, cashSectionOf, isFlow } from './cash-parts';
import { equityChange, incomeIn, incomeParts, movedIn } from './income-parts';
import { Basis, Whose } from './report-choices';

const runs = process.env.LONG ? 5_000 : 120;
const minutes = 60_000;
const cents = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 200_000 }));

type Period = { readonly from: string; readonly to: string };

/** As the server reads it: entries from a day on. */
const since = ({ head, entries }: Book, from: string) => ({
  head,
  entries: Object.values(entries).filter(({ on }) => on >= from),
});

const total = (lines: Lines, ...sections: string[]): number =>
  sumOf(
    Object.entries(lines).map(([line, amount]) => (sections.includes(balanceSectionOf(line)) ? amount : 0)),
  );

/** What a balance sheet says is the owners' or the manager's. */
const equityOf = (lines: Lines, whose: Whose): number => {
  const mine = whose === 'owners' ? ['owner', 'unpaid'] : ['manager'];
  const earned = whose === 'owners' ? 'earned/owner' : 'earned/manager';
  return sumOf(
    Object.entries(lines).map(([line, amount]) =>
      mine.includes(line.split('/')[0] ?? '') || line === earned ? amount : 0,
    ),
  );
};

function checkBalances(book: Book, to: string, basis: Basis): Lines {
  const whole = balancesAsOf(since(book, postedSince(to)), { basis, to });
  const opened = addLines(...Object.values(book.entries).map((entry) => balanceParts(entry, { basis, to })));
  const sorted = (lines: Lines) => JSON.stringify(Object.entries(lines).toSorted());
  equal(sorted(whole), sorted(opened), 'a line is the sum of the entries it opens');
  equal(
    total(whole, 'assets'),
    total(whole, 'liabilities', 'equity'),
    'assets are whose they are [D1] [D59]',
  );
  return whole;
}

/** What moved is what the accounts have more, and each figure is the sum of the entries it opens. */
function checkCash(book: Book, time: Period): void {
  const lines = cashLines(since(book, time.from), time);
  const sum = (isIn: (line: string) => boolean) =>
    sumOf(Object.entries(lines).map(([line, amount]) => (isIn(line) ? amount : 0)));
  const end = sum((line) => cashSectionOf(line) === 'end');
  const begin = sum((line) => cashSectionOf(line) === 'begin');
  equal(begin + sum(isFlow), end, 'beginning and what moved is the end [D71]');
  for (const account of [...Object.keys(lines), 'received', 'held', undefined]) {
    const opened = sumOf(Object.values(book.entries).map((entry) => cashIn(entry, account, time)));
    const stands = sum((line) =>
      account === undefined ? isFlow(line) : line === account || cashSectionOf(line) === account,
    );
    equal(opened, stands, 'a line is the sum of the entries it opens');
  }
}

/** Cent by cent, book by book, on both bases, for owners and manager alike. */
function checkStatements(books: readonly Book[], { from, to }: Period): void {
  for (const book of books) {
    checkCash(book, { from, to });
    for (const basis of Basis.options) {
      const before = checkBalances(book, addDays(from, -1), basis);
      const after = checkBalances(book, to, basis);
      const { entries } = since(book, postedSince(from));
      for (const whose of Whose.options) {
        const asked = { basis, whose };
        const earned = sumOf(
          entries.map((entry) => incomeIn(entry, { ...asked, account: undefined }, { from, to })),
        );
        const moved = sumOf(Object.values(movedIn(entries, { whose, from, to })));
        const change = equityChange(entries, { ...asked, from, to });
        equal(earned + moved, change, `${basis} income of ${whose} is what they have more [D71]`);
        equal(change, equityOf(after, whose) - equityOf(before, whose), 'balance sheets differ by it [D71]');
        const months = new Map<string, number>();
        for (const { on, cents: part } of entries.flatMap((entry) => incomeParts(entry, asked)))
          if (on >= from && on <= to) months.set(monthOf(on), (months.get(monthOf(on)) ?? 0) + part);
        equal(sumOf([...months.values()]), earned, 'months add up to the period [D71]');
      }
    }
  }
}

/** Some periods of the life: a short one, a long one, one that ends before the last day. */
const periodsUntil = (last: string): Period[] => [
  { from: addDays(last, -9), to: last },
  { from: addDays(last, -70), to: addDays(last, -5) },
  { from: '2020-01-01', to: addDays(last, 45) },
];

describe('the statements of any life tie [D59] [D67] [D71]', () => {
  it(
    'of leases, whose charges are due before and after they are posted',
    () => {
      const often = ['charge', 'charge', 'receive', 'receive', 'writeOff', 'recover', 'day', 'day'] as const;
      const names = [...often, ...(Object.keys(commands) as RandomCommand[0][])];
      const command: fc.Arbitrary<RandomCommand> = fc.tuple(
        fc.constantFrom(...names),
        fc.nat(5),
        fc.nat(1_000),
        cents,
      );
      let deferred = 0;
      fc.assert(
        fc.property(fc.array(command, { minLength: 20, maxLength: 80, size: 'max' }), (life) => {
          const world = new LedgerWorld();
          for (const one of life) world.do(one);
          for (const period of periodsUntil(world.today)) checkStatements(world.books(), period);
          const to = world.today;
          const lines = world
            .books()
            .map((book) => balancesAsOf(since(book, postedSince(to)), { basis: 'accrual', to }));
          if (lines.some((one) => one.deferred)) deferred += 1;
        }),
        { numRuns: runs, seed: 40 },
      );
      expect(deferred).toBeGreaterThan(10);
    },
    10 * minutes,
  );

  it.each([
    ['of a manager', { isSolo: false, policy: 'block' }],
    ['of a landlord', { isSolo: true, policy: 'block' }],
  ] as const)(
    'of bank accounts, bills, fees and the company’s own book %s',
    (_, variant) => {
      const often = [
        'charge',
        'charge',
        'receive',
        'receive',
        'deposit',
        'bill',
        'payBill',
        'day',
        'fees',
      ] as const;
      const command: fc.Arbitrary<AccountsCommand> = fc.tuple(
        fc.constantFrom(...often, ...often, ...accountsSteps),
        fc.nat(5),
        fc.nat(1_000),
        cents,
      );
      const ids = ['prp_a', 'prp_b', 'prp_c', 'lse_1', 'lse_2', 'lse_3', 'lse_4', 'org'];
      fc.assert(
        fc.property(fc.array(command, { minLength: 40, maxLength: 100, size: 'max' }), (life) => {
          const world = new AccountsWorld(variant);
          for (const one of life) world.do(one);
          const books = ids.map(world.book);
          holds(
            books.some(({ head }) => head.seq > 0),
            'something was posted',
          );
          for (const period of periodsUntil(world.today)) checkStatements(books, period);
        }),
        { numRuns: runs / 2, seed: 40 },
      );
    },
    10 * minutes,
  );
});
