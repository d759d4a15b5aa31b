import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsInWords } from './check-words';
import { type BillToPay, billsPerCheck, checkState, checksFor } from './checks';

const bill = (billId: string, over: Partial<BillToPay> = {}): BillToPay => ({
  propertyId: 'prp_1',
  billId,
  account: 'bnk_1',
  payee: 'Ames Plumbing',
  cents: 10_000,
  ...over,
});

describe('checks for bills [D60]', () => {
  it('are one a payee and account, numbered in turn past numbers that are used', () => {
    const bills = [
      bill('1'),
      bill('2', { payee: 'City Water' }),
      bill('3', { payee: ' ames plumbing', propertyId: 'prp_2' }),
      bill('4', { account: 'bnk_2' }),
      bill('5', { account: 'bnk_3' }),
    ];
    const first = new Map([
      ['bnk_1', 1_041],
      ['bnk_2', 7],
    ]);
    const used = (account: string) => new Set(account === 'bnk_1' ? [1_042] : []);
    const checks = checksFor(bills, { first, used });
    expect(
      checks.map(({ account, number, payee, bills: on }) => [account, number, payee, on.length]),
    ).toEqual([
      ['bnk_1', 1_041, 'Ames Plumbing', 2],
      ['bnk_1', 1_043, 'City Water', 1],
      ['bnk_2', 7, 'Ames Plumbing', 1],
    ]);
  });

  it('pay every bill once, never more than a stub has lines, and use no number twice', () => {
    const any = fc.array(
      fc.record({ payee: fc.constantFrom('a', 'b', 'c'), account: fc.constantFrom('bnk_1', 'bnk_2') }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(
        any,
        fc.integer({ min: 1, max: 20 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
        (all, from, taken) => {
          const bills = all.map((one, at) => bill(String(at), one));
          const first = new Map([
            ['bnk_1', from],
            ['bnk_2', from],
          ]);
          const checks = checksFor(bills, { first, used: () => new Set(taken) });
          const paid = checks.flatMap(({ bills: on }) => on.map(({ billId }) => billId));
          expect(paid.toSorted()).toEqual(bills.map(({ billId }) => billId).toSorted());
          expect(checks.every(({ bills: on }) => on.length <= billsPerCheck)).toBe(true);
          const numbers = checks.map(({ account, number }) => `${account} ${number}`);
          expect(new Set(numbers).size).toBe(numbers.length);
          expect(checks.some(({ number }) => taken.includes(number) || number < from)).toBe(false);
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });

  it('are cleared once the bank paid all of one, void once a person took it back', () => {
    expect(checkState({ isVoid: false, entries: 2, matched: 1 })).toBe('written');
    expect(checkState({ isVoid: false, entries: 2, matched: 2 })).toBe('cleared');
    expect(checkState({ isVoid: true, entries: 2, matched: 0 })).toBe('void');
  });
});

it.each([
  [0, 'Zero and 00/100'],
  [5, 'Zero and 05/100'],
  [100, 'One and 00/100'],
  [1_999, 'Nineteen and 99/100'],
  [2_100, 'Twenty-one and 00/100'],
  [10_000, 'One hundred and 00/100'],
  [123_456, 'One thousand two hundred thirty-four and 56/100'],
  [100_001_00, 'One hundred thousand one and 00/100'],
  [
    999_999_999_99,
    'Nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine and 99/100',
  ],
])('%i cents are written “%s”', (cents, words) => {
  expect(dollarsInWords(cents)).toBe(words);
});
