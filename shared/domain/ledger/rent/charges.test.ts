import { describe, expect, it } from 'vitest';
import { through } from '../../../../test/support/ledger/through';
import { type ChargeKind, payeeOf } from '../accounts';
import { settleLedger } from '../deposits/settlement';
import { type Book, newBook, type OpenCharge } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { inOrder } from './allocation';
import { type Answer, charge, credit, editCharge, reverseCharge } from './charges';
import { applyPrepayments, type Chosen, receive, refund, returnPayment } from './payments';
import { isRentFirst } from './rent-first-laws';

const shares = () => [{ ownerId: 'x', percentage: 100 }];
const on = '2026-05-10';

const charged =
  (id: string, cents: number, due = '2026-05-01', kind: ChargeKind = 'rent') =>
  () =>
    charge(
      { source: `charge:${id}`, on },
      { kind, label: '', due, to: payeeOf(kind, { bearer: 'manager', tenant: 'ten_1' }), cents },
    );
const paid =
  (id: string, cents: number, chosen: Chosen[] = [], day = on) =>
  (book: Book) => {
    const facts = { method: 'check', reference: '', payer: '', isAutomatic: true } as const;
    return receive(
      book,
      { source: `payment:${id}`, on: day },
      { payment: id, cents, ...facts, chosen, shares },
    );
  };
const open = ({ head }: Book) => head.open.map(({ charge: seq, cents }) => [seq, cents]);
const sources = (answer: Answer) => (isRefused(answer) ? [] : answer.map(({ source }) => source));

describe('a charge', () => {
  it.each([0, -1, 1.5])('is not credited by %s cents [D1]', (cents) => {
    const book = through(newBook, charged('a', 1_000));
    expect(credit(book, { source: 'credit:1', on }, { charge: 1, cents })).toEqual({ refused: 'bad-amount' });
  });

  it('that is reversed frees the money that lay on it and leaves other payments as they are [D2]', () => {
    const book = through(newBook, charged('a', 1_000), paid('p', 1_000), charged('b', 500), paid('q', 500));
    const answer = reverseCharge(book, { on }, { of: 'charge:a' });
    expect(sources(answer)).toEqual(['payment:p:free:4', 'charge:a:reversal']);
    const after = through(
      newBook,
      charged('a', 1_000),
      paid('p', 1_000),
      charged('b', 500),
      paid('q', 500),
      () => answer,
    );
    expect(after.payments.q?.covers).toMatchObject([{ charge: 3, cents: 500 }]);
    expect(after.entries['charge:a:reversal']?.covers).toMatchObject([{ charge: 1, cents: 1_000 }]);
    expect(after.head.balances).toEqual({ 'cash/bank': 1_500, prepayment: -1_000, 'owner/x': -500 });
  });

  it('that was credited whole is reversed without covers: nothing is left of it [D2]', () => {
    const book = through(
      newBook,
      charged('a', 1_000),
      (then) => credit(then, { source: 'credit:1', on }, { charge: 1, cents: 1_000 }),
      (then) => reverseCharge(then, { on }, { of: 'charge:a' }),
    );
    expect(book.entries['charge:a:reversal']).toMatchObject({ covers: [], lines: {} });
    expect([open(book), book.head.balances]).toEqual([[], {}]);
  });

  const rent = (due: string, cents: number) =>
    ({ kind: 'rent', label: '', due, to: 'owner', cents }) as const;
  const edit = (to: ReturnType<typeof rent>) => (then: Book) =>
    editCharge(then, { on }, { of: 'charge:a', to, shares });

  it('that is edited keeps the month it belongs to, whenever it is due now', () => {
    const book = through(newBook, charged('a', 1_000, '2026-05-01'), edit(rent('2026-06-02', 1_000)));
    expect(book.entries['charge:a:edit:1']?.charge).toMatchObject({ due: '2026-06-02', period: '2026-05' });
  });

  it('that is edited keeps the money of a payment that covers others too [D2] [D22]', () => {
    const book = through(
      newBook,
      charged('a', 1_000, '2026-05-01'),
      charged('b', 1_000, '2026-05-02'),
      paid('p', 1_700),
      edit(rent('2026-05-01', 1_200)),
    );
    expect(book.payments.p?.covers.map(({ charge: seq, cents }) => [seq, cents])).toEqual([
      [2, 700],
      [6, 1_000],
    ]);
    expect(book.payments.p?.prepaid).toBe(0);
    expect(open(book)).toEqual([
      [2, 300],
      [6, 200],
    ]);
  });

  it('that is edited keeps what was waived of it, to the cent, whatever else is edited later [D63]', () => {
    const waived = (then: Book) => credit(then, { source: 'credit:1', on }, { charge: 1, cents: 400 });
    const begun = through(newBook, charged('a', 1_000), waived, paid('p', 500));
    const book = through(begun, edit(rent('2026-05-03', 1_000)));
    expect(open(book)).toEqual([[6, 100]]);
    expect(book.entries['credit:charge:a:edit:1']).toMatchObject({ type: 'credit', on });
    const again = through(book, (then) =>
      editCharge(then, { on }, { of: 'charge:a:edit:1', to: rent('2026-05-03', 1_200), shares }),
    );
    expect(open(again).map(([, cents]) => cents)).toEqual([300]);
    expect(again.payments.p?.prepaid).toBe(0);
  });

  it('that is edited below what was waived is refused, by the job is waived whole [D63]', () => {
    const waived = (then: Book) => credit(then, { source: 'credit:1', on }, { charge: 1, cents: 400 });
    const book = through(newBook, charged('a', 1_000), waived, paid('p', 500));
    const to = (cents: number, mayWaiveLess = false) =>
      editCharge(book, { on }, { of: 'charge:a', to: rent('2026-05-01', cents), shares, mayWaiveLess });
    expect(to(399)).toEqual({ refused: 'less-than-waived', limit: 400 });
    const all = through(book, () => to(400));
    expect([open(all), all.payments.p?.prepaid]).toEqual([[], 500]);
    const less = through(book, () => to(399, true));
    expect([open(less), less.payments.p?.prepaid]).toEqual([[], 500]);
  });

  it('of a deposit that payments alone paid is edited [D34]', () => {
    const to = {
      kind: 'deposit',
      label: '',
      due: on,
      to: payeeOf('deposit', { bearer: 'manager', tenant: 'ten_1' }),
      cents: 1_500,
    } as const;
    const book = through(
      newBook,
      charged('d', 1_000, on, 'deposit'),
      paid('p', 600, [{ charge: 1, cents: 600 }]),
      (then) => editCharge(then, { on }, { of: 'charge:d', to, shares }),
    );
    expect(open(book)).toEqual([[5, 900]]);
    expect(book.head.balances['deposit/ten_1']).toBe(-600);
    const edit = (cents: number) =>
      editCharge(book, { on }, { of: 'charge:d:edit:1', to: { ...to, cents }, shares });
    expect(edit(599)).toEqual({ refused: 'deposit-kept' });
    expect(through(book, () => edit(600)).head.balances['deposit/ten_1']).toBe(-600);
  });

  it('of a deposit is taken back only while nothing is held for it: rent gets none of it [D23] [D72]', () => {
    const charges = [charged('d', 1_000, on, 'deposit'), charged('a', 500)];
    const back = (book: Book) => reverseCharge(book, { on }, { of: 'charge:d' });
    expect(open(through(newBook, ...charges, back))).toEqual([[2, 500]]);
    const held = through(newBook, ...charges, paid('p', 1, [{ charge: 1, cents: 1 }]));
    expect(back(held)).toEqual({ refused: 'deposit-kept' });
  });
});

describe('the order of payment', () => {
  const owed = (seq: number, due: string, kind: ChargeKind = 'rent'): OpenCharge => ({
    charge: seq,
    kind,
    label: '',
    due,
    to: payeeOf(kind, { bearer: 'manager', tenant: 'ten_1' }),
    cents: 1,
  });
  it('is by due day, then rent, then as posted, and without deposits [D20] [D23]', () => {
    const charges = [
      owed(9, '2026-05-01', 'late'),
      owed(8, '2026-05-02'),
      owed(7, '2026-05-01'),
      owed(6, '2026-04-30', 'pet'),
      owed(5, '2026-05-01', 'deposit'),
      owed(4, '2026-05-01'),
      owed(3, '2026-05-01', 'utility'),
      owed(2, '2026-05-02', 'parking'),
      owed(1, '2026-05-01'),
    ];
    const order = [6, 1, 4, 7, 3, 9, 8, 2];
    expect(inOrder(charges).map(({ charge: seq }) => seq)).toEqual(order);
    expect(inOrder(charges.toReversed()).map(({ charge: seq }) => seq)).toEqual(order);
  });

  it('is rent before late fees, damages and other fees where the law says so, whenever due [D21]', () => {
    const charges = [
      owed(1, '2026-04-05', 'late'),
      owed(2, '2026-04-06', 'nsf'),
      owed(3, '2026-04-07', 'damage'),
      owed(4, '2026-04-08', 'other'),
      owed(5, '2026-05-01', 'utility'),
      owed(6, '2026-05-01'),
      owed(7, '2026-04-01', 'deposit'),
      owed(8, '2026-04-30', 'pet'),
    ];
    expect(inOrder(charges, true).map(({ charge: seq }) => seq)).toEqual([8, 6, 5, 1, 2, 3, 4]);
    expect(inOrder(charges)[0]?.charge).toBe(1);
  });

  it.each([
    ['North Carolina', '2004-09-30', false],
    ['North Carolina', '2004-10-01', true],
    ['Washington', '2019-07-27', false],
    ['Washington', '2019-07-28', true],
    ['Iowa', '2026-07-01', false],
  ])('of %s on %s is rent first: %s [D21]', (state, on, is) => expect(isRentFirst(state, on)).toBe(is));

  it('that the law gives orders payments, what was prepaid, and the money of a settlement [D21]', () => {
    const law = Object.assign(() => shares(), { isRentFirst: (day: string) => day >= '2026-07-01' });
    const both = [charged('fee', 5_000, '2026-06-09', 'late'), charged('july', 10_000, '2026-07-01')];
    const begun = through(newBook, ...both);
    const received = (day: string, isAutomatic = true) => {
      const facts = {
        method: 'check',
        reference: '',
        payer: '',
        chosen: [],
        shares: law,
        isAutomatic,
      } as const;
      return receive(begun, { source: 'payment:p', on: day }, { payment: 'p', cents: 10_000, ...facts });
    };
    const kinds = (book: Book) => book.head.open.map(({ kind, cents }) => [kind, cents]);
    expect(kinds(through(begun, () => received('2026-07-01')))).toEqual([['late', 5_000]]);
    expect(kinds(through(begun, () => received('2026-06-30')))).toEqual([['rent', 5_000]]);
    const held = through(begun, () => received('2026-07-01', false));
    const applied = through(held, (book) => applyPrepayments(book, { on: '2026-07-01' }, law));
    expect(kinds(applied)).toEqual([['late', 5_000]]);
    const settled = settleLedger(
      held,
      { on: '2026-07-01' },
      { charges: [], waivers: [], shares: law, bearer: 'manager' },
    );
    expect(kinds(through(held, () => settled))).toEqual([['late', 5_000]]);
  });
});

describe('a payment', () => {
  it.each([0, -1, 0.5])('is not laid on a charge with %s cents [D1]', (cents) => {
    const book = through(newBook, charged('a', 1_000));
    expect(paid('p', 1_000, [{ charge: 1, cents }])(book)).toEqual({
      refused: 'more-than-open',
      limit: 1_000,
    });
  });

  it.each([
    ['less than its last cover', 300, [[2, -300]]],
    ['its last cover', 500, [[2, -500]]],
    [
      'a cent more than its last cover',
      501,
      [
        [2, -500],
        [1, -1],
      ],
    ],
    [
      'all of it',
      1_500,
      [
        [2, -500],
        [1, -1_000],
      ],
    ],
  ] as const)('gives back %s from what it paid last [D29]', (_, cents, taken) => {
    const book = through(newBook, charged('a', 1_000), charged('b', 1_000), paid('p', 1_500));
    const answer = refund(book, { source: 'refund:1', on }, { payment: 'p', cents });
    if (isRefused(answer)) throw new Error(answer.refused);
    expect(answer[0]?.covers?.map((one) => [one.charge, one.cents])).toEqual(taken);
    expect(answer[0]?.lines['cash/bank']).toBe(-cents);
  });

  it('that bounced is charged for with a fee that needs no label, for its day', () => {
    const book = through(newBook, charged('a', 1_000), paid('p', 1_000), (then) =>
      returnPayment(
        then,
        { on: '2026-05-12' },
        { payment: 'p', fee: 1, bearer: 'manager', shares: () => [] },
      ),
    );
    expect(book.entries['nsf:p']?.charge).toEqual({
      kind: 'nsf',
      label: '',
      due: '2026-05-12',
      period: '2026-05',
      to: 'manager',
      cents: 1,
    });
  });

  it('for a deposit that is not held at all any more is not given back [D33]', () => {
    const book = through(
      newBook,
      charged('d', 1_000, on, 'deposit'),
      paid('p', 1_000, [{ charge: 1, cents: 1_000 }]),
      () => [{ source: 'used', type: 'opening', on, lines: { 'deposit/ten_1': 1_000, opening: -1_000 } }],
    );
    const answer = refund(book, { source: 'refund:1', on }, { payment: 'p', cents: 1 });
    expect(answer).toEqual({ refused: 'deposit-used', limit: 0 });
  });
});

describe('held money', () => {
  it('is kept and used the oldest first, by the payment on the same day [D22]', () => {
    const book = through(
      newBook,
      paid('q', 10, [], '2026-05-03'),
      paid('r', 20, [], '2026-05-02'),
      paid('p', 30, [], '2026-05-03'),
      charged('a', 45, '2026-05-05'),
    );
    expect(book.head.prepayments.map(({ payment }) => payment)).toEqual(['r', 'p', 'q']);
    const drafts = applyPrepayments(book, { on: '2026-05-05' }, shares);
    expect(drafts.map(({ payment, prepaid }) => [payment, prepaid])).toEqual([
      ['r', -20],
      ['p', -25],
    ]);
  });
});

describe('what a command wants to write', () => {
  it('is written whole or not at all: one entry that stands already keeps out the others [D3]', () => {
    const book = through(newBook, charged('a', 1_000));
    const drafts = [charged('a', 1_000)(), charged('b', 500)()].flatMap((one) => (isRefused(one) ? [] : one));
    expect(post(book, drafts)).toEqual({ book, entries: [] });
    expect(post(book, drafts.toReversed())).toEqual({ book, entries: [] });
  });
});
