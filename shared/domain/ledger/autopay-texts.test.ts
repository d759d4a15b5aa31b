import { expect, it } from 'vitest';
import { debitDayWords } from './autopay-texts';

it('says on which day after rent is due a debit is made', () => {
  expect([0, 1, 2].map(debitDayWords)).toEqual([
    'on the day rent is due',
    'one day after rent is due',
    '2 days after rent is due',
  ]);
});
