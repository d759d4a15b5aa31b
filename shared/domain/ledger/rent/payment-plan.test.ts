import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates';
import { sumOf } from '../accounts';
import type { OpenCharge } from '../entry';
import {
  debtOn,
  heldThrough,
  type PaymentPlan,
  partsLeft,
  partsProblem,
  planStanding,
  withoutHeld,
} from './payment-plan';

const open = (due: string, cents: number, kind: OpenCharge['kind'] = 'rent'): OpenCharge => ({
  charge: Number(due.slice(-2)),
  kind,
  label: '',
  due,
  to: 'owner',
  cents,
});
const head = (...charges: OpenCharge[]) => ({ open: charges });
/** 300.00 of August 10, in three parts. */
const plan: PaymentPlan = {
  madeOn: '2026-08-10',
  debt: 30_000,
  parts: [
    { due: '2026-08-20', cents: 10_000 },
    { due: '2026-09-20', cents: 10_000 },
    { due: '2026-10-20', cents: 10_000 },
  ],
  note: '',
  by: 'usr_1',
  at: '2026-08-10T12:00:00.000Z',
};
const stands = (today: string, left: number, pending = 0) =>
  planStanding(plan, { head: head(open('2026-08-01', left)), pending: [{ cents: pending }], today }).state;

describe('a payment plan [D67]', () => {
  it.each([
    ['2026-08-20', 30_000, 0, 'kept'],
    ['2026-08-21', 30_000, 0, 'broken'],
    ['2026-08-21', 20_000, 0, 'kept'],
    ['2026-08-21', 20_001, 0, 'broken'],
    ['2026-08-21', 30_000, 10_000, 'kept'],
    ['2026-10-20', 10_000, 0, 'kept'],
    ['2026-10-21', 1, 0, 'broken'],
    ['2026-08-11', 0, 0, 'done'],
  ])('on %s, with %i open and %i on its way, is %s', (...[today, left, pending, state]) => {
    expect(stands(today, left, pending)).toBe(state);
  });

  it('is of what was due by its day, deposits aside; what came later is no part of it', () => {
    const then = head(
      open('2026-08-01', 30_000),
      open('2026-08-05', 99_000, 'deposit'),
      open('2026-09-01', 145_000),
    );
    expect(debtOn(then, '2026-08-10')).toBe(30_000);
    expect(planStanding(plan, { head: then, pending: [], today: '2026-08-15' })).toEqual({
      state: 'kept',
      left: 30_000,
      paid: 0,
    });
    const held = heldThrough(plan, { head: then, pending: [], today: '2026-08-15' });
    expect(withoutHeld(then, held).open.map(({ due }) => due)).toEqual(['2026-08-05', '2026-09-01']);
    expect(withoutHeld(then, heldThrough(plan, { head: then, pending: [], today: '2026-08-21' }))).toBe(then);
    expect(heldThrough(undefined, { head: then, pending: [], today: '2026-08-15' })).toBeUndefined();
  });

  it('counts what was paid for its first parts', () => {
    expect(partsLeft(plan, 12_000).map(({ left }) => left)).toEqual([0, 8_000, 10_000]);
  });

  it.each([
    [[{ due: '2026-08-10', cents: 30_000 }], undefined],
    [[{ due: '2026-08-09', cents: 30_000 }], 'Each day comes after the one before, from today on'],
    [[{ due: '2026-08-12', cents: 29_999 }], 'The parts are not what is past due'],
    [
      [
        { due: '2026-08-12', cents: 30_000 },
        { due: '2026-08-13', cents: 0 },
      ],
      'Each part needs an amount above zero',
    ],
    [
      [
        { due: '2026-08-12', cents: 10_000 },
        { due: '2026-08-11', cents: 20_000 },
      ],
      'Each day comes after the one before, from today on',
    ],
  ])('of %o says what is wrong', (parts, problem) => {
    expect(partsProblem(parts, { debt: 30_000, today: '2026-08-10' })).toBe(problem);
  });

  it('is kept on any day exactly while the parts whose day has passed are paid', () => {
    const part = fc.record({
      after: fc.integer({ min: 0, max: 40 }),
      cents: fc.integer({ min: 1, max: 50_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 12 }),
        fc.nat(700_000),
        fc.nat(500),
        (some, paid, days) => {
          let due = '2026-08-10';
          const parts = some.map(({ after, cents }) => {
            due = addDays(due, after);
            return { due, cents };
          });
          const debt = sumOf(parts.map(({ cents }) => cents));
          const left = Math.max(0, debt - paid);
          const today = addDays('2026-08-10', days);
          const seen = { head: head(...(left > 0 ? [open('2026-08-01', left)] : [])), pending: [], today };
          const { state } = planStanding({ ...plan, debt, parts }, seen);
          const late = partsLeft({ ...plan, debt, parts }, debt - left).some(
            (one) => one.due < today && one.left > 0,
          );
          expect(state).toBe(left === 0 ? 'done' : late ? 'broken' : 'kept');
        },
      ),
      { numRuns: 500, seed: 3 },
    );
  });
});
