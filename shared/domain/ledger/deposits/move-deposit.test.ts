import { describe, expect, it } from 'vitest';
import { payeeOf, totalOf } from '../accounts';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { openDeposit } from '../opening';
import { isRefused } from '../refusals';
import { type Answer, charge, credit, editCharge, reverseCharge } from '../rent/charges';
import { applyDeposit, heldDeposits } from './deposits';
import { type Both, moveDeposit, movedAway, undoDepositMove } from './move-deposit';

const [was, now] = ['2026-08-10', '2026-08-11'];
const source = 'move:pst_1';
const shares = () => [{ ownerId: 'x', percentage: 100 }];

const done = (book: Book, answer: Answer): Book => {
  const posted = post(book, answer);
  if (isRefused(posted)) throw new Error(posted.refused);
  return posted.book;
};
const old = done(
  newBook,
  openDeposit({ source: 'opening:deposit:nora', on: '2026-01-01' }, { tenant: 'nora', cents: 145_000 }),
);
const asks = (book: Book, cents: number, tenant = 'per_9') =>
  done(
    book,
    charge(
      { source: `deposit:${tenant}`, on: was },
      {
        kind: 'deposit',
        label: '',
        due: was,
        to: payeeOf('deposit', { bearer: 'manager', tenant: tenant }),
        cents,
      },
    ),
  );
const sides = ({ from, to }: Both<Book>) => ({
  from: { book: from, lease: 'lse_old', on: was },
  to: { book: to, lease: 'lse_new', on: now },
});
const move = (books: Both<Book>, cents: number) =>
  moveDeposit(sides(books), { source, cents, tenants: { from: 'nora', to: 'per_9' } });
const undo = (books: Both<Book>) => undoDepositMove(sides(books), { source, why: 'The wrong unit' });
const posted = (books: Both<Book>, drafts: ReturnType<typeof move>): Both<Book> => {
  if (isRefused(drafts)) throw new Error(drafts.refused);
  return { from: done(books.from, [drafts.from]), to: done(books.to, [drafts.to]) };
};
const held = ({ head }: Book) => heldDeposits(head);
const transfers = ({ from, to }: Both<Book>) =>
  totalOf(from.head.balances, 'transfer') + totalOf(to.head.balances, 'transfer');

describe('a deposit that goes to another lease [D34]', () => {
  it('leaves one ledger and is held in the other, without money moving and as two entries that name each other [D33]', () => {
    const after = posted({ from: old, to: newBook }, move({ from: old, to: newBook }, 120_000));
    expect(held(after.from)).toEqual([{ tenant: 'nora', cents: 25_000 }]);
    expect(held(after.to)).toEqual([{ tenant: 'per_9', cents: 120_000 }]);
    expect(after.from.entries[source]).toMatchObject({
      type: 'deposit-move',
      on: was,
      moved: { lease: 'lse_new' },
      lines: { 'deposit/nora': 120_000, transfer: -120_000 },
    });
    expect(after.to.entries['move:pst_1:in']).toMatchObject({
      type: 'deposit-move',
      on: now,
      moved: { lease: 'lse_old' },
      lines: { transfer: 120_000, 'deposit/per_9': -120_000 },
    });
    expect(transfers(after)).toBe(0);
    expect(totalOf(after.from.head.balances, 'cash', 'clearing')).toBe(0);
    expect(movedAway(Object.values(after.from.entries))).toEqual([{ tenant: 'nora', cents: 120_000 }]);
    expect(movedAway(Object.values(after.to.entries))).toEqual([]);
  });

  it('to the cent counts as moved away, money that was paid out or came back does not', () => {
    const one = posted({ from: old, to: newBook }, move({ from: old, to: newBook }, 1));
    expect(movedAway(Object.values(one.from.entries))).toEqual([{ tenant: 'nora', cents: 1 }]);
    const out = { source: 'out', type: 'deposit-refund', on: was } as const;
    const refunded = done(old, [{ ...out, lines: { 'deposit/nora': 500, 'cash/bank': -500 } }]);
    expect(movedAway(Object.values(refunded.entries))).toEqual([]);
    const { to } = posted(one, undo(one));
    expect(movedAway(Object.values(to.entries))).toEqual([]);
  });

  it('pays what the other lease asks of this tenant, never another one’s deposit', () => {
    const to = asks(asks(newBook, 150_000), 90_000, 'per_8');
    const after = posted({ from: old, to }, move({ from: old, to }, 145_000));
    expect(after.to.head.open).toMatchObject([
      { charge: 1, cents: 5_000 },
      { charge: 2, cents: 90_000 },
    ]);
    expect(held(after.to)).toEqual([{ tenant: 'per_9', cents: 145_000 }]);
    const more = asks(newBook, 100_000);
    const rest = posted({ from: old, to: more }, move({ from: old, to: more }, 145_000));
    expect(rest.to.head.open).toEqual([]);
    expect(held(rest.to)).toEqual([{ tenant: 'per_9', cents: 145_000 }]);
  });

  it('is at most what is held, and above zero', () => {
    const books = { from: old, to: newBook };
    expect(move(books, 145_001)).toEqual({ refused: 'more-than-held', limit: 145_000 });
    expect(move(books, 0)).toEqual({ refused: 'bad-amount' });
    expect(move({ from: newBook, to: old }, 1)).toEqual({ refused: 'more-than-held', limit: 0 });
  });

  it('goes back once, in both ledgers: what it paid is open again at its old due day [D2] [D25]', () => {
    const to = asks(newBook, 100_000);
    const moved = posted({ from: old, to }, move({ from: old, to }, 145_000));
    const back = posted(moved, undo(moved));
    expect([held(back.from), held(back.to)]).toEqual([[{ tenant: 'nora', cents: 145_000 }], []]);
    expect(back.to.head.open).toMatchObject([{ charge: 1, cents: 100_000, due: was }]);
    expect(back.from.entries[`${source}:reversal`]).toMatchObject({
      reverses: source,
      why: 'The wrong unit',
      on: was,
    });
    expect(back.to.entries[`${source}:in:reversal`]).toMatchObject({ reverses: `${source}:in`, on: now });
    expect(transfers(back)).toBe(0);
    expect(movedAway(Object.values(back.from.entries))).toEqual([]);
    expect(undo(back)).toEqual({ refused: 'already-reversed' });
    expect(undo({ from: old, to: newBook })).toEqual({ refused: 'already-reversed' });
    expect(undo({ from: moved.from, to: newBook })).toEqual({ refused: 'already-reversed' });
    expect(undo({ from: newBook, to: moved.to })).toEqual({ refused: 'already-reversed' });
  });

  it('does not go back once it was used there, or once the charge it paid was taken back', () => {
    const books = { from: old, to: newBook };
    const moved = posted(books, move(books, 145_000));
    const rent = { kind: 'rent', label: '', due: now, to: 'owner', cents: 1 } as const;
    const owing = done(moved.to, charge({ source: 'rent', on: now }, rent));
    const using = { payment: 'pay_1', tenant: 'per_9', cents: 1, shares };
    const used = done(owing, applyDeposit(owing, { source: 'used', on: now }, using));
    expect(undo({ from: moved.from, to: used })).toEqual({ refused: 'deposit-used', limit: 144_999 });
    const to = asks(newBook, 100_000);
    const paid = posted({ from: old, to }, move({ from: old, to }, 145_000));
    const gone = done(paid.to, reverseCharge(paid.to, { on: now }, { of: 'deposit:per_9' }));
    expect(undo({ from: paid.from, to: gone })).toEqual({ refused: 'not-reversible' });
    expect(held(gone)).toEqual([{ tenant: 'per_9', cents: 145_000 }]);
  });

  it('is not claimed again: a charge that it paid is not edited, one that it left alone is [D2]', () => {
    const of = 'deposit:per_9';
    const edit = (book: Book, cents = 150_000) => {
      const to = {
        kind: 'deposit',
        label: '',
        due: was,
        to: payeeOf('deposit', { bearer: 'manager', tenant: 'per_9' }),
        cents,
      } as const;
      return editCharge(book, { on: now }, { of, to, shares });
    };
    const asked = asks(newBook, 100_000);
    const paid = posted({ from: old, to: asked }, move({ from: old, to: asked }, 40_000)).to;
    expect(edit(paid)).toEqual({ refused: 'deposit-moved' });
    const less = done(asked, credit(asked, { source: 'credit:1', on: now }, { charge: 1, cents: 1 }));
    expect(edit(less)).toEqual({ refused: 'deposit-moved' });
    const edited = done(asked, edit(asked));
    expect(edited.head.open).toMatchObject([{ cents: 150_000 }]);
    expect(edit(edited)).toEqual({ refused: 'not-reversible' });
    const back = done(paid, reverseCharge(paid, { on: now }, { of }));
    expect(edit(back)).toEqual({ refused: 'not-reversible' });
  });
});
