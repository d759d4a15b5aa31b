import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../csv';
import {
  cleanCell,
  guardCell,
  readAppliances,
  readFurnished,
  readPropertyType,
  writeAppliances,
} from './portfolio-cells';

describe('a text that is exported and read again', () => {
  const unquoted = (cell: string): string =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  const again = (text: string): string => cleanCell(unquoted(csvCell(guardCell(text))));

  it('is the same with a formula in a later line, behind a semicolon', () => {
    expect(again(';\n+"x')).toBe(';\n+"x');
  });

  it('is the same whatever of formulas, guards, separators and lines is in it', () => {
    const text = fc.array(fc.constantFrom(';', '|', '\n', '"', "'", '=', '+', '-', ' ', 'x', ','), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (letters) => {
        expect(again(letters.join(''))).toBe(letters.join(''));
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });
});

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

describe('the appliances of a unit in a file', () => {
  it.each([
    ['Oven; AC, Pool', ['Oven', 'AC', 'Pool']],
    ['oven; POOL', ['Oven', 'POOL']],
    ['Pool; oven; pool; Oven', ['Pool', 'Oven']],
    [' ; Oven;, ', ['Oven']],
    ['"Tub; hot"; "Grill, 30"" wide"', ['Tub; hot', 'Grill, 30" wide']],
    ['"Tub"; tub; ""', ['Tub']],
    ['"Tub', ['"Tub']],
    ['', []],
  ])('of %j are %j', (text, names) => {
    expect(readAppliances(text)).toEqual(names);
  });

  it('are read as they were written', () => {
    const names = ['Oven', 'Tub; hot', 'Grill, 30" wide'];
    expect(writeAppliances(names)).toBe('Oven; "Tub; hot"; "Grill, 30"" wide"');
    expect(readAppliances(writeAppliances(names))).toEqual(names);
  });
});
