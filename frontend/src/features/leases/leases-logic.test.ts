import { describe, expect, it } from 'vitest';
import { termText } from '../../domain-ui/lease/lease-status-style';
import { centsOf } from '../../forms/typed-cents';
import { term } from '../../testing/lease-samples';
import { mergeTerms } from './draft/merge-terms';
import { moneyValues, takeMoney } from './draft/money/money-values';
import { nextStepText, tenantsText } from './parts/lease-words';

describe('two devices at one draft', () => {
  const base = term();

  it('each keeps what it changed alone, and this one what both did', () => {
    const mine = term({ dueDay: 5, noticeDays: 45 });
    const theirs = term({ noticeDays: 60, parking: 'Space 12' });
    expect(mergeTerms({ base, mine, theirs })).toEqual(
      term({ dueDay: 5, noticeDays: 45, parking: 'Space 12' }),
    );
  });

  it('a last day that was taken away here stays away', () => {
    const { to: _, ...monthly } = term();
    expect(mergeTerms({ base, mine: monthly, theirs: term({ dueDay: 3 }) }).to).toBeUndefined();
  });
});

describe('amounts of a draft', () => {
  it.each([
    ['1450', 145_000],
    ['1450.', 145_000],
    ['1450.5', 145_050],
    ['0.29', 29],
    ['', 0],
    ['.', 0],
    ['.5', 50],
    ['99999999', 9_999_999_900],
  ])('%s is %i cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it('come back from the form as they went in', () => {
    const whole = term({
      late: {
        fee: { kind: 'percent', hundredths: 550, of: 'original' },
        graceDays: 3,
        firstFeeDay: 4,
        repeats: { every: 'day', cents: 500 },
        maximumCents: 10_000,
        lineKinds: ['rent', 'pet'],
      },
      deposit: { cents: 145_000, heldBy: 'First Ohio Bank', returnDays: 30, clock: 'later' },
    });
    const charged = { moveIn: { depositDue: 'start', items: [] } };
    expect(takeMoney(moneyValues(whole), whole)).toEqual({ ...whole, ...charged });
    expect(takeMoney(moneyValues(term()), term())).toEqual({ ...term(), ...charged });
  });

  it('hold days within what a lease takes', () => {
    const values = moneyValues(term());
    const late = { ...values.late, graceDays: '99', firstFeeDay: '' };
    expect(takeMoney({ ...values, late }, term()).late).toMatchObject({ graceDays: 60, firstFeeDay: 1 });
  });
});

describe('the words of a lease', () => {
  it.each([
    [{ from: '', to: '' }, 'No dates yet'],
    [{ from: '2026-12-01', to: '' }, 'From Dec 01, 2026'],
    [{ from: '2026-12-01', to: '2027-11-30' }, 'Dec 01, 2026 – Nov 30, 2027'],
    [{ from: '2026-12-01', to: undefined }, 'Month-to-month from Dec 01, 2026'],
  ])('%j is %s', (days, words) => {
    // No line breaks inside a date.
    expect(termText(days).replaceAll('\u00a0', ' ')).toBe(words);
    expect(termText(days)).not.toMatch(/ \d/);
  });

  it.each([
    [undefined, ''],
    [{ step: 'send' }, 'Send it for signature'],
    [{ step: 'collect-signatures', on: '2026-12-20' }, 'Signatures due by Dec 20, 2026'],
    [{ step: 'unheard-of' }, ''],
  ])('%j comes next as %s', (next, words) => {
    expect(nextStepText(next)).toBe(words);
  });

  it('names the tenants, or that there is none yet', () => {
    expect(tenantsText(['Theo', 'Priya'])).toBe('Theo, Priya');
    expect(tenantsText([])).toBe('No tenant yet');
  });
});
