import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidFor, paymentsFor, promiseDayProblem, promiseState } from './promise';

const made = { madeOn: '2026-11-30', seq: 7, due: '2026-12-05', cents: 30_000 };
const entry = (seq: number, on: string, over = {}) => ({
  type: 'payment' as const,
  seq,
  on,
  payment: `pay_${seq}`,
  ...over,
});
const payment = (cents: number, prepaid = 0) => ({
  prepaid,
  covers: [
    { charge: 1, kind: 'rent' as const, label: 'Rent', due: '2026-12-01', to: 'owner' as const, cents },
  ],
});

describe('a promise to pay', () => {
  it.each([
    ['recorded after it', entry(8, '2026-11-30'), ['pay_8']],
    ['recorded before it, on its day', entry(7, '2026-11-30'), []],
    ['recorded after it, for a day before', entry(8, '2026-11-29'), []],
    ['that is no payment', entry(8, '2026-12-01', { type: 'credit' }), []],
  ])('counts by what is paid: %s', (_, one, paid) => {
    expect(paymentsFor(made, [one])).toEqual(paid);
  });

  it('counts what payments cover and hold, and what is on its way since', () => {
    const pending = [
      { payment: 'pay_9', cents: 1_000, begun: '2026-11-30' },
      { payment: 'pay_2', cents: 50_000, begun: '2026-11-29' },
    ];
    const payments = [payment(20_000, 500), payment(0)];
    expect(paidFor(made, { payments, pending })).toBe(21_500);
    expect(paidFor(made, { payments: [], pending: [] })).toBe(0);
  });

  it.each([
    ['2026-12-05', 0, 'standing'],
    ['2026-12-05', 29_999, 'standing'],
    ['2026-12-05', 30_000, 'kept'],
    ['2026-12-06', 29_999, 'broken'],
    ['2026-12-06', 30_000, 'kept'],
  ])('on %s, with %i paid, is %s', (today, paid, state) => {
    expect(promiseState(made, { paid, today })).toBe(state);
  });

  it('is never broken by more money, and never stands once its day is over', () => {
    const day = fc.integer({ min: 1, max: 30 }).map((of) => `2026-12-${String(of).padStart(2, '0')}`);
    const cents = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(day, cents, cents, (today, paid, more) => {
        const before = promiseState(made, { paid, today });
        const after = promiseState(made, { paid: paid + more, today });
        if (before === 'kept') expect(after).toBe('kept');
        if (today > made.due) expect(before).not.toBe('standing');
        else expect(before).not.toBe('broken');
      }),
    );
  });

  it.each([
    ['2026-11-29', 'Choose today or a later day'],
    ['2026-11-30', undefined],
    ['2027-11-30', undefined],
    ['2027-12-01', 'Choose a day within a year'],
  ])('for %s: %s', (due, problem) => {
    expect(promiseDayProblem(due, '2026-11-30')).toBe(problem);
  });
});
