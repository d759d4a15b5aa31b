import { describe, expect, it } from 'vitest';
import {
  depositOf,
  type LeaseDefaults,
  lastDayAfter,
  leaseDefaultProblems,
  termFromDefaults,
  tidyLeaseDefaults,
  usualLeaseDefaults,
} from './lease-defaults';

const defaults = (more: Partial<LeaseDefaults> = {}): LeaseDefaults => ({ ...usualLeaseDefaults, ...more });

describe('what a new lease begins with', () => {
  it.each([
    ['2027-01-01', 12, '2027-12-31'],
    ['2027-01-31', 1, '2027-02-27'],
    ['2027-03-15', 6, '2027-09-14'],
    ['2027-03-15', 0, undefined],
  ])('from %s for %i months runs until %s', (from, months, to) => {
    expect(lastDayAfter(from, months)).toBe(to);
  });

  it('has no last day before its first is chosen, and none month-to-month', () => {
    expect(termFromDefaults(defaults(), '').to).toBe('');
    expect(termFromDefaults(defaults(), '2027-01-01').to).toBe('2027-12-31');
    expect(termFromDefaults(defaults({ termMonths: 0 }), '').to).toBeUndefined();
  });

  it.each([
    [145_001, 15_000, 217_502],
    [145_000, 10_000, 145_000],
    [145_000, 0, 0],
    [0, 10_000, 0],
  ])('a rent of %i cents asks at %i hundredths for a deposit of %i', (rent, depositHundredths, deposit) => {
    expect(depositOf(rent, { depositHundredths })).toBe(deposit);
  });

  it('is refused by the field that is wrong, as a draft would be', () => {
    const wrong = defaults({
      late: { ...usualLeaseDefaults.late, fee: { kind: 'flat', cents: 0 } },
      moveIn: {
        depositDue: 'start',
        items: [{ id: 'one', kind: 'fee', label: ' ', cents: 0, due: 'start' }],
      },
      utilities: [
        { name: 'Water', paidBy: 'tenants' },
        { name: 'water ', paidBy: 'owner' },
      ],
    });
    expect(leaseDefaultProblems(wrong).map(({ path }) => path.join('.'))).toEqual([
      'late.fee.cents',
      'moveIn.items.0.cents',
      'moveIn.items.0.label',
      'utilities.1.name',
    ]);
    expect(leaseDefaultProblems(usualLeaseDefaults)).toEqual([]);
  });

  it('is stored without spaces that nobody meant', () => {
    const typed = defaults({
      noticeAddress: ' PO Box 9,  Columbus ',
      utilities: [{ name: ' Water', paidBy: 'owner' }],
    });
    expect(tidyLeaseDefaults(typed)).toMatchObject({
      noticeAddress: 'PO Box 9, Columbus',
      utilities: [{ name: 'Water', paidBy: 'owner' }],
    });
  });
});
