import { describe, expect, it } from 'vitest';
import { anId, flag, keyOf, oneOf, text } from './address-parts';
import { pageOf, rangeText } from './list-paging';
import { listPlaces } from './list-place';

const list = listPlaces({
  filters: { search: text(), type: oneOf(['House', 'Office']) },
  kept: { sort: keyOf({ name: 'Name', oldest: 'Oldest first' }) },
  open: { person: anId, invite: flag },
  isTwoWay: true,
});

describe('the place of a list in the address', () => {
  it.each([
    [{}, {}],
    [
      { search: 'elm', type: 'Office', sort: 'name' },
      { search: 'elm', type: 'Office', sort: 'name' },
    ],
    [{ search: 12 }, { search: '12' }],
    [{ search: '  ', type: 'Castle', sort: 'sideways', page: 'x' }, {}],
    [{ sort: 'toString', color: 'red' }, {}],
    [{ page: 3, trail: ['c'] }, {}],
    [
      { page: '3', after: 'c', trail: ['b', {}, ''] },
      { page: 3, after: 'c', trail: ['b'] },
    ],
    [{ after: 'a', before: 'b' }, { after: 'a' }],
    [{ before: 'b', trail: ['a'], page: -2 }, { before: 'b' }],
    [{ search: ['a'], type: { a: 1 }, trail: 'abc' }, {}],
    [{ person: 'rol_1', invite: true }, { person: 'rol_1' }],
    [{ invite: 'yes', after: { a: 1 } }, {}],
  ])('reads %j', (raw, place) => {
    expect(list.parse(raw)).toEqual(place);
  });

  it('takes no way back that the server does not know', () => {
    expect(listPlaces({}).parse({ before: 'b', page: 2 })).toEqual({});
  });

  it('is no longer than the server takes it: words are cut, a cursor is left out', () => {
    expect(list.parse({ search: 'a'.repeat(201) }).search).toHaveLength(200);
    expect(list.parse({ after: 'c'.repeat(600) }).after).toHaveLength(600);
    expect(list.parse({ after: 'c'.repeat(601) })).toEqual({});
  });

  it('begins at the first page, with nothing open, when a filter or the order changes', () => {
    const place = {
      search: 'elm',
      sort: 'name',
      page: 2,
      after: 'c',
      trail: ['b'],
      person: 'rol_1',
    } as const;
    expect(list.narrowed(place, { type: 'Office' })).toEqual({ search: 'elm', type: 'Office', sort: 'name' });
    expect(list.narrowed(place, { search: '' })).toEqual({ sort: 'name' });
    expect(list.cleared(place)).toEqual({ sort: 'name' });
    expect(list.filtersOf(place)).toEqual({ search: 'elm', sort: 'name' });
    expect([list.isNarrowed(place), list.isNarrowed({ sort: 'name' })]).toEqual([true, false]);
  });

  it('keeps its page while something is opened and closed beside it', () => {
    const place = { page: 2, after: 'c', search: 'elm' };
    expect(list.opened(place, { person: 'rol_1' })).toEqual({ ...place, person: 'rol_1' });
    expect(list.opened({ ...place, invite: true })).toEqual(place);
  });

  it('asks the server without the page number, the trail, and what is open', () => {
    const place = { search: 'elm', page: 3, after: 'c', trail: ['b'], person: 'rol_1' };
    expect(list.queryOf(place)).toEqual({ search: 'elm', after: 'c', limit: 25 });
  });
});

describe('the pages of a list', () => {
  it('go on and back by the server’s own cursors, where it has both', () => {
    const second = list.next({ sort: 'name' }, { next: 'n1' }) ?? {};
    expect(second).toEqual({ sort: 'name', page: 2, after: 'n1' });
    const third = list.next(second, { next: 'n2', previous: 'p1' }) ?? {};
    expect(third).toEqual({ sort: 'name', page: 3, after: 'n2' });
    const back = list.previous(third, { previous: 'p2' }) ?? {};
    expect(back).toEqual({ sort: 'name', page: 2, before: 'p2' });
    expect(list.previous(back, { previous: 'p1' })).toEqual({ sort: 'name' });
    expect(list.next(back, { next: 'n2', previous: 'p1' })).toEqual(third);
  });

  it('go back by the trail in the address, where the server only knows the way on', () => {
    let place = list.parse({});
    for (const next of ['n1', 'n2', 'n3']) place = list.next(place, { next }) ?? {};
    expect(place).toEqual({ page: 4, after: 'n3', trail: ['n1', 'n2'] });
    const third = list.previous(list.parse(place), {}) ?? {};
    expect(third).toEqual({ page: 3, after: 'n2', trail: ['n1'] });
    const second = list.previous(third, {}) ?? {};
    expect(second).toEqual({ page: 2, after: 'n1' });
    expect(list.previous(second, {})).toEqual({});
  });

  it('end at the first and at the last', () => {
    expect(list.previous({}, {})).toBeUndefined();
    expect(list.next({}, {})).toBeUndefined();
  });

  it('lead to the first from a page whose way back the address does not say', () => {
    expect(list.previous({ page: 7, after: 'n6' }, {})).toEqual({});
    expect(list.previous({ after: 'n' }, {})).toEqual({});
    expect(pageOf({ after: 'n' })).toBe(2);
  });

  it('keep the trail of the ten before', () => {
    let place = list.parse({});
    for (let page = 2; page <= 14; page++) place = list.next(place, { next: `n${page}` }) ?? {};
    expect(place.trail).toEqual(['n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10', 'n11', 'n12', 'n13']);
    expect(list.parse({ ...place, trail: [...(place.trail ?? []), 'a', 'b'] }).trail).toHaveLength(10);
  });

  it.each([
    [{}, 0, 0, true, ''],
    [{}, 1, 1, true, '1 of 1'],
    [{}, 25, 312, false, '1–25 of 312'],
    [{ page: 3, after: 'c' }, 25, 1312, false, '51–75 of 1,312'],
    [{}, 25, undefined, false, '1–25'],
    [{ after: 'c' }, 4, undefined, true, '26–29 of 29'],
  ])('say the range of %j with %i rows of %s, the last page: %s', (place, rows, total, isLast, words) => {
    expect(rangeText(place, { rows, size: 25, total, isLast })).toBe(words);
  });
});
