import { expect, it } from 'vitest';
import { type MessageCount, withMessage } from './messages';

it.each<[MessageCount | undefined, MessageCount | undefined]>([
  [undefined, { count: 1, by: 'applicant' }],
  [
    { count: 1, by: 'landlord' },
    { count: 2, by: 'applicant' },
  ],
  [
    { count: 199, by: 'landlord' },
    { count: 200, by: 'applicant' },
  ],
  [{ count: 200, by: 'landlord' }, undefined],
])('after %j an applicant’s message makes it %j: the 200th is the last', (before, after) => {
  expect(withMessage(before, 'applicant')).toEqual(after);
});
