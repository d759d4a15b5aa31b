import { describe, expect, it } from 'vitest';
import { chosenIn, chosenText, isInRange, mostChosen, rangeText, readRange } from './list-filters';
import { nextOrder, orderText, readOrder, sortLines } from './list-order';

describe('the order of a list', () => {
  const keys = ['balance', 'days30'];

  it('is written as a column and a direction, and read back only if the column is known', () => {
    for (const text of ['balance.desc', 'balance.asc', 'days30.desc']) {
      const order = readOrder(text, keys);
      expect(order && orderText(order)).toBe(text);
    }
    for (const text of ['rent.asc', 'balance', 'balance.up', '', undefined, 3, 'balance.desc.x'])
      expect(readOrder(text, keys)).toBeUndefined();
  });

  it('goes from a header’s own direction to the other, and by a third press to the default', () => {
    const upward = nextOrder(undefined, { key: 'unit' });
    expect(upward).toEqual({ key: 'unit', isDescending: false });
    const downward = nextOrder(upward, { key: 'unit' });
    expect(downward).toEqual({ key: 'unit', isDescending: true });
    expect(nextOrder(downward, { key: 'unit' })).toBeUndefined();
    const most = nextOrder(downward, { key: 'balance', startsDescending: true });
    expect(most).toEqual({ key: 'balance', isDescending: true });
    const least = nextOrder(most, { key: 'balance', startsDescending: true });
    expect(least).toEqual({ key: 'balance', isDescending: false });
    expect(nextOrder(least, { key: 'balance', startsDescending: true })).toBeUndefined();
  });
});

describe('sorted lines', () => {
  const lines = [
    { id: 'a', property: 'Elm', unit: '10', cents: 5 },
    { id: 'b', property: 'Elm', unit: '2', cents: 5 },
    { id: 'c', property: 'Ash', unit: '7', cents: 5 },
    { id: 'd', property: 'Oak', unit: '1', cents: 9 },
    { id: 'e', property: 'Oak', unit: '3', cents: undefined },
  ];
  type Line = (typeof lines)[number];
  const ties = [({ property }: Line) => property, ({ unit }: Line) => unit];
  const idsBy = (sortValue: (line: Line) => string | number | undefined, isDescending: boolean) =>
    sortLines(lines, { sortValue, isDescending, ties }).map(({ id }) => id);

  it('are told apart by property and unit in their natural order, whichever the direction', () => {
    expect(idsBy(({ cents }) => cents, false)).toEqual(['c', 'b', 'a', 'd', 'e']);
    expect(idsBy(({ cents }) => cents, true)).toEqual(['d', 'c', 'b', 'a', 'e']);
  });

  it('have those without a value last, either way', () => {
    expect(idsBy(({ cents }) => cents, false).at(-1)).toBe('e');
    expect(idsBy(({ cents }) => cents, true).at(-1)).toBe('e');
  });

  it('compare numbers in words as numbers, and leave the input as it was', () => {
    const before = [...lines];
    expect(idsBy(({ unit }) => unit, false)).toEqual(['d', 'b', 'e', 'c', 'a']);
    expect(lines).toEqual(before);
  });
});

describe('what is chosen of a filter', () => {
  it('is a list in one part of the address, each once', () => {
    expect(chosenIn('a,b,,a, c')).toEqual(['a', 'b', 'c']);
    expect(chosenIn(undefined)).toEqual([]);
    expect(chosenText(['a', 'b'])).toBe('a,b');
    expect(chosenText([])).toBeUndefined();
    const many = Array.from({ length: mostChosen + 1 }, (_, at) => `i${at}`);
    expect(chosenIn(many.join(','))).toHaveLength(mostChosen);
    expect(chosenIn(chosenText(many))).toHaveLength(mostChosen);
  });
});

describe('a range', () => {
  it.each([
    ['1..30', { from: 1, to: 30 }],
    ['31..', { from: 31, to: undefined }],
    ['..5', { from: undefined, to: 5 }],
    ['-5..5', { from: -5, to: 5 }],
    ['0.5..1450.25', { from: 0.5, to: 1450.25 }],
    ['..99.99', { from: undefined, to: 99.99 }],
  ])('%s is read and written alike', (text, range) => {
    expect(readRange(text)).toEqual(range);
    expect(rangeText(range)).toBe(text);
  });

  it('has its smaller end first, and one end at least', () => {
    expect(readRange('30..1')).toEqual({ from: 1, to: 30 });
    for (const text of ['..', '', 'x..3', '1.505..3', '1...3', '1.2.3..4', undefined])
      expect(readRange(text)).toBeUndefined();
    expect(rangeText({})).toBeUndefined();
  });

  it('includes both ends, and nothing that is missing', () => {
    const range = { from: 1, to: 30 };
    expect([0, 1, 30, 31, undefined].map((number) => isInRange(number, range))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isInRange(31, { from: 31 })).toBe(true);
    expect(isInRange(6, { to: 5 })).toBe(false);
    expect(isInRange(undefined, undefined)).toBe(true);
  });
});
