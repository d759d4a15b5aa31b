import { describe, expect, it } from 'vitest';
import {
  addressOf,
  narrowed,
  nextPlace,
  parseListPlace,
  previousPlace,
  queryOf,
  rangeText,
} from './list-place';

describe('the place of the property list in the address', () => {
  it.each([
    [{}, {}],
    [
      { search: 'elm', type: 'Office', sort: 'name' },
      { search: 'elm', type: 'Office', sort: 'name' },
    ],
    [{ search: 12 }, { search: '12' }],
    [{ search: '  ', type: 'Castle', sort: 'sideways', page: 'x' }, {}],
    [{ sort: 'newest' }, {}],
    [{ page: 3 }, {}],
    [
      { page: '3', after: 'c' },
      { page: 3, after: 'c' },
    ],
    [{ after: 'a', before: 'b' }, { after: 'a' }],
    [{ search: ['a'], type: { a: 1 } }, {}],
  ])('reads %j', (raw, place) => {
    expect(parseListPlace(raw)).toEqual(place);
  });

  it('begins at the first page when the filter changes', () => {
    expect(narrowed({ search: 'elm', page: 2, after: 'c' }, { type: 'Office' })).toEqual({
      search: 'elm',
      type: 'Office',
    });
    expect(narrowed({ search: 'elm', type: 'Office' }, { search: '', type: '' })).toEqual({});
  });

  it('walks on and back, and needs no cursor on the first page', () => {
    const second = nextPlace({ sort: 'name' }, { next: 'n1' });
    expect(second).toEqual({ sort: 'name', page: 2, after: 'n1' });
    const third = nextPlace(second ?? {}, { next: 'n2' });
    expect(third).toEqual({ sort: 'name', page: 3, after: 'n2' });
    const back = previousPlace(third ?? {}, { previous: 'p2' });
    expect(back).toEqual({ sort: 'name', page: 2, before: 'p2' });
    expect(previousPlace(back ?? {}, { previous: 'p1' })).toEqual({ sort: 'name' });
    expect(previousPlace({}, {})).toBeUndefined();
    expect(nextPlace({}, {})).toBeUndefined();
  });

  it('asks the server without the page number', () => {
    expect(queryOf({ search: 'elm', page: 2, after: 'c' })).toEqual({ search: 'elm', after: 'c', limit: 25 });
  });

  it.each([
    [{}, 0, 0, true, ''],
    [{}, 1, 1, true, '1 of 1'],
    [{}, 25, 312, false, '1–25 of 312'],
    [{ page: 3, after: 'c' }, 25, 1312, false, '51–75 of 1,312'],
    [{ search: 'e' }, 1, undefined, true, '1 of 1'],
    [{ search: 'e' }, 25, undefined, false, '1–25'],
    [{ search: 'e', page: 2, after: 'c' }, 4, undefined, true, '26–29 of 29'],
  ])('says the range of %j with %i rows of %s, the last page: %s', (place, rows, total, isLast, text) => {
    expect(rangeText(place, { rows, total, isLast })).toBe(text);
  });

  it('writes an address without its missing parts', () => {
    expect(addressOf({ street_address: '12 Elm St', city: 'Austin', state: 'Texas', zipcode: '78701' })).toBe(
      '12 Elm St, Austin, Texas 78701',
    );
    expect(addressOf({ street_address: '', city: 'Austin', state: '', zipcode: '' })).toBe('Austin');
  });
});
