import { describe, expect, it } from 'vitest';
import { withAddress } from '../../../ui/with-address';
import { addressOf } from '../address-of';
import { propertyPlaces, sortedBy } from './list-place';

describe('the place of the property list in the address', () => {
  it.each([
    [{}, {}],
    [
      { search: 'elm', type: 'Office', sort: 'name' },
      { search: 'elm', type: 'Office', sort: 'name' },
    ],
    [{ search: '  ', type: 'Castle', sort: 'sideways', page: 'x' }, {}],
    [{ sort: 'newest' }, {}],
    [
      { page: '3', before: 'c' },
      { page: 3, before: 'c' },
    ],
  ])('reads %j', (raw, place) => {
    expect(propertyPlaces.parse(raw)).toEqual(place);
  });

  it('is cleared of search and type, not of its order', () => {
    expect(propertyPlaces.cleared({ search: 'elm', type: 'Office', sort: 'name' })).toEqual({ sort: 'name' });
  });

  it.each([
    [undefined, 'name', 'name'],
    ['name', 'name', 'name-descending'],
    ['name-descending', 'name', 'name'],
    [undefined, 'added', 'oldest'],
    ['oldest', 'added', undefined],
    ['name', 'added', undefined],
  ] as const)('ordered by %s goes on a click on %s to %s', (sort, key, next) => {
    const place = sortedBy({ search: 'elm', page: 2, after: 'c', sort }, key);
    expect(place).toEqual({ search: 'elm', ...(next && { sort: next }) });
  });
});

it('writes an address without its missing parts', () => {
  expect(addressOf({ street_address: '12 Elm St', city: 'Austin', state: 'Texas', zipcode: '78701' })).toBe(
    '12 Elm St, Austin, Texas 78701',
  );
  expect(addressOf({ street_address: '', city: 'Austin', state: '', zipcode: '' })).toBe('Austin');
});

it('names a property once that is called after its street', () => {
  expect(withAddress('Maple Court', '12 Elm St, Austin')).toBe('Maple Court, 12 Elm St, Austin');
  expect(withAddress('12 Elm St', '12 Elm St, Austin')).toBe('12 Elm St, Austin');
});
