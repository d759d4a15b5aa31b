import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf } from '../accounts';
import { type Book, newBook } from '../entry';
import { post, rebuild } from '../fold';
import { isRefused } from '../refusals';
import { receive } from '../rent/payments';
import { distribute, payOut, reverseMoney } from './property-book';
import { type StatementBook, statementOf } from './statement';
import {
  clearedAtProvider,
  movedByTransfers,
  sourceOfTransferFact,
  type TransferFact,
  transferAfter,
  transferDrafts,
  transferIdIn,
  transferSource,
} from './transfers';

const on = '2026-05-10';
const sent = { transferId: 'pst_1', ownerId: 'x', cents: 40_000, back: 0, state: 'sent' } as const;
const reserve = () =>
  distribute(
    { source: transferSource(sent), on },
    { owner: 'x', cents: 40_000, most: 40_000, method: 'provider' },
  );

function posted(book: Book, drafts: Parameters<typeof post>[1]): Book {
  const after = post(book, drafts);
  if (isRefused(after)) throw new Error(after.refused);
  return after.book;
}
const reserved = posted(newBook, reserve());
const told = (book: Book, fact: TransferFact) =>
  posted(book, transferDrafts(book, { transfer: sent, fact, on }));
const back = (id: string, cents: number) => ({ kind: 'back', id, at: '', cents }) as const;

describe('a transfer to an owner', () => {
  it('is reserved from what lies at the provider, under its own key [D3] [D30]', () => {
    expect(reserve()).toMatchObject([
      {
        source: 'distribution:pst_1:owner=x',
        owners: { parts: { x: -40_000 }, method: 'provider' },
        lines: { 'owner/x/distribution': 40_000, 'clearing/stripe': -40_000 },
      },
    ]);
    expect(transferIdIn('distribution:pst_1:owner=x')).toBe('pst_1');
    expect(transferIdIn('transferback:pst_1')).toBeUndefined();
    expect(transferIdIn('distribution:pst_1:owner=x:reversal')).toBeUndefined();
    expect(told(reserved, { kind: 'sent' })).toBe(reserved);
    expect(transferAfter({ ...sent, state: 'sending' }, { kind: 'sent' }).state).toBe('sent');
  });

  it('that failed never was, and says why [D2]', () => {
    const fact = { kind: 'failed', failure: 'account' } as const;
    const after = told(reserved, fact);
    expect(after.head.balances).toEqual({});
    expect(after.entries[sourceOfTransferFact(sent, fact)]).toMatchObject({
      source: 'distribution:pst_1:owner=x:reversal',
      reverses: 'distribution:pst_1:owner=x',
      why: 'The owner’s account cannot receive money',
      process: 'transfer',
    });
    expect(told(after, fact).head.seq).toBe(2);
    expect(transferAfter(sent, fact)).toMatchObject({ state: 'failed', failure: 'account' });
  });

  it('that came back in parts is the owner’s again, each part once, both ways of a statement [D30] [D42]', () => {
    const part = told(reserved, back('trr_1', 15_000));
    expect(part.entries['transferback:trr_1']?.lines).toEqual({
      'owner/x/distribution': -15_000,
      'clearing/stripe': 15_000,
    });
    expect(part.head.balances).toEqual({ 'owner/x': 25_000, 'clearing/stripe': -25_000 });
    const some = transferAfter(sent, back('trr_1', 15_000));
    expect(some).toMatchObject({ back: 15_000, state: 'sent' });
    expect(transferAfter(some, back('trr_2', 24_999)).state).toBe('sent');
    expect(transferAfter(some, back('trr_2', 25_000))).toMatchObject({ back: 40_000, state: 'returned' });
    const { head, entries } = told(part, back('trr_1', 15_000));
    expect(head.seq).toBe(2);
    const book: StatementBook = { bookId: 'p', propertyId: 'p', head, entries: Object.values(entries) };
    const asked = { owner: 'x', from: '2026-05-01', to: '2026-05-31', before: undefined };
    expect(statementOf([book], asked)).toMatchObject({
      properties: [{ distributions: -25_000, ending: -25_000 }],
      differs: [],
    });
  });

  it('moves the provider’s balance by what was sent less what came back; a payout, even undone, does not [D30]', () => {
    const move = (...books: readonly Book[]) =>
      movedByTransfers(books.flatMap(({ entries }) => Object.values(entries)));
    expect(move(reserved)).toBe(-40_000);
    expect(move(told(reserved, back('trr_1', 15_000)))).toBe(-25_000);
    expect(move(told(reserved, { kind: 'failed', failure: 'refused' })) + 0).toBe(0);
    const of = 'payout:1';
    const paid = posted(newBook, payOut({ source: of, on }, { cents: 9_000, most: 9_000 }));
    const undone = posted(paid, reverseMoney(paid, { on }, { of }));
    const expense = { source: 'expense:1', on, owner: 'x', cents: 500 };
    const check = posted(newBook, distribute(expense, { ...expense, most: 500, method: 'check' }));
    expect([paid, undone, check].map((book) => move(book) + 0)).toEqual([0, 0, 0]);
    expect(move(paid, undone, check, reserved)).toBe(-40_000);
  });

  it('comes to the same books in any order and repeat of its facts [D4] [D31]', () => {
    const facts: TransferFact[] = [{ kind: 'sent' }, back('a', 1), back('b', 14_999), back('c', 25_000)];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...facts), { maxLength: 12 }), (some) => {
        const all = [...some, ...facts].reduce(told, reserved);
        expect(all.head.balances).toEqual({});
        expect(all.head.seq).toBe(4);
        expect(rebuild(Object.values(all.entries)).head).toEqual(all.head);
        expect(totalOf(all.head.balances, 'owner', 'clearing')).toBe(0);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

describe('what the provider can send', () => {
  const card = (clears: string) =>
    posted(
      newBook,
      receive(
        newBook,
        { source: 'payment:a', on },
        {
          payment: 'a',
          cents: 50_000,
          method: 'card',
          clears,
          reference: '',
          payer: '',
          chosen: [],
          isAutomatic: true,
          shares: () => [],
        },
      ),
    );
  const cleared = (book: Book, state: 'settled' | 'disputed' | 'returned' = 'settled', refunded = 0) => {
    const payments = Object.values(book.payments).map((one) => ({ ...one, state, refunded }));
    return clearedAtProvider([book.head, reserved.head, { balances: { 'clearing/stripe': 60_000 } }], {
      payments,
      on,
    });
  };

  it('has cleared and lies there, less what was sent, and is never below 0 [D30]', () => {
    expect(cleared(card('2026-05-10'))).toBe(70_000);
    expect(cleared(card('2026-05-11'))).toBe(20_000);
    expect(cleared(card('2026-05-11'), 'settled', 30_000)).toBe(50_000);
    expect(cleared(card('2026-05-11'), 'disputed')).toBe(20_000);
    expect(cleared(card('2026-05-11'), 'returned')).toBe(70_000);
    expect(clearedAtProvider([reserved.head], { payments: [], on })).toBe(0);
    expect(clearedAtProvider([{ balances: { 'cash/bank': 9 } }], { payments: [], on })).toBe(0);
  });
});
