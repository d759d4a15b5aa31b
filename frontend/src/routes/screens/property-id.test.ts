import { describe, expect, it } from 'vitest';
import { parseDetails, propertyIdOf } from './property-id';

describe('which property a link means [PRP-24]', () => {
  it.each([
    [{ id: 'prp_1' }, {}, 'prp_1'],
    [{ property_id: 'prp_2' }, {}, 'prp_2'],
    [{}, { id: 'prp_3' }, 'prp_3'],
    [{}, { property_id: 'prp_4' }, 'prp_4'],
    [{ id: 'prp_1' }, { id: 'prp_3' }, 'prp_1'],
    [{ id: 12 }, undefined, '12'],
    [{ id: { a: 1 } }, null, ''],
  ])('%j with the state %j is %s', (search, state, id) => {
    expect(propertyIdOf(search, state)).toBe(id);
  });

  it('keeps the id and a page past the first in the address', () => {
    expect(parseDetails({ property_id: 7, page: '3', other: 'x' })).toEqual({ id: '7', page: 3 });
    expect(parseDetails({ page: 1 })).toEqual({});
  });
});
