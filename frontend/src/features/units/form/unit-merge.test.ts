import { describe, expect, it } from 'vitest';
import { differencesOf, firstChoices, merged } from '../../../forms/merge';
import { emptyUnitForm, type UnitFormValues } from './unit-form-values';
import { unitMerge, withoutGonePhotos } from './unit-merge';

const unit = (change: Partial<UnitFormValues['units'][0]>, images: UnitFormValues['images'] = []) => {
  const empty = emptyUnitForm('Multi Family');
  return { ...empty, units: [{ ...empty.units[0], ...change }], images } satisfies UnitFormValues;
};
const stands = (id: string, alt = '') => ({ id, alt, url: `/${id}` });
const fresh = { id: 'new', alt: 'Garden', file: new File(['x'], 'garden.png') };

describe('two people at one unit', () => {
  const base = unit({ unitNumber: '101', rentprice: '800', bedrooms: '1' });

  it('are told only of what differs', () => {
    const theirs = unit({ unitNumber: '102', rentprice: '850', bedrooms: '1' });
    const mine = unit({ unitNumber: '103', rentprice: '850', bedrooms: '2' });
    expect(differencesOf(unitMerge, { base, theirs, mine })).toEqual([
      { name: 'unitNumber', label: 'Unit number', theirs: '102', mine: '103', touched: true },
    ]);
  });

  it('what only the other one changed is taken, what was typed stays until chosen otherwise', () => {
    const theirs = unit({ unitNumber: '102', rentprice: '850', bedrooms: '1' });
    const mine = unit({ unitNumber: '103', rentprice: '800', bedrooms: '2' });
    const choices = firstChoices(differencesOf(unitMerge, { base, theirs, mine }));
    expect(choices).toEqual({ unitNumber: 'mine', rentprice: 'theirs' });
    expect(merged(unitMerge, { theirs, mine, choices }).units[0]).toMatchObject({
      unitNumber: '103',
      rentprice: '850',
      bedrooms: '2',
    });
    const given = { ...choices, unitNumber: 'theirs' } as const;
    expect(merged(unitMerge, { theirs, mine, choices: given }).units[0].unitNumber).toBe('102');
  });

  it('a photo just added is never lost, one taken out by the other is not sent again', () => {
    const theirs = unit({}, [stands('b'), stands('c')]);
    const mine = unit({}, [stands('a'), stands('b', 'Bath'), fresh]);
    const kept = withoutGonePhotos(mine, theirs);
    expect(kept.images.map(({ id }) => id)).toEqual(['b', 'new']);
    const choices = { images: 'theirs' } as const;
    expect(merged(unitMerge, { theirs, mine: kept, choices }).images.map(({ id }) => id)).toEqual([
      'b',
      'c',
      'new',
    ]);
  });
});
