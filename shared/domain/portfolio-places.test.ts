import { describe, expect, it } from 'vitest';
import { countries } from './locations-data';
import { placesBeside, readPlace, readState } from './portfolio-places';

const read = (over: Partial<Parameters<typeof readPlace>[0]> = {}) =>
  readPlace({ country: 'United States', state: 'Iowa', city: 'Ames', zipcode: '50010', ...over });

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
      ...['Alabama', 'Connecticut', 'Iowa', 'Missouri', 'Montana'],
      ...['North Dakota', 'Nevada', 'Oregon', 'Washington', 'Wisconsin'],
    ]);
    expect(known).toHaveLength(36);
  });

  it('knows the cities by their short words', () => {
    expect(read({ state: 'MN', city: 'Saint Paul', zipcode: '55101' }).place.city).toBe('St. Paul');
    expect(read({ state: 'TX', city: 'Ft Worth', zipcode: '76101' }).problems).toEqual([]);
  });

  it.each<[Parameters<typeof read>[0], string, string | RegExp]>([
    [{ city: 'Des Moine' }, 'city', /^Not in the list of cities of Iowa\. Suggested: Des Moines/],
    [{ city: 'Zzyzx', zipcode: '50011' }, 'city', /Suggested: Ames, /],
    [{ city: 'Dubuk' }, 'city', 'Not in the list of cities of Iowa. Suggested: Dubuque'],
    [
      { city: 'Zzyzx', zipcode: '52240' },
      'city',
      'Not in the list of cities of Iowa. Suggested: Iowa City, Marion, Cedar Rapids',
    ],
    [
      { city: 'Zzyzx', zipcode: '' },
      'city',
      'Not in the list of cities of Iowa. Suggested: Des Moines, Cedar Rapids, Davenport',
    ],
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

  it('offers the cities of the line’s state', () => {
    expect(placesBeside('city', { country: 'US', state: 'IA' })).toContain('Ames');
    expect(placesBeside('city', { country: 'US', state: '' })).toEqual([]);
  });

  it('offers every country and state, whatever the line says', () => {
    const line = { country: 'Canada', state: 'Zz' };
    expect(placesBeside('country', line)).toEqual(['United States']);
    expect(placesBeside('state', line)).toEqual(
      countries.flatMap(({ states }) => states.map(({ name }) => name)),
    );
  });
});
