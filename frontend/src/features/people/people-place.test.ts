import { describe, expect, it } from 'vitest';
import { closed, isNarrowed, narrowed, parsePeoplePlace, queryOf } from './people-place';

describe('the place of the people list in the address', () => {
  it.each([
    [{}, {}],
    [
      { search: 'mia', role: 'rentalManager', status: 'invited' },
      { search: 'mia', role: 'rentalManager', status: 'invited' },
    ],
    [{ search: ' ', role: 'king', status: 'gone', page: 3 }, {}],
    [
      { page: '2', after: 'c' },
      { page: 2, after: 'c' },
    ],
    [{ person: 'rol_1', invite: true }, { person: 'rol_1' }],
    [{ invite: true }, { invite: true }],
    [{ invite: 'yes', role: 'toString' }, {}],
  ])('reads %j', (raw, place) => {
    expect(parsePeoplePlace(raw)).toEqual(place);
  });

  it('begins at the first page when a filter changes, and asks the server for no drawer', () => {
    const place = { search: 'mia', after: 'c', page: 2, person: 'rol_1' };
    expect(narrowed(place, { status: 'active' })).toEqual({ search: 'mia', status: 'active' });
    expect(narrowed(place, { search: '' })).toEqual({});
    expect(queryOf(place)).toEqual({ search: 'mia', after: 'c', limit: 25 });
    expect(closed({ invite: true, role: 'owner' })).toEqual({ role: 'owner' });
    expect([isNarrowed({}), isNarrowed({ status: 'invited' })]).toEqual([false, true]);
  });
});
