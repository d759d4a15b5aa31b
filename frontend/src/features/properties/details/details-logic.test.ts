import { describe, expect, it } from 'vitest';
import type { PropertyRead, UnitRead } from '../../../../../shared/contract/properties';
import { picturesOfProperty } from './pictures';
import { sortedSets } from './share-sets';

const set = (effective_from: string) => ({ effective_from, shares: [] });

describe('share sets, newest first', () => {
  it.each([
    ['2026-01-05', '2026-01-05', ['2027-01-01'], ['2020-01-01']],
    ['2026-12-31', '2026-01-05', ['2027-01-01'], ['2020-01-01']],
    ['2027-06-01', '2027-01-01', [], ['2026-01-05', '2020-01-01']],
    ['2019-01-01', '2020-01-01', ['2026-01-05', '2027-01-01'], []],
  ])('on %s the one from %s counts', (day, current, coming, earlier) => {
    const sets = sortedSets([set('2027-01-01'), set('2026-01-05'), set('2020-01-01')], day);
    expect(sets.current?.effective_from).toBe(current);
    expect(sets.coming.map(({ effective_from }) => effective_from)).toEqual(coming);
    expect(sets.earlier.map(({ effective_from }) => effective_from)).toEqual(earlier);
  });

  it('of none there is none', () => {
    expect(sortedSets([], '2026-01-01')).toEqual({
      current: undefined,
      coming: [],
      earlier: [],
      takenBack: [],
    });
  });
});

describe('the pictures of a property [PRP-24]', () => {
  const unit: Pick<UnitRead, 'unit_number' | 'image_urls' | 'image_alts'> = {
    unit_number: '101',
    image_urls: ['/s3/a.jpg?signature=2', '/s3/b.jpg?signature=2'],
    image_alts: ['Kitchen', ''],
  };
  const property = (image_url: string) =>
    ({ property_title: 'Elm House', image_url, property_units: [unit] }) as unknown as PropertyRead;

  it('begin with its own, and show none twice though the links differ', () => {
    expect(picturesOfProperty(property('/s3/a.jpg?signature=1')).map(({ alt }) => alt)).toEqual([
      'Elm House',
      'Unit 101, photo 2',
    ]);
  });

  it('say what they show, else whose they are', () => {
    expect(picturesOfProperty(property('')).map(({ alt }) => alt)).toEqual(['Kitchen', 'Unit 101, photo 2']);
  });
});
