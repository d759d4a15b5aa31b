import { expect, it } from 'vitest';
import { identityProblems } from './consent';

const grace = { name: 'Grace Hopper', birthDate: '1990-12-09', address: '1 Navy Way, Arlington' };
const today = '2026-06-15';
const tooYoung = 'You must be at least 18 to agree. Check the year.';

it('somebody of age with a legal name and an address can agree to a screening [D49]', () => {
  expect(identityProblems(grace, today)).toEqual([]);
});

it.each([
  ['name', ' ', 'Enter your legal name'],
  ['birthDate', '', 'Enter your date of birth'],
  ['address', ' ', 'Enter your current address'],
])('nobody agrees to a screening without their %s [D49]', (field, typed, message) => {
  expect(identityProblems({ ...grace, [field]: typed }, today)).toEqual([{ path: [field], message }]);
});

it.each([
  ['2008-06-15', undefined],
  ['2008-06-16', tooYoung],
  ['2026-06-14', tooYoung],
  ['2026-06-15', 'Enter your date of birth'],
  ['2026-06-16', 'Enter your date of birth'],
  ['1990-02-30', 'Enter your date of birth'],
  ['12/09/1990', 'Enter your date of birth'],
])('who says on June 15, 2026 to be born on “%s” is told: %s', (birthDate, message) => {
  const [problem] = identityProblems({ ...grace, birthDate }, today);
  expect(problem?.message).toBe(message);
});
