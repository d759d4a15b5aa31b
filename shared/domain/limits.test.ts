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
    planFeaturesShown: 5,
    mobileMenuPixels: 768,
  });
});

it('keeps the numbers we added, which callers and stored data count on', () => {
  expect(limits).toMatchObject({
    textCharacters: 200,
    nameCharacters: 60,
    emailCharacters: 254,
    passwordCharacters: { min: 10, max: 128 },
    appliancesPerUnit: 40,
    imagesPerUnit: 10,
    ownersPerProperty: 20,
    unitsPerCall: 500,
    parkingSpaces: 9999,
    rentCents: 1_000_000_000,
    listPage: 25,
    listPageMax: 100,
    unitsPerRead: 200,
    inlineFileBytesPerCall: 2_500_000,
  });
});
