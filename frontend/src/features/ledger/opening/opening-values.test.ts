import { expect, it } from 'vitest';
import { newDebt, openingProblems } from './opening-values';

const problems = (more: Partial<ReturnType<typeof newDebt>>) =>
  openingProblems({
    rent_from: '2026-11',
    credit_cents: '',
    deposits: [],
    owed: [
      { ...newDebt('2026-10-31'), cents: '0.01' },
      { ...newDebt('2026-10-31'), cents: '0.01', ...more },
    ],
  });

it('takes debts of days before the first month of rent, each above zero', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ due_on: '2026-11-01' })).toMatchObject([
    { path: ['owed.1.due_on'], message: 'Choose a day before that month' },
  ]);
  expect(problems({ due_on: '' })).toMatchObject([{ path: ['owed.1.due_on'], message: 'Choose a date' }]);
  expect(problems({ cents: '0' })).toMatchObject([
    { path: ['owed.1.cents'], message: 'Enter an amount above zero' },
  ]);
  expect(newDebt('2026-10-31')).toEqual({ kind: 'rent', label: '', cents: '', due_on: '2026-10-31' });
});
