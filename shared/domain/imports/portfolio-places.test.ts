import { describe, expect, it } from 'vitest';
import { countries } from '../portfolio/locations-data';
import { placesBeside, readPlace, readState } from './portfolio-places';

const read = (over: Partial<Parameters<typeof readPlace>[0]> = {}) =>
  readPlace({ country: 'United States', state: 'Iowa', city: 'Ames', ...over });

describe('a place of a file', () => {
  it.each([
    { country: 'US' },
    { country: 'usa' },
    { country: 'U.S.A.' },
    { country: 'united states' },
    { country: 'United States of America' },
    { state: 'IA' },
    { state: 'ia' },
    { state: 'IOWA' },
    { city: 'AMES' },
  ])('%j is the form’s [PRP-08] [PRP-31]', (over) => {
    expect(read(over)).toEqual({
      place: { country: 'United States', state: 'Iowa', city: 'Ames' },
      problems: [],
    });
  });

  it('knows each state of the list by its code', () => {
    const known = countries.flatMap(({ states }) => states.map(({ name }) => name));
    const codes = ['AL', 'CT', 'IA', 'MO', 'MT', 'ND', 'NV', 'OR', 'WA', 'WI'];
    expect(codes.map(readState)).toEqual([
      'Alabama',
      'Connecticut',
      'Iowa',
      'Missouri',
      'Montana',
      'North Dakota',
      'Nevada',
      'Oregon',
      'Washington',
      'Wisconsin',
    ]);
    expect(known).toHaveLength(36);
  });

  it('knows the cities by their short words', () => {
    expect(read({ state: 'MN', city: 'Saint Paul' }).place.city).toBe('St. Paul');
    expect(read({ state: 'TX', city: 'Ft Worth' }).problems).toEqual([]);
  });

  it.each<[Parameters<typeof read>[0], string, string | RegExp]>([
    [{ city: 'Ames, IA' }, 'city', /^Enter the name of a city/],
    [{ state: 'Iova' }, 'state', 'Not in the list of states. Did you mean Iowa, Ohio?'],
    [{ state: 'Mass. Bight' }, 'state', 'Not in the list of states. Did you mean Massachusetts?'],
    [{ state: 'Mass. Bighty' }, 'state', 'Not in the list of states'],
    [{ state: 'Zz' }, 'state', 'Not in the list of states'],
    [{ country: 'Canada' }, 'country', 'Choose one of: United States'],
  ])('%j is outside the lists: an error with what comes close', (over, column, message) => {
    expect(read(over).problems).toEqual([
      { column, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('leaves what is empty to the rule, and a city to its state', () => {
    expect(read({ country: '', state: '', city: '' }).problems).toEqual([]);
    expect(read({ state: 'Zz', city: 'Nowhere' }).problems.map(({ column }) => column)).toEqual(['state']);
  });

  it('offers the states of the list in its order, then the others, and no cities', () => {
    expect(placesBeside('country')).toEqual(['United States']);
    const listed = countries.flatMap(({ states }) => states.map(({ name }) => name));
    expect(placesBeside('state').slice(0, listed.length)).toEqual(listed);
    expect(placesBeside('state')).toHaveLength(56);
    expect(placesBeside('city')).toEqual([]);
  });

  it.each([
    ['Vermont', 'Burlington'],
    ['PR', 'Mayagüez'],
    ['Iowa', 'Zzyzx'],
  ])('takes any state and city: %s, %s', (state, city) => {
    expect(read({ state, city })).toMatchObject({ place: { city }, problems: [] });
  });
});
