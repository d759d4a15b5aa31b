import { describe, expect, it } from 'vitest';
import { withAddress } from '../../../ui/primitives/with-address';
import { addressOf } from '../address-of';
import { propertiesAsked, propertyPlaces } from './list-place';

describe('the place of the property list in the address', () => {
  it.each([
    [{}, {}],
    [
      { q: 'elm', type: 'Office', sort: 'rent.desc', state: 'Ohio,Iowa' },
      { q: 'elm', type: 'Office', sort: 'rent.desc', state: 'Ohio,Iowa' },
    ],
    [{ q: '  ', type: 'Castle', sort: 'sideways', page: 'x', occupancy: 'full', bank: 'ready' }, {}],
    [
      { search: 'elm', archived: 'only', sort: 'newest' },
      { q: 'elm', view: 'archived' },
    ],
    [{ archived: 'only', view: 'active' }, { view: 'active' }],
  ])('reads %j', (raw, place) => {
    expect(propertyPlaces.parse(raw)).toEqual(place);
  });

  it('is cleared of its filters, not of its view and order', () => {
    const place = { q: 'elm', bank: 'missing', view: 'archived', sort: 'rent.desc' } as const;
    expect(propertyPlaces.cleared(place)).toEqual({ view: 'archived', sort: 'rent.desc' });
  });

  it.each([
    [undefined, { sort: 'name' }],
    ['name.desc', { sort: 'name-descending' }],
    ['added.desc', { sort: 'newest' }],
    ['added.asc', { sort: 'oldest' }],
    ['rent.desc', { order: 'rent.desc' }],
  ])('ordered by %s asks for %j', (sort, asked) => {
    const { sort: byKey, order } = propertiesAsked({ sort });
    expect({ sort: byKey, order }).toEqual({ sort: undefined, order: undefined, ...asked });
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
