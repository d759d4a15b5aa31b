import { describe, expect, it } from 'vitest';
import { zoneOf } from '../leases/time-zones';
import { countries } from './locations-data';
import { isCityName, stateOfCode, usStates, zipWarning } from './us-states';

describe('states', () => {
  it('are fifty, the District of Columbia and five territories, the data set’s among them, each in a zone', () => {
    expect(usStates).toHaveLength(56);
    const ofSpec = countries.flatMap(({ states }) => states.map(({ name }) => name));
    expect(ofSpec.filter((name) => !usStates.includes(name))).toEqual([]);
    expect(usStates.filter((state) => zoneOf({ state, zipcode: '' }) === undefined)).toEqual([]);
  });

  it('are known by two letters', () => {
    expect(['oh', 'DC', 'WY', 'PR', 'VI', 'XX'].map(stateOfCode)).toEqual([
      'Ohio',
      'District of Columbia',
      'Wyoming',
      'Puerto Rico',
      'U.S. Virgin Islands',
      undefined,
    ]);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['Ohio', '43215', undefined],
    ['Ohio', '34215', 'Ohio has no ZIP 34215: it is in Florida'],
    ['Texas', '00001', 'Texas has no ZIP 00001'],
    ['Texas', '88510', undefined],
    ['Oklahoma', '73301', 'Oklahoma has no ZIP 73301: it is in Texas'],
    ['Vermont', '05501', 'Vermont has no ZIP 05501: it is in Massachusetts'],
    ['Ohio', '4321', undefined],
    ['Ontario', '43215', undefined],
  ])('of %s: %s', (state, zipcode, warning) => {
    expect(zipWarning({ state, zipcode })).toBe(warning);
  });
});

describe('a city', () => {
  it.each(["Coeur d'Alene", 'Winston-Salem', 'St. Paul', 'Cañon City', 'Ai', 'O’Fallon'])(
    'can be %s',
    (name) => expect(isCityName(name)).toBe(true),
  );
  it.each(['', 'A', '43215', 'Ames, IA', ' ', '-Ames', 'x'.repeat(41)])('cannot be %j', (name) =>
    expect(isCityName(name)).toBe(false),
  );
});
