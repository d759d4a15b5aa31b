import { expect, it } from 'vitest';
import { limits } from './limits';

it('keeps the numbers of the spec’s section 9 [PRP-04][PRP-06][PRP-09][PRP-12][PRP-14][PRP-15][PRP-16][PRP-20]', () => {
  expect(limits).toMatchObject({
    descriptionCharacters: 1000,
    zipcodeDigits: 5,
    mobileDigits: 10,
    roomDigits: 2,
    sizeCharacters: 10,
    imageBytesPerUnit: 3_145_728,
    ownerPickerPage: 3,
    unitListPage: 5,
    percentTotal: 100,
  });
});
