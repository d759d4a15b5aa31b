import { describe, expect, it } from 'vitest';
import type { OpenCharge } from '../../../../../shared/contract/ledger-shapes';
import { chosenParts, laidOn, partsProblem, proposed } from './allocation';

const rent: OpenCharge = { charge: 1, kind: 'rent', label: '', due: '2026-11-01', cents: 45_000 };
const water: OpenCharge = { charge: 3, kind: 'utility', label: 'Water', due: '2026-11-10', cents: 6_000 };
const open = [water, rent];
const oldest = { way: 'oldest', typed: {} } as const;
const chosen = (typed: Record<string, string>, cents = 51_000) => ({ way: 'chosen', typed, cents }) as const;

describe('what a payment pays [RTE-02]', () => {
  it('goes to the oldest charge first and keeps the rest', () => {
    expect(laidOn(open, { ...oldest, cents: 45_001 })).toEqual({ parts: { 1: 45_000, 3: 1 }, rest: 0 });
    expect(laidOn(open, { ...oldest, cents: 51_001 })).toEqual({ parts: { 1: 45_000, 3: 6_000 }, rest: 1 });
    expect(laidOn(open, { way: 'hold', typed: { 1: '5.00' }, cents: 700 })).toEqual({ parts: {}, rest: 700 });
  });

  it('is proposed as dollars to change by hand', () => {
    expect(proposed(open, { cents: 45_050 })).toEqual({ 1: '450.00', 3: '0.50' });
  });

  it('is at most what is open of each charge and what came in all', () => {
    expect(partsProblem(open, chosen({ 1: '450.00', 3: '60.00' }))).toBe(false);
    expect(partsProblem(open, chosen({ 3: '60.01' }))).toBe('At most $60.00 of that charge is open');
    expect(partsProblem(open, chosen({ 1: '450.00', 3: '60.00' }, 50_999))).toBe(
      'The parts add up to $0.01 more than the payment',
    );
    expect(partsProblem(open, { ...oldest, typed: { 3: '99.00' }, cents: 1 })).toBe(false);
  });

  it('is sent without the charges that get nothing', () => {
    expect(chosenParts(open, chosen({ 3: '0.01' }))).toEqual([{ charge: 3, cents: 1 }]);
    expect(chosenParts(open, { ...chosen({}), way: 'hold' })).toEqual([]);
  });
});
