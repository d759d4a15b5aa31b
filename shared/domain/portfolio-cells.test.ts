import { describe, expect, it } from 'vitest';
import { readFurnished, readPropertyType } from './portfolio-cells';

describe('the type of a property in a file', () => {
  it.each([
    ['Single Family', ['single family', 'House', 'Single-Family Home', 'SFR']],
    ['Multi Family', ['MULTI FAMILY', 'Apartment', 'Apartments', 'Multi-family home', 'Duplex']],
    [
      'Condo/Townhome',
      ['condo/townhome', 'Condo', 'Condominium', 'Townhome', 'Town house', 'Condo/Townhouse'],
    ],
    ['Others', ['others', 'Other', 'Storage']],
    ['Parking', ['parking', 'Parking space']],
    ['Castle', ['Castle']],
  ])('is %s for each of %j', (type, words) => {
    expect(words.map(readPropertyType)).toEqual(words.map(() => type));
  });
});

describe('how a property in a file is furnished', () => {
  it.each([
    ['fullyFurnished', ['Furnished', 'full', 'YES', 'fully furnished']],
    ['semiFurnished', ['Partly', 'partially furnished', 'semi', 'Semi Furnished']],
    ['unfurnished', ['Not furnished', 'no', 'Unfurnished']],
    [undefined, ['perhaps', '']],
  ])('is %s for each of %j', (type, words) => {
    expect(words.map(readFurnished)).toEqual(words.map(() => type));
  });
});
