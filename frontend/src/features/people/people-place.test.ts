import { describe, expect, it } from 'vitest';
import { peoplePlaces } from './people-place';

describe('the place of the people list in the address', () => {
  it.each([
    [
      { search: 'mia', role: 'rentalManager', status: 'invited' },
      { search: 'mia', role: 'rentalManager', status: 'invited' },
    ],
    [{ search: ' ', role: 'king', status: 'gone', page: 3 }, {}],
    [{ person: 'rol_1', invite: true }, { person: 'rol_1' }],
    [{ invite: true }, { invite: true }],
    [{ invite: 'yes', role: 'toString' }, {}],
  ])('reads %j', (raw, place) => {
    expect(peoplePlaces.parse(raw)).toEqual(place);
  });

  it('asks the server for no drawer, and is not narrowed by one', () => {
    const place = { search: 'mia', after: 'c', page: 2, person: 'rol_1' };
    expect(peoplePlaces.narrowed(place, { status: 'active' })).toEqual({ search: 'mia', status: 'active' });
    expect(peoplePlaces.queryOf(place)).toEqual({ search: 'mia', after: 'c', limit: 25 });
    expect([
      peoplePlaces.isNarrowed({ invite: true }),
      peoplePlaces.isNarrowed({ status: 'invited' }),
    ]).toEqual([false, true]);
  });
});
