import { describe, expect, it } from 'vitest';
import { through } from '../../../../test/support/ledger/through';
import { payeeOf } from '../accounts';
import { applyDeposit } from '../deposits/deposits';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { openDeposit } from '../opening';
import { charge } from './charges';
import { type Chosen, receive, returnPayment } from './payments';
import { reallocate } from './reallocate';

const on = '2026-05-10';
/** The second owner buys the first one out in June. */
const shares = (day: string) =>
  day < '2026-06-01'
    ? [
        { ownerId: 'x', percentage: 50 },
        { ownerId: 'y', percentage: 50 },
      ]
    : [{ ownerId: 'y', percentage: 100 }];

const owed =
  (id: string, cents: number, kind: 'rent' | 'utility' | 'deposit' = 'rent') =>
  () => {
    const to = payeeOf(kind, { bearer: 'manager', tenant: 'ten_1' });
    return charge({ source: `charge:${id}`, on }, { kind, label: '', due: `2026-05-0${id}`, to, cents });
  };
const facts = { method: 'check', reference: '1', payer: 'Ada' } as const;
const paid =
  (cents: number, chosen: Chosen[] = []) =>
  (book: Book) =>
    receive(
      book,
      { source: 'payment:p', on },
      { payment: 'p', cents, ...facts, chosen, isAutomatic: chosen.length === 0, shares },
    );
const anew = (book: Book, chosen: Chosen[], day = on) =>
  reallocate(book, { source: 'reallocate:1', on: day }, { payment: 'p', chosen, shares });
const open = ({ head }: Book) => head.open.map(({ charge: seq, cents }) => [seq, cents]);

describe('a payment laid anew', () => {
  const rents = through(newBook, owed('1', 1_000), owed('2', 1_000, 'utility'), paid(1_500));

  it('opens what it leaves at its due day, covers what is chosen, and keeps the rest [D20] [D22] [D25]', () => {
    const book = through(rents, (then) => anew(then, [{ charge: 2, cents: 900 }]));
    expect(open(book)).toEqual([
      [1, 1_000],
      [2, 100],
    ]);
    expect(book.head.open[0]?.due).toBe('2026-05-01');
    expect(book.head.prepayments).toEqual([{ payment: 'p', cents: 600, on }]);
    expect(book.entries['reallocate:1']?.lines).toEqual({
      'receivable/rent': 1_000,
      'uncollected/rent': -1_000,
      prepayment: -600,
      'receivable/utility': -400,
      'uncollected/utility': 400,
      'owner/x/rent': 500,
      'owner/y/rent': 500,
      'owner/x/utility': -200,
      'owner/y/utility': -200,
    });
  });

  it('takes from owners what they got, and gives by the shares of the day; what stays, stays [D45]', () => {
    const book = through(rents, (then) =>
      anew(
        then,
        [
          { charge: 1, cents: 500 },
          { charge: 2, cents: 1_000 },
        ],
        '2026-06-02',
      ),
    );
    expect(book.payments.p?.covers.map(({ charge: seq, own }) => [seq, own])).toEqual([
      [1, { x: 250, y: 250 }],
      [2, { x: 250, y: 750 }],
    ]);
  });

  it('takes up to what is open beside its own, and up to what stands; each charge once [D24]', () => {
    expect(anew(rents, [{ charge: 2, cents: 1_001 }])).toEqual({ refused: 'more-than-open', limit: 1_000 });
    expect(anew(rents, [{ charge: 9, cents: 1 }])).toEqual({ refused: 'more-than-open', limit: 0 });
    expect(anew(rents, [{ charge: 1, cents: 0 }])).toMatchObject({ refused: 'more-than-open' });
    const all = [
      { charge: 1, cents: 1_000 },
      { charge: 2, cents: 501 },
    ];
    expect(anew(rents, all)).toEqual({ refused: 'more-than-paid', limit: 1_500 });
    const twice = [
      { charge: 1, cents: 500 },
      { charge: 1, cents: 500 },
    ];
    expect(anew(rents, twice)).toEqual({ refused: 'more-than-open', limit: 0 });
    const same = [
      { charge: 1, cents: 1_000 },
      { charge: 2, cents: 500 },
    ];
    expect(anew(rents, same)).toEqual({ refused: 'nothing-moved' });
  });

  it('is settled, and not of a deposit; a closed period stays as it is [D7] [D33]', () => {
    const back = (book: Book) =>
      returnPayment(book, { on }, { payment: 'p', fee: 0, bearer: 'manager', shares: () => [] });
    expect(anew(through(rents, back), [])).toEqual({ refused: 'not-settled' });
    expect(anew(newBook, [])).toEqual({ refused: 'not-settled' });
    const locked = { ...rents, head: { ...rents.head, locked: on } };
    expect(post(locked, anew(rents, []))).toEqual({ refused: 'period-locked' });
    const used = through(
      newBook,
      owed('1', 1_000),
      () => openDeposit({ source: 'opening:1', on }, { tenant: 'ten_1', cents: 1_000 }),
      (then) =>
        applyDeposit(
          then,
          { source: 'payment:p', on },
          { payment: 'p', tenant: 'ten_1', cents: 600, shares },
        ),
    );
    expect(anew(used, [])).toEqual({ refused: 'deposit-settled' });
  });

  it('takes no cent of a held deposit; what lies beside it moves [D23] [D72]', () => {
    const held = through(
      newBook,
      owed('1', 1_000, 'deposit'),
      owed('2', 500),
      owed('3', 500, 'utility'),
      (book) => {
        const chosen = [
          { charge: 1, cents: 900 },
          { charge: 2, cents: 500 },
        ];
        return paid(1_400, chosen)(book);
      },
    );
    expect(anew(held, [])).toEqual({ refused: 'deposit-kept' });
    expect(anew(held, [{ charge: 1, cents: 899 }])).toEqual({ refused: 'deposit-kept' });
    const kept = [
      { charge: 1, cents: 900 },
      { charge: 3, cents: 500 },
    ];
    expect(through(held, (then) => anew(then, kept)).head.balances['deposit/ten_1']).toBe(-900);
    const more = [{ charge: 1, cents: 1_000 }];
    expect(through(held, (then) => anew(then, more)).head.balances['deposit/ten_1']).toBe(-1_000);
    const sent = {
      source: 'refund:1',
      type: 'deposit-refund' as const,
      on,
      payment: 'p',
      sentBack: 100,
      lines: { 'deposit/ten_1': 100, 'cash/bank': -100 },
    } as const;
    expect(
      anew(
        through(held, () => [sent]),
        [],
      ),
    ).toEqual({ refused: 'deposit-used', limit: 0 });
  });
});
