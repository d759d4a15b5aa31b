import { describe, expect, it } from 'vitest';
import { newBook } from './entry';
import { post } from './fold';
import { type Opening, openingDay, openLedger } from './opening';
import { isRefused } from './refusals';

it.each([
  ['the day before its first rent', '2026-06-01', { today: '2026-06-15', locked: '' }, '2026-05-31'],
  ['not on a day to come', '2026-08-01', { today: '2026-06-15', locked: '' }, '2026-06-15'],
  ['not on a closed day [D7]', '2026-06-01', { today: '2026-06-15', locked: '2026-05-31' }, '2026-06-01'],
])('a ledger begins %s', (_, since, days, on) => {
  expect(openingDay(since, days)).toBe(on);
});

describe('a ledger that begins in the middle of a tenancy [D8]', () => {
  const by = { on: '2026-05-31', why: 'Moved in earlier' };
  const shares = () => [{ ownerId: 'x', percentage: 100 }];
  const opened = (over: Partial<Opening> = {}, book = newBook) => {
    const nothing = {
      since: '2026-06-01',
      owed: [],
      credit: 0,
      deposits: [],
      shares,
      bearer: 'manager',
    } as const;
    return post(book, openLedger(book, by, { ...nothing, ...over }));
  };
  const bookOf = (over: Partial<Opening> = {}) => {
    const posted = opened(over);
    if (isRefused(posted)) throw new Error(posted.refused);
    return posted.book;
  };
  const owed = [
    { kind: 'rent', label: 'April', due: '2026-04-01', cents: 1_000 },
    { kind: 'late', label: 'Late', due: '2026-04-07', cents: 50 },
  ] as const;

  it('says so in one entry, also when nothing was owed, paid ahead or held', () => {
    expect(Object.values(bookOf().entries)).toEqual([
      { ...by, source: 'opening', type: 'opening', lines: {}, seq: 1 },
    ]);
  });

  it('claims what is owed at its old due day, for the owner or the manager', () => {
    const { entries, head } = bookOf({ owed });
    expect(Object.keys(entries)).toEqual(['opening', 'opening:charge:1', 'opening:charge:2']);
    expect(entries['opening:charge:1']?.charge).toEqual({ ...owed[0], period: '2026-04', to: 'owner' });
    expect(entries['opening:charge:2']?.charge).toEqual({ ...owed[1], period: '2026-04', to: 'manager' });
    expect(head.open.map(({ cents }) => cents)).toEqual([1_000, 50]);
  });

  it.each([
    ['a part of what is owed', 400, [600, 50], []],
    ['a cent', 1, [999, 50], []],
    ['more than is owed', 1_300, [], [250]],
  ])('lays what was paid ahead on it: %s [D20] [D22]', (_, credit, open, ahead) => {
    const { entries, head, payments } = bookOf({ owed, credit });
    expect(entries['opening:credit']).toMatchObject({
      ...by,
      type: 'payment',
      payment: 'pay_opening',
      received: { method: 'opening', reference: '', payer: '', cents: credit },
    });
    expect(head.open.map(({ cents }) => cents)).toEqual(open);
    expect(head.prepayments.map(({ cents }) => cents)).toEqual(ahead);
    expect(head.balances.opening).toBe(credit);
    expect(Object.keys(payments)).toEqual(['pay_opening']);
  });

  it('holds the deposits that were held [D32]', () => {
    const deposits = [
      { tenant: 'ten_1', cents: 700 },
      { tenant: 'ten_2', cents: 1 },
    ];
    const { entries, head } = bookOf({ deposits });
    expect(Object.keys(entries)).toEqual(['opening', 'opening:deposit:ten_1', 'opening:deposit:ten_2']);
    expect(head.balances).toEqual({ opening: 701, 'deposit/ten_1': -700, 'deposit/ten_2': -1 });
  });

  it('begins once, and with whole amounts above zero alone [D1]', () => {
    const deposits = [{ tenant: 'ten_1', cents: 700 }];
    expect(opened({ deposits }, bookOf())).toEqual({ refused: 'already-opened' });
    const bad = { refused: 'bad-amount' };
    expect(opened({ owed: [{ ...owed[0], cents: 0 }] })).toEqual(bad);
    expect([opened({ credit: -1 }), opened({ credit: 0.5 })]).toEqual([bad, bad]);
    expect(opened({ deposits: [{ tenant: 'ten_1', cents: 0 }] })).toEqual(bad);
  });
});
