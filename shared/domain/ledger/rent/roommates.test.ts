import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands, LedgerWorld, type RandomCommand } from '../../../../test/support/ledger/ledger-world';
import { sumOf } from '../accounts';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { charge } from './charges';
import { receive } from './payments';
import { leftByTenant, paidInMonth, payerIn } from './roommates';

const ada = { id: 'ten_1', names: ['Ada Byron', 'Ada'] };
const ben = { id: 'ten_2', names: ['Ben Stone', 'Ben'] };
const tenants = [ada, ben];
const halves = () => [5_000, 5_000];
const shares = () => [{ ownerId: 'x', percentage: 100 }];

const with_ = (book: Book, answer: ReturnType<typeof charge>): Book => {
  const posted = post(book, answer);
  if (isRefused(posted)) throw new Error(posted.refused);
  return posted.book;
};
const rent = with_(
  newBook,
  charge(
    { source: 'rent', on: '2026-05-01' },
    { kind: 'rent', label: '', due: '2026-05-01', to: 'owner', cents: 145_001 },
  ),
);
const pays = (book: Book, payer: string, cents: number, on = '2026-05-02') => {
  const payment = `pay_${book.head.seq}`;
  const facts = {
    payment,
    cents,
    method: 'check',
    reference: '',
    payer,
    chosen: [],
    isAutomatic: true,
  } as const;
  return with_(book, receive(book, { source: payment, on }, { ...facts, shares }));
};
const left = (book: Book, weightsOn = halves) => leftByTenant(book, { tenants, weightsOn });

describe('what is left of each roommate’s share [D26]', () => {
  it('is the share until it is paid; who pays more than the share lowers the others’', () => {
    expect(left(rent)).toEqual({ ten_1: 72_501, ten_2: 72_500 });
    const paid = pays(rent, 'ada  byron', 72_501);
    expect(left(paid)).toEqual({ ten_2: 72_500 });
    expect(left(pays(rent, 'Ada', 100_000))).toEqual({ ten_2: 45_001 });
    expect(left(pays(paid, 'Ben', 72_500))).toEqual({});
  });

  it('is not touched by what is paid of another charge', () => {
    const water = { kind: 'utility', label: '', due: '2026-05-20', to: 'owner', cents: 6_000 } as const;
    const both = with_(rent, charge({ source: 'water', on: '2026-05-01' }, water));
    expect(left(pays(both, 'Ben', 72_500))).toEqual({ ten_1: 75_501, ten_2: 3_000 });
  });

  it('is the same however often the other pays', () => {
    let book = rent;
    for (let times = 0; times < 30; times += 1) book = pays(book, 'Ada', 1_000);
    expect(left(book)).toEqual({ ten_1: 42_501, ten_2: 72_500 });
  });

  it('falls for both by what somebody else pays, and a deposit is its tenant’s alone', () => {
    expect(left(pays(rent, 'Grandmother', 45_001))).toEqual({ ten_1: 50_000, ten_2: 50_000 });
    for (const { id } of tenants) {
      const facts = { kind: 'deposit', label: '', due: '2026-05-01', cents: 9_000 } as const;
      const claimed = { ...facts, to: `deposit:${id}` } as const;
      const asked = with_(newBook, charge({ source: 'deposit', on: '2026-05-01' }, claimed));
      expect(left(asked)).toEqual({ [id]: 9_000 });
    }
  });

  it('goes by the shares of the due day', () => {
    const weightsOn = (due: string) => (due === '2026-05-01' ? [10_000, 0] : [0, 10_000]);
    expect(left(rent, () => weightsOn('2026-05-01'))).toEqual({ ten_1: 145_001 });
    expect(leftByTenant(rent, { tenants, weightsOn })).toEqual({ ten_1: 145_001 });
  });

  it('knows a payer by the whole name or the first, but not by one that two tenants have', () => {
    expect(payerIn(tenants, ' BEN stone ')).toBe(ben);
    expect(payerIn(tenants, 'Benny')).toBeUndefined();
    expect(payerIn(tenants, 'BenStone')).toBeUndefined();
    expect(payerIn([ada, { id: 'ten_3', names: ['Ada Cole', 'Ada'] }], 'Ada')).toBeUndefined();
  });

  it('counts what each paid in a month, and nothing of the months beside it', () => {
    const book = pays(pays(pays(rent, 'Ada', 10, '2026-04-30'), 'Ben', 20), 'Uncle', 5);
    expect(paidInMonth(book, tenants, '2026-05')).toEqual({ ten_2: 20, '': 5 });
    expect(paidInMonth(book, tenants, '2026-04')).toEqual({ ten_1: 10 });
    expect(paidInMonth(book, tenants, '2026-06')).toEqual({});
  });

  it('counts a cent, and only settled money that came from outside [D33]', () => {
    expect(left(pays(rent, 'Ben', 1))).toEqual({ ten_1: 72_501, ten_2: 72_499 });
    const { pay_1: paid } = pays(rent, 'Ada', 1_000).payments;
    if (!paid) throw new Error('Ada paid');
    const since = (over: Partial<typeof paid>) =>
      paidInMonth({ payments: { pay_1: { ...paid, ...over } } }, tenants, '2026-05');
    const counted = ['cash', 'check', 'transfer', 'card', 'bank'] as const;
    for (const method of counted) expect(since({ method })).toEqual({ ten_1: 1_000 });
    expect([since({ method: 'opening' }), since({ method: 'deposit', deposit: 'ten_1' })]).toEqual([{}, {}]);
    expect([since({ state: 'returned' }), since({ state: 'disputed' })]).toEqual([{}, {}]);
    expect(since({ refunded: 300, sentBack: 200 })).toEqual({ ten_1: 500 });
  });

  it('is never below 0 and together all that is open, whatever happened', () => {
    const names = Object.keys(commands) as RandomCommand[0][];
    const command: fc.Arbitrary<RandomCommand> = fc.tuple(
      fc.constantFrom(...names, 'charge', 'charge', 'receive', 'receive'),
      fc.nat(2),
      fc.nat(1_000),
      fc.integer({ min: 1, max: 200_000 }),
    );
    const weights = fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }));
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), weights, (sequence, both) => {
        const world = new LedgerWorld();
        for (const one of sequence) world.do(one);
        for (const book of world.books()) {
          const parts = Object.values(leftByTenant(book, { tenants, weightsOn: () => both }));
          expect(parts.every((cents) => cents > 0)).toBe(true);
          expect(sumOf(parts)).toBe(sumOf(book.head.open.map(({ cents }) => cents)));
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
