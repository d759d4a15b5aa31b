import { describe, expect, it } from 'vitest';
import { type Dashboard, needsAttention } from './attention';
import { firstSteps, showsFirstSteps } from './first-steps';

const calm: Dashboard = {
  properties: 3,
  units: 8,
  unitsWithoutLease: 8,
  unitsWithoutRent: 0,
  owners: 2,
  limits: { properties: 10, units: 50 },
  recent: [],
};
const paid = { canChange: true };
const keys = (dashboard: Dashboard, account: Parameters<typeof needsAttention>[1]) =>
  needsAttention(dashboard, account).map((line) => line.key);

describe('what needs attention', () => {
  it('is nothing while all is well', () => {
    expect(needsAttention(calm, paid)).toEqual([]);
  });

  it.each([
    [{ canChange: true, trialDaysLeft: 8 }, []],
    [{ canChange: true, trialDaysLeft: 7 }, ['trial']],
    [{ canChange: false, trialDaysLeft: 0 }, ['read-only']],
    [{ canChange: false, isViewedAs: true }, []],
  ])('of the account %j is %j', (account, expected) => {
    expect(keys(calm, account)).toEqual(expected);
  });

  it('counts days and units as people do', () => {
    expect(needsAttention(calm, { canChange: true, trialDaysLeft: 1 })[0]?.title).toBe(
      'Your trial ends in 1 day',
    );
    expect(needsAttention({ ...calm, unitsWithoutRent: 1 }, paid)[0]?.title).toBe(
      '1 unit has no monthly rent',
    );
    expect(needsAttention({ ...calm, unitsWithoutRent: 2 }, paid)[0]?.title).toBe(
      '2 units have no monthly rent',
    );
  });

  it('says when a plan fills', () => {
    expect(keys({ ...calm, units: 45 }, paid)).toEqual(['unit-limit']);
    expect(needsAttention({ ...calm, properties: 10 }, paid)[0]?.text).toBe('Your plan is full.');
    const { limits: _, ...withoutLimits } = { ...calm, units: 45 };
    expect(keys(withoutLimits, paid)).toEqual([]);
  });
});

describe('the first steps', () => {
  it('stand for a new account and go one by one', () => {
    const empty = { ...calm, properties: 0, units: 0 };
    expect(showsFirstSteps(empty)).toBe(true);
    expect(firstSteps(empty).map((step) => step.done)).toEqual([false, false, false]);
    const begun = { ...calm, properties: 1, units: 2, unitsWithoutRent: 2 };
    expect(firstSteps(begun).map((step) => step.done)).toEqual([true, true, false]);
    expect(showsFirstSteps(begun)).toBe(true);
  });

  it('are gone when done, or with a second property', () => {
    expect(showsFirstSteps({ ...calm, properties: 1, units: 2, unitsWithoutRent: 1 })).toBe(false);
    expect(showsFirstSteps({ ...calm, properties: 2, unitsWithoutRent: 8 })).toBe(false);
  });
});
